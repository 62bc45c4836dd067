import { createHash } from 'node:crypto';
import type { Store } from '../open.ts';
import { advancePosition, loadRows, START_POSITION } from './rows.ts';
import { getLastId } from './sequences.ts';
import type { MovedTable } from './tables.ts';

/** Digest of a database table: equal on two stores with the same rows. */
export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

/** Computes the digest of a table in batches of `most` rows. */
export async function computeTableDigest(
  store: Store,
  table: MovedTable,
  most: number,
): Promise<TableDigest> {
  const hash = createHash('sha256');
  let at = START_POSITION;
  for (;;) {
    const rows = await loadRows(store, table, at, most);
    if (rows.length === 0) break;
    for (const row of rows) hash.update(`${JSON.stringify(Object.entries(row).sort(compareByName))}\n`);
    at = advancePosition(table, at, rows);
  }
  if (table.counts) hash.update(`${await getLastId(store, table)}\n`);
  return { rows: at.rows, sha256: hash.digest('hex') };
}

function compareByName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
