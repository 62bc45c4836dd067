import type { Chance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { chooseOptions, findMover, getLobbyCard, takeTurn, waitForMessage } from './table.ts';
import type { TestBot } from './test-bot.ts';
import { loadStoredTable } from './verify.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

/** A table for play over days: its people, the host first, and the hours of a turn as `/play` takes them. */
export interface PacedSetting {
  readonly game?: string;
  readonly people?: readonly string[];
  readonly pace?: 'null' | '12' | '24' | '48' | '72';
  /** True if an AI plays a turn whose time is over. */
  readonly strict?: true;
}

/** Opens and starts the table in a channel. Returns the player who is due. */
export async function beginPacedMatch(
  testBot: TestBot,
  channel: string,
  table: PacedSetting = {},
): Promise<PlaygroundUser> {
  const { game = 'runaround', people = ['theo', 'mina'], pace, strict } = table;
  const [host, ...rest] = people.map((key) => testBot.discord.person(key));
  if (!host) throw new Error('Somebody has to open the table');
  await waitForMessage(host.slash(channel, 'play', { game, ...(pace && { 'time-limit': pace }) }));
  await waitUntilIdle(testBot);
  for (const one of rest) await waitForMessage(one.click(getLobbyCard(testBot, channel), 'Join'));
  if (strict) await chooseOption(testBot, channel, host, 'When time runs out', 'AI plays the turn');
  await waitUntilIdle(testBot);
  await waitForMessage(host.click(getLobbyCard(testBot, channel), 'Start'));
  await waitUntilIdle(testBot);
  return findMover(testBot, channel) as PlaygroundUser;
}

/** Has the host choose an option's value, both by label. */
export async function chooseOption(
  testBot: TestBot,
  channel: string,
  host: PlaygroundUser,
  option: string,
  value: string,
): Promise<void> {
  await chooseOptions(testBot, host, channel, [[option, value]]);
}

/** Returns the start of the bot's first match, in ms since 1970. */
export async function getMatchStart({ app: ctx }: TestBot): Promise<number> {
  return (await loadStoredTable(ctx, 1)).record.startedAt ?? 0;
}

/** Has the player who is due play until another is. */
export async function playUntilTurnPasses(testBot: TestBot, channel: string, chance: Chance): Promise<void> {
  const mover = findMover(testBot, channel);
  while (findMover(testBot, channel)?.id === mover?.id) await takeTurn(testBot, channel, chance);
}

/** Returns the other one of Theo and Mina. */
export function getOtherPlayer({ discord }: TestBot, { key }: PlaygroundUser): PlaygroundUser {
  return discord.person(key === 'theo' ? 'mina' : 'theo');
}
