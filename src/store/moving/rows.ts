import { sql } from 'kysely';
import type { Store } from '../open.ts';
import type { MovedTable } from './tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** How far somebody has come in a table: so many rows, and the key of the last of them. */
export interface Position {
  readonly rows: number;
  readonly key: readonly (string | number)[] | null;
}

export const START_POSITION: Position = { rows: 0, key: null };

/** The rows after a position in the order of the key, `most` of them at most. The same on every store, as texts go by their bytes. */
export async function loadRows(
  store: Store,
  { name, key, isLoose }: MovedTable,
  after: Position,
  most: number,
): Promise<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const from = after.key === null || isLoose ? sql`` : sql`where (${columns}) > (${sql.join(after.key)})`;
  const skipped = isLoose ? sql`offset ${after.rows}` : sql``;
  const query = sql<Row>`select * from ${sql.table(name)} ${from} order by ${columns} limit ${most} ${skipped}`;
  return (await query.execute(store)).rows;
}

/** Where somebody is who has these rows too. */
export function advancePosition({ key }: MovedTable, { rows }: Position, more: readonly Row[]): Position {
  const last = more.at(-1);
  return { rows: rows + more.length, key: last ? key.map((column) => last[column] ?? '') : null };
}

/** Adds rows as they are. Part of a transaction. */
export async function addRows(store: Store, { name }: MovedTable, rows: readonly Row[]): Promise<void> {
  await store
    .insertInto(name)
    .values(rows as never)
    .execute();
}

/** Whether the table has none. */
export async function isEmpty(store: Store, { name }: MovedTable): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(store)).rows.length === 0;
}
