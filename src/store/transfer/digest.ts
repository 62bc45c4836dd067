import { createHash } from 'node:crypto';
import type { Store } from '../open.ts';
import { getLastId } from './last-ids.ts';
import { advancePosition, countRows, loadRows, START_POSITION } from './rows.ts';
import type { TransferTable } from './tables.ts';

/** Digest of a database table: equal on two stores with the same rows. */
interface TableDigest {
  /** Number of rows as the database counts them, independent of the batches. */
  readonly rows: number;
  readonly sha256: string;
}

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
