import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';

/** What SQLite itself says of a new file. A migration adds to it, and leaves what is there; `UPDATE_GOLDEN=1` writes it. */
const KEPT = join(import.meta.dirname, 'sqlite.sql');

test('a new file has the form that it always had', async () => {
  const store = await openStore(':memory:');
  const { rows } = await sql<{ type: string; name: string; tbl_name: string; sql: string | null }>`
    select type, name, tbl_name, sql from sqlite_master order by rowid`.execute(store);
  const said = rows.map((row) => `-- ${row.type} ${row.name} on ${row.tbl_name}\n${row.sql ?? ''}\n`);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(KEPT, said.join('\n'));
  expect(said.join('\n')).toBe(readFileSync(KEPT, 'utf8'));
  await store.destroy();
});
