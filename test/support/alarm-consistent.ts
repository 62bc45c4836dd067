import { expect } from 'vitest';
import { gameName } from '../../src/discord/kit/names.ts';
import { games } from '../../src/games/registry.ts';
import type { AlarmEvening } from './alarm-evening.ts';
import { expectToldOnce, expectWhole, type wholeLog } from './verify.ts';

/**
 * Rex takes no direct messages. What a bot took away that ended before it wrote that down is taken away again, or found to
 * be gone when it is to be changed.
 */
const EXPECTED = / 50007 |^(DELETE|PATCH) .* 10008 /;

/** No bug was met, and Discord refused nothing but that. */
export function expectQuiet({ bot, discord }: AlarmEvening): void {
  expect(bot.output()).not.toMatch(/"level":[56]0/);
  expect(discord.problems.filter((line) => !EXPECTED.test(line))).toEqual([]);
}

/** Every log is whole and is told once, and the channels show the boards of the file that are not gone, and no others. */
export async function expectConsistent(evening: AlarmEvening): Promise<void> {
  const { discord, house } = evening;
  expectQuiet(evening);
  const { store } = house;
  const tables = await store.selectFrom('tables').select('id').where('state', 'is not', null).execute();
  for (const { id } of tables) {
    const log = await expectWhole(house, id);
    expectOneTurnEach(log);
    await expectToldOnce(store, id);
  }
  const boards = store.selectFrom('posts').select('message').where('kind', '=', 'board');
  const posts = await boards.where('phase', '<>', 'lost').execute();
  const shown = discord.channels.flatMap(({ messages }) => messages.filter(isBoard));
  expect(shown.map(({ id }) => id).sort()).toEqual(posts.map(({ message }) => message ?? '').sort());
}

/** A board begins with the game's name on a line of its own. */
function isBoard({ content }: { readonly content: string }): boolean {
  return games.some((game) => content.startsWith(`**${gameName(game, 'en')}**\n`));
}

type Log = Awaited<ReturnType<typeof wholeLog>>;

/** An AI moves for a person in one turn after it was given that, and in no other. */
function expectOneTurnEach(log: Log): void {
  let given: number | null = null;
  let hasMoved = false;
  const ai = new Set<number>();
  for (const entry of log) {
    if (entry.kind === 'seat') entry.to.kind === 'ai' ? ai.add(entry.seat) : ai.delete(entry.seat);
    if (entry.kind === 'time') [given, hasMoved] = [entry.seat, false];
    if (entry.kind !== 'move') continue;
    if (entry.seat !== given && hasMoved) given = null;
    if (entry.seat === given) hasMoved = true;
    if (entry.person === null && !entry.forced && !ai.has(entry.seat)) expect(entry.seat).toBe(given);
  }
}
