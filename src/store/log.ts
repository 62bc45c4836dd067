import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';
import type { LogKind } from './schema.ts';

/** One thing that happened at a table. `seat` and `name` are whose; `person` who did it, null for an AI. */
export interface LogEntry {
  readonly number: number;
  readonly kind: LogKind;
  readonly seat: Seat | null;
  readonly person: string | null;
  readonly name: string | null;
  readonly move: unknown;
  readonly luck: readonly number[];
  readonly events: readonly unknown[];
  readonly at: number;
}

/** Appends; an entry is never changed. Throws SQLITE_CONSTRAINT_PRIMARYKEY when the number is taken. */
export async function appendLog(store: Store, table: number, entry: LogEntry): Promise<void> {
  const { move, luck, events, ...plain } = entry;
  const columns = {
    move: move === null ? null : JSON.stringify(move),
    luck: JSON.stringify(luck),
    events: JSON.stringify(events),
  };
  await store
    .insertInto('log')
    .values({ table_id: table, ...plain, ...columns })
    .execute();
}

/** The entries after `from` up to and including `to`, in order. */
export async function logBetween(
  store: Store,
  table: number,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  const rows = await store
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '>', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  return rows.map(({ table_id: _, move, luck, events, ...plain }) => ({
    ...plain,
    move: move === null ? null : JSON.parse(move),
    luck: JSON.parse(luck) as number[],
    events: JSON.parse(events) as unknown[],
  }));
}
