import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isPostgres } from '../../../migrations/dialect.ts';
import type { Store } from '../open.ts';
import type { Schema } from '../schema.ts';

/** Thrown when the data cannot be transferred; the message gives the reason. */
export class TransferError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TransferError';
  }
}

/** Source, target and progress callback of a transfer. */
interface Transfer {
  /** Store in a SQLite file. */
  readonly from: Store;
  /** Empty store in a PostgreSQL database. */
  readonly to: Store;
  /** Reports the number of rows transferred of a table, after each batch. */
  readonly onBatch?: (name: string, rows: number) => void;
  /** Maximum number of rows in memory at once. */
  readonly rowsPerBatch?: number;
}

const ROWS_PER_BATCH = 200;

/**
 * Transfers all data from SQLite to PostgreSQL and compares both, in one transaction of the target: an interrupted
 * transfer leaves it empty. Returns the number of rows of each table. Throws {@link TransferError}.
 */
export async function transferData({ from, to, ...options }: Transfer): Promise<ReadonlyMap<string, number>> {
  await assertAllTablesKnown(from);
  return await to.transaction().execute(async (within) => {
    await allowPauses(within);
    await assertEmpty(within);
    return await transferTables({ from, to: within, ...options });
  });
}

/** Throws if the source has a table that is not in the list, as it would be left behind. */
async function assertAllTablesKnown(store: Store): Promise<void> {
  const known = new Set<string>([...TRANSFERRED_TABLES.map(({ name }) => name), ...PROCESS_TABLES]);
  const tables = (await store.introspection.getTables()).filter(({ isView }) => !isView);
  const unknown = tables.find(({ name }) => !known.has(name));
  if (unknown)
    throw new TransferError(`The source has a table "${unknown.name}", which is none of Piecemeal's`);
}

/** Lifts the time-out of idle transactions: reading the source, or a paused terminal, may take longer. */
async function allowPauses(within: Store): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(within);
}

async function assertEmpty(store: Store): Promise<void> {
  for (const table of TRANSFERRED_TABLES)
    if (!(await isEmpty(store, table))) throw new TransferError('The target is not empty');
}

async function transferTables(transfer: Transfer): Promise<ReadonlyMap<string, number>> {
  for (const table of TRANSFERRED_TABLES) await transferTable(transfer, table);
  const transferred = new Map<string, number>();
  for (const table of TRANSFERRED_TABLES) transferred.set(table.name, await compareTable(transfer, table));
  return transferred;
}

async function transferTable(
  { from, to, onBatch = () => {}, rowsPerBatch = ROWS_PER_BATCH }: Transfer,
  table: TransferTable,
): Promise<void> {
  for (let at = START_POSITION; ; ) {
    const rows = await loadRows(from, table, at, rowsPerBatch);
    if (rows.length === 0) break;
    await addRows(to, table, rows);
    at = advancePosition(table, at, rows);
    onBatch(table.name, at.rows);
  }
  if (table.assignsIds) await setLastId(to, table, await getLastId(from, table));
}

/** Returns the number of rows. Throws if the source and the target differ. */
async function compareTable(
  { from, to, rowsPerBatch = ROWS_PER_BATCH }: Transfer,
  table: TransferTable,
): Promise<number> {
  const before = await computeTableDigest(from, table, rowsPerBatch);
  const after = await computeTableDigest(to, table, rowsPerBatch);
  if (before.sha256 === after.sha256 && before.rows === after.rows) return after.rows;
  throw new TransferError(
    `The two do not hold the same: "${table.name}" has ${before.rows} rows in the source and ${after.rows} in the target. ` +
      'Nothing was kept in the target',
  );
}

/** Digest of a database table: equal on two stores with the same rows. */
interface TableDigest {
  /** Number of rows as the database counts them, independent of the batches. */
  readonly rows: number;
  readonly sha256: string;
}

const START_POSITION: Position = { rows: 0, key: null };

/** Computes the digest of a table in batches of `most` rows. */
export async function computeTableDigest(
  store: Store,
  table: TransferTable,
  most: number,
): Promise<TableDigest> {
  const hash = createHash('sha256');
  for (let at = START_POSITION; ; ) {
    const rows = await loadRows(store, table, at, most);
    if (rows.length === 0) break;
    for (const row of rows) hash.update(`${JSON.stringify(Object.entries(row).sort(compareByName))}\n`);
    at = advancePosition(table, at, rows);
  }
  if (table.assignsIds) hash.update(`${await getLastId(store, table)}\n`);
  return { rows: await countRows(store, table), sha256: hash.digest('hex') };
}

function compareByName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Returns the last id assigned in a table, even if its row is gone; 0 if none was. No id is assigned twice. */
export async function getLastId(store: Store, table: TransferTable): Promise<number> {
  const query = isPostgres(store)
    ? sql<Last>`select case when is_called then last_value else last_value - 1 end as last
        from ${await findSequence(store, table)}`
    : sql<Last>`select seq as last from sqlite_sequence where name = ${table.name}`;
  return (await query.execute(store)).rows[0]?.last ?? 0;
}

interface Last {
  readonly last: number;
}

/**
 * Sets the last assigned id on PostgreSQL, so that the next one follows it. Unlike `setval`, a rollback takes it back:
 * https://www.postgresql.org/docs/15/sql-altersequence.html
 */
async function setLastId(store: Store, { name }: TransferTable, last: number): Promise<void> {
  await sql`alter table ${sql.table(name)} alter column id restart with ${sql.lit(last + 1)}`.execute(store);
}

async function findSequence(store: Store, { name }: TransferTable) {
  const { rows } = await sql<{
    readonly name: string;
  }>`select pg_get_serial_sequence(${name}, 'id') as name`.execute(store);
  return sql.raw(rows[0]?.name ?? '');
}

type Row = Readonly<Record<string, string | number | null>>;

/** Position in a table: the number of rows passed, and the key of the last one. */
interface Position {
  readonly rows: number;
  readonly key: readonly (string | number)[] | null;
}

/**
 * Returns at most `most` rows after a position, in key order. The order is the same on every store, as texts compare
 * bytewise.
 */
async function loadRows(
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
function advancePosition({ key }: TransferTable, { rows }: Position, more: readonly Row[]): Position {
  const last = more.at(-1);
  return { rows: rows + more.length, key: last ? key.map((column) => last[column] ?? '') : null };
}

/** Inserts rows unchanged, as part of a transaction. */
async function addRows(store: Store, { name }: TransferTable, rows: readonly Row[]): Promise<void> {
  await store
    .insertInto(name)
    .values(rows as never)
    .execute();
}

/** Returns whether the table has no rows. */
async function isEmpty(store: Store, { name }: TransferTable): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(store)).rows.length === 0;
}

/** Counts the rows of a table. */
async function countRows(store: Store, { name }: TransferTable): Promise<number> {
  const query = sql<{ readonly rows: number }>`select count(*) as rows from ${sql.table(name)}`;
  return (await query.execute(store)).rows[0]?.rows ?? 0;
}

/** Table of the store: its key or sort columns, and whether it assigns ids. */
interface TransferTable {
  readonly name: keyof Schema;
  readonly key: readonly string[];
  /** Set if rows may be duplicates. */
  readonly isLoose?: true;
  readonly assignsIds?: true;
}

const OF_TABLE = ['table_id'] as const;

/** Every table, referenced tables first. */
export const TRANSFERRED_TABLES: readonly TransferTable[] = [
  { name: 'tables', key: ['id'], assignsIds: true },
  { name: 'seats', key: [...OF_TABLE, 'seat'] },
  { name: 'log', key: [...OF_TABLE, 'number'] },
  { name: 'positions', key: [...OF_TABLE, 'number'] },
  { name: 'outbox', key: [...OF_TABLE, 'kind'] },
  { name: 'posts', key: ['id'], assignsIds: true },
  { name: 'interactions', key: ['id'] },
  { name: 'people', key: ['person'] },
  { name: 'readers', key: ['person'] },
  { name: 'results', key: [...OF_TABLE, 'number'] },
  { name: 'alarms', key: [...OF_TABLE, 'kind'] },
  { name: 'turns', key: [...OF_TABLE, 'seat'] },
  { name: 'requests', key: [...OF_TABLE, 'kind', 'seat'] },
  { name: 'votes', key: [...OF_TABLE, 'kind', 'seat', 'person'] },
  { name: 'hints', key: [...OF_TABLE, 'seat', 'version'] },
  { name: 'plans', key: [...OF_TABLE, 'seat'] },
  { name: 'ratings', key: [...OF_TABLE, 'person'] },
  { name: 'challenges', key: ['challenger', 'challenged', 'at'], isLoose: true },
  { name: 'lessons', key: ['id'], assignsIds: true },
  { name: 'learned', key: ['person', 'game'] },
  { name: 'forgetting', key: ['person'] },
  { name: 'servers', key: ['guild'] },
  { name: 'notices', key: ['id'], assignsIds: true },
  { name: 'dates', key: ['kind', 'subject'] },
  { name: 'leagues', key: ['id'], assignsIds: true },
  { name: 'league_people', key: ['league_id', 'number'] },
  { name: 'league_matches', key: ['id'], assignsIds: true },
  { name: 'setups', key: ['guild', 'game', 'key'] },
  { name: 'puzzles', key: ['guild', 'number'] },
  { name: 'puzzle_tries', key: ['guild', 'number', 'person'] },
  { name: 'registered', key: ['application', 'guild'] },
  { name: 'blocked', key: ['guild', 'person'] },
  { name: 'lobby_alerts', key: ['guild', 'game', 'person'] },
  { name: 'followers', key: [...OF_TABLE, 'person'] },
];

/** Tables that running processes keep for themselves. They mean nothing without the processes, so they stay. */
export const PROCESS_TABLES: readonly string[] = ['leases', 'processes', 'identifies'];
