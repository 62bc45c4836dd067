import { sql } from 'kysely';
import type { Store } from '../open.ts';
import type { TransferTable } from './tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** Position in a table: the number of rows passed, and the key of the last one. */
export interface Position {
  readonly rows: number;
  readonly key: readonly (string | number)[] | null;
}

export const START_POSITION: Position = { rows: 0, key: null };

/**
 * Returns at most `most` rows after a position, in key order. The order is the same on every store, as texts compare
 * bytewise.
 */
export async function loadRows(
  store: Store,
  { name, key, isLoose }: TransferTable,
  after: Position,
  most: number,
): Promise<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const from = after.key === null || isLoose ? sql`` : sql`where (${columns}) > (${sql.join(after.key)})`;
  const skipped = isLoose ? sql`offset ${after.rows}` : sql``;
  const query = sql<Row>`select * from ${sql.table(name)} ${from} order by ${columns} limit ${most} ${skipped}`;
  return (await query.execute(store)).rows;
}

/** Returns the position after these rows. */
export function advancePosition({ key }: TransferTable, { rows }: Position, more: readonly Row[]): Position {
  const last = more.at(-1);
  return { rows: rows + more.length, key: last ? key.map((column) => last[column] ?? '') : null };
}

/** Inserts rows unchanged, as part of a transaction. */
export async function addRows(store: Store, { name }: TransferTable, rows: readonly Row[]): Promise<void> {
  await store
    .insertInto(name)
    .values(rows as never)
    .execute();
}

/** Returns whether the table has no rows. */
export async function isEmpty(store: Store, { name }: TransferTable): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(store)).rows.length === 0;
}

/** Counts the rows of a table. */
export async function countRows(store: Store, { name }: TransferTable): Promise<number> {
  const query = sql<{ readonly rows: number }>`select count(*) as rows from ${sql.table(name)}`;
  return (await query.execute(store)).rows[0]?.rows ?? 0;
}
