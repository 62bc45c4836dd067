import { createHash } from 'node:crypto';
import type { APIMessage } from 'discord-api-types/v10';
import type { Connection } from '../discord/client/connect-options.ts';
import { parseCustomId } from '../discord/core/custom-ids.ts';
import { type Chance, createSeededChance, pickOne } from '../engine/chance.ts';
import {
  listPressable,
  MovableClock,
  openPlayground,
  type Playground,
  type PlaygroundUser,
  type ServerPlan,
} from '../playground/index.ts';
import { openStore, type Store } from '../store/open.ts';
import { clickRandomAnswer, listOpenAnswers } from './open-answers.ts';
import { type LocalBotOptions, withLocalBot } from './with-local-bot.ts';

/** Picture of one pixel: drawing must not cost time. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Running bot in a playground whose clock only the benchmark moves. */
export interface PlaygroundBot {
  readonly discord: Playground;
  readonly clock: MovableClock;
  readonly bot: Connection;
  readonly chance: Chance;
}

/** Server and start of a benchmark in the playground. */
interface PlaygroundBotPlan {
  /** Seed of the secrets of its games. */
  readonly secret: string;
  readonly server: ServerPlan;
  readonly clock?: MovableClock;
  /** Prepares the store before the bot starts. */
  readonly prepare?: (store: Store, guild: string) => Promise<void>;
}

/** Runs a benchmark with a bot in memory, and returns its result. */
export async function withPlaygroundBot<T>(
  { secret, server, clock = new MovableClock(), prepare }: PlaygroundBotPlan,
  work: (hall: PlaygroundBot) => Promise<T>,
): Promise<T> {
  const discord = await openPlayground({ page: false, server, clock });
  const store = await openStore(':memory:');
  await prepare?.(store, discord.guildId);
  const own: LocalBotOptions = {
    app: { store, now: () => clock.now(), secret: () => createHash('sha256').update(secret).digest() },
    renderPool: { render: async () => ({ png: PIXEL, width: 1, height: 1 }) },
    timers: { after: (ms, ring) => clock.at(clock.now() + ms, ring) },
  };
  const done = await withLocalBot(discord, own, (bot) =>
    work({ discord, clock, bot, chance: createSeededChance(1) }),
  );
  await store.destroy();
  return done;
}

/** Returns the newest board of a channel that has buttons. */
export function findBoard(discord: Playground, channel: string): APIMessage | undefined {
  return discord.channel(channel).messages.findLast((message) => {
    const names = listCustomIds(message).map(getComponentName);
    return names.includes('more') && !names.includes('join');
  });
}

/**
 * Presses one answer under the board if there are any; otherwise Play and the answers of the panel until there are no
 * more. Calls `look` before each click. Returns the number of clicks.
 */
export async function clickOnce(
  board: APIMessage,
  mover: PlaygroundUser,
  chance: Chance,
  look: () => void,
): Promise<number> {
  const open = listCustomIds(board).filter((id) => getComponentName(id) === 'do');
  look();
  const first = open.length > 0 ? pickOne(chance, open) : getButtonId(board, 'play');
  const { message } = await (await mover.click(board, first)).settled();
  if (message?.id === board.id) return 1;
  let clicks = 1;
  for (let panel = message; listOpenAnswers(panel).length > 0; clicks++) {
    look();
    panel = (await (await clickRandomAnswer(mover, panel, chance)).settled()).message;
  }
  return clicks;
}

/** Returns the custom id of the button of that name on a message. Throws if there is none. */
export function getButtonId(message: APIMessage, name: string): string {
  const id = listCustomIds(message).find((one) => getComponentName(one) === name);
  if (id === undefined) throw new Error(`There is no button ${name}`);
  return id;
}

/** Returns the custom ids of the components of a message. */
export function listCustomIds({ components }: Partial<Pick<APIMessage, 'components'>>): readonly string[] {
  return listPressable(components).flatMap(({ custom_id }) => custom_id ?? []);
}

/** Returns the name of the button or menu that has this custom id. */
export function getComponentName(id: string): string | undefined {
  return parseCustomId(id)?.name;
}
