import { expect } from 'vitest';
import type { House } from '../../src/app/core/context.ts';
import { standing } from '../../src/app/core/effective-log.ts';
import { loadTable, type Table } from '../../src/app/core/table.ts';
import { replay } from '../../src/engine/kernel.ts';
import { refused } from '../../src/engine/refusal.ts';
import { type LogEntry, logBetween } from '../../src/store/log.ts';
import type { Store } from '../../src/store/open.ts';

type Kept = Pick<House, 'games' | 'store'>;

/** The table as it is stored. */
export async function tableOf(house: House, id: number): Promise<Table> {
  const table = await loadTable(house, id);
  if (refused(table)) throw new Error(`There is no table ${id}`);
  return table;
}

/** The whole log of a table. */
export async function wholeLog({ store }: Pick<Kept, 'store'>, id: number): Promise<readonly LogEntry[]> {
  return await logBetween(store, id, 0, 1_000_000);
}

/** How many things have happened at a table since its match began. */
export async function entriesOf(kept: Pick<Kept, 'store'>, id: number): Promise<number> {
  return (await wholeLog(kept, id)).length - 1;
}

/** A table and its log at one moment, also where an AI is playing. */
async function atOnce(house: House, id: number): Promise<readonly [Table, readonly LogEntry[]]> {
  return await house.store.transaction().execute(async (store) => {
    const at = { ...house, store };
    return [await tableOf(at, id), await wholeLog(at, id)];
  });
}

/** The log is numbered without a gap, says who, when and with which luck, and leads to the snapshot. */
export async function expectWhole(house: House, id: number): Promise<readonly LogEntry[]> {
  const [{ record, game, sitters }, log] = await atOnce(house, id);
  expect(log.map(({ number }) => number)).toEqual(log.map((_, at) => at + 1));
  expect(record.version).toBe(log.length);
  const [opening, ...rest] = log;
  expect(opening).toMatchObject({ kind: 'start', person: expect.any(String) });
  if (!log.some(({ kind }) => kind === 'resign' || kind === 'seat'))
    expect(opening?.person).toBe(record.host);
  const moves = standing(rest).filter((entry) => entry.kind === 'move');
  for (const { seat, at } of moves) expect([typeof seat, typeof at]).toEqual(['number', 'number']);
  const match = replay(game, sitters.length, record.options, luckOf(opening), moves);
  expect(match.state).toEqual(record.state);
  expect(record.played).toBe(moves.length);
  expect(record.drawn).toBe(standing(log).reduce((sum, entry) => sum + luckOf(entry).length, 0));
  return log;
}

/** The luck of an entry: none but at the start and in moves. */
export function luckOf(entry: LogEntry | undefined): readonly number[] {
  return entry !== undefined && 'luck' in entry ? entry.luck : [];
}

/** All events of a log, in order. */
export function eventsOf<E>(log: readonly LogEntry[]): readonly E[] {
  return log.flatMap((entry) => (entry.kind === 'move' ? (entry.events as readonly E[]) : []));
}

/** Every log entry is told by exactly one message. */
export async function expectToldOnce(store: Store, id: number): Promise<void> {
  const posts = await store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', id)
    .where('kind', '=', 'board')
    .orderBy('id')
    .execute();
  const told = posts.flatMap(({ from_number, to_number }) =>
    Array.from({ length: to_number - from_number }, (_, at) => from_number + at + 1),
  );
  expect(told).toEqual(told.map((_, at) => at + 1));
}
