import { expect } from 'vitest';
import type { AppContext } from '../../src/app/core/context.ts';
import { getEffectiveLog } from '../../src/app/core/log.ts';
import { loadTable, type Table } from '../../src/app/core/table.ts';
import { replay } from '../../src/engine/kernel.ts';
import { refused } from '../../src/engine/refusal.ts';
import { type LogEntry, loadLogEntries } from '../../src/store/log.ts';
import type { Store } from '../../src/store/open.ts';

type LogSource = Pick<AppContext, 'games' | 'store'>;

/** Loads the table as it is stored. */
export async function loadStoredTable(ctx: AppContext, id: number): Promise<Table> {
  const table = await loadTable(ctx, id);
  if (refused(table)) throw new Error(`There is no table ${id}`);
  return table;
}

/** Loads the whole log of a table. */
export async function loadWholeLog(
  { store }: Pick<LogSource, 'store'>,
  id: number,
): Promise<readonly LogEntry[]> {
  return await loadLogEntries(store, id, 0, 1_000_000);
}

/** Counts the log entries of a table since its match began. */
export async function countEntries(kept: Pick<LogSource, 'store'>, id: number): Promise<number> {
  return (await loadWholeLog(kept, id)).length - 1;
}

/** Loads a table and its log in one transaction, which is safe while an AI is playing. */
async function loadTableAndLog(ctx: AppContext, id: number): Promise<readonly [Table, readonly LogEntry[]]> {
  return await ctx.store.transaction().execute(async (store) => {
    const at = { ...ctx, store };
    return [await loadStoredTable(at, id), await loadWholeLog(at, id)];
  });
}

/** Expects that the log has consecutive numbers, people, times and randomness, and replays to the stored state. Returns the log. */
export async function expectCompleteLog(ctx: AppContext, id: number): Promise<readonly LogEntry[]> {
  const [{ record, game, seats }, log] = await loadTableAndLog(ctx, id);
  expect(log.map(({ number }) => number)).toEqual(log.map((_, at) => at + 1));
  expect(record.version).toBe(log.length);
  const [opening, ...rest] = log;
  expect(opening).toMatchObject({ kind: 'start', person: expect.any(String) });
  if (!log.some(({ kind }) => kind === 'resign' || kind === 'seat'))
    expect(opening?.person).toBe(record.host);
  const moves = getEffectiveLog(rest).filter((entry) => entry.kind === 'move');
  for (const { seat, at } of moves) expect([typeof seat, typeof at]).toEqual(['number', 'number']);
  const match = replay(game, seats.length, record.options, getLuck(opening), moves);
  expect(match.state).toEqual(record.state);
  expect(record.played).toBe(moves.length);
  expect(record.drawn).toBe(getEffectiveLog(log).reduce((sum, entry) => sum + getLuck(entry).length, 0));
  return log;
}

/** Returns the randomness of an entry; empty except for the start and moves. */
export function getLuck(entry: LogEntry | undefined): readonly number[] {
  return entry !== undefined && 'luck' in entry ? entry.luck : [];
}

/** Returns all events of a log, in order. */
export function getEvents<E>(log: readonly LogEntry[]): readonly E[] {
  return log.flatMap((entry) => (entry.kind === 'move' ? (entry.events as readonly E[]) : []));
}

/** Expects that exactly one message on each screen of a table publishes each log entry. */
export async function expectToldOnce(store: Store, id: number): Promise<void> {
  const posts = await store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', id)
    .where('kind', '=', 'board')
    .orderBy('id')
    .execute();
  for (const screen of new Set(posts.map(({ person }) => person))) {
    const own = posts.filter(({ person }) => person === screen);
    const told = own.flatMap(({ from_number, to_number }) =>
      Array.from({ length: to_number - from_number }, (_, at) => from_number + at + 1),
    );
    const boards = own.slice(-6).map((post) => JSON.stringify(post));
    expect(told, `the newest boards of table ${id}: ${boards.join('\n')}`).toEqual(
      told.map((_, at) => at + 1),
    );
  }
}
