import { sql } from 'kysely';
import type { Store } from '../open.ts';
import { computeTableDigest } from './digest.ts';
import { getLastId, setLastId } from './last-ids.ts';
import { addRows, advancePosition, isEmpty, loadRows, START_POSITION } from './rows.ts';
import { PROCESS_TABLES, TRANSFERRED_TABLES, type TransferTable } from './tables.ts';

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
