import type { APIMessage } from 'discord-api-types/v10';
import { getGameName } from '../../../src/discord/core/names.ts';
import { games } from '../../../src/games/registry.ts';
import { listPressable, type Playground } from '../../../src/playground/index.ts';
import type { LogEntry } from '../../../src/store/log.ts';
import type { Store } from '../../../src/store/open.ts';
import { stripEmoji } from '../strip-emoji.ts';
import { isPrivate } from '../table.ts';
import { expectCompleteLog, expectToldOnce } from '../verify.ts';
import type { Chaos } from './chaos.ts';

/** Tables that ended and were checked after that; nothing happens there any more. */
export type SettledTables = Set<number>;

/** Exceptions and additions of a scenario to what always holds. */
export interface ConsistencyOptions {
  /** Requests that Discord may refuse, by the lines of `discord.problems`. */
  readonly refusals?: RegExp;
  /** Checks the log of each table that is not settled. */
  readonly log?: (table: number, log: readonly LogEntry[]) => void;
}

/**
 * Expects consistent data after kills.
 * Every press is answered, every acknowledged move is in the log once, every log replays to the stored state, and every entry is published
 * in one message. The channels show exactly the stored boards, at most one playable board each, and that with its picture. Returns the
 * number of moves of the matches found over now.
 */
export async function expectConsistent(
  chaos: Chaos,
  expected: ConsistencyOptions = {},
  settled: SettledTables = new Set(),
): Promise<number> {
  expectQuiet(chaos, expected);
  const missing = chaos.ledger.outcome('unanswered');
  if (missing > 0)
    throw new Error(`${missing} presses were left without an answer, and nothing was in their way`);
  return await expectStored(chaos, expected, settled);
}

/** Expects consistent data as {@link expectConsistent} does, apart from the bot's log and the answers. */
export async function expectStored(
  { discord, app: ctx, ledger }: Pick<Chaos, 'discord' | 'app' | 'ledger'>,
  expected: Pick<ConsistencyOptions, 'log'> = {},
  settled: SettledTables = new Set(),
): Promise<number> {
  const tables = await ctx.store
    .selectFrom('tables')
    .select(['id', 'phase'])
    .where('state', 'is not', null)
    .execute();
  let moves = 0;
  for (const { id, phase } of tables) {
    if (settled.has(id)) continue;
    const log = await expectCompleteLog(ctx, id);
    await expectToldOnce(ctx.store, id);
    ledger.expectKept(id, log);
    expected.log?.(id, log);
    if (phase !== 'playing') settled.add(id);
    if (phase !== 'playing') moves += log.filter(({ kind }) => kind === 'move').length;
  }
  await expectBoards(ctx.store, discord);
  return moves;
}

/** Expects that the bot logged no error, and Discord refused only what is expected. */
export function expectQuiet({ bot, discord }: Chaos, { refusals }: ConsistencyOptions): void {
  const bugs = bot
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  if (bugs.length > 0) throw new Error(`The bot met a bug: ${bugs[0]}`);
  const refused = discord.problems.find((line) => !refusals?.test(line));
  if (refused !== undefined) throw new Error(`Discord refused: ${refused}`);
}

/** Expects that the channels show exactly the stored boards, in stored order. */
async function expectBoards(store: Store, discord: Playground): Promise<void> {
  const posts = await store
    .selectFrom('posts')
    .innerJoin('tables', 'tables.id', 'posts.table_id')
    .select(['posts.message', 'tables.channel'])
    .where('posts.kind', '=', 'board')
    .where('posts.phase', '!=', 'lost')
    .orderBy('posts.id')
    .execute();
  for (const { id, messages } of discord.channels) {
    const shown = messages.filter(isBoard).map((board) => board.id);
    const kept = posts.flatMap(({ channel, message }) => (channel === id && message !== null ? message : []));
    if (shown.join() !== kept.join()) throw new Error(`Channel ${id} shows the boards ${shown}, not ${kept}`);
    const live = messages.filter(isLive);
    if (live.length > 1) throw new Error(`Channel ${id} has ${live.length} boards to play on`);
    const bare = live.find(({ attachments }) => attachments.length === 0);
    if (bare) throw new Error(`Channel ${id} has a board without its picture: ${bare.content}`);
  }
}

/** Returns true for a board, which begins with the game's name on a line of its own, and for the line left of one. */
export function isBoard(message: APIMessage): boolean {
  const content = stripEmoji(message.content);
  const names = games.map((game) => `**${getGameName(game, 'en')}**`);
  return (
    isPublic(message) &&
    names.some((name) => content.startsWith(`${name}\n`) || content.startsWith(`-# ${name}`))
  );
}

/** Returns true if players can play on a message. */
export function isLive(message: APIMessage): boolean {
  const ids = listPressable(message.components).map(({ custom_id = '' }) => custom_id);
  return isPublic(message) && ids.some((id) => /^(?:play|do):/.test(id));
}

/** Returns true if a message is the bot's and everybody sees it. */
export function isPublic(message: APIMessage): boolean {
  return message.author.bot === true && !isPrivate(message);
}
