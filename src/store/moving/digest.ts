import { createHash } from 'node:crypto';
import type { Store } from '../open.ts';
import { lastId } from './counters.ts';
import { BEGINNING, beyond, rowsAfter } from './rows.ts';
import type { Moving } from './tables.ts';

/** What a table holds: the same on two stores where they hold the same. */
export interface Digest {
  readonly rows: number;
  readonly sha256: string;
}

/** Reads a table through, so many rows at a time. */
export async function digestOf(store: Store, table: Moving, most: number): Promise<Digest> {
  const hash = createHash('sha256');
  let at = BEGINNING;
  for (;;) {
    const rows = await rowsAfter(store, table, at, most);
    if (rows.length === 0) break;
    for (const row of rows) hash.update(`${JSON.stringify(Object.entries(row).sort(byName))}\n`);
    at = beyond(table, at, rows);
  }
  if (table.counts) hash.update(`${await lastId(store, table)}\n`);
  return { rows: at.rows, sha256: hash.digest('hex') };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
