import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';

/** Golden schema of a new SQLite database. Migrations only add to it; `UPDATE_GOLDEN=1` writes it. */
const GOLDEN = join(import.meta.dirname, 'sqlite.sql');

test('migrations: a new SQLite database has the golden schema', async () => {
  const store = await openStore(':memory:');
  const { rows } = await sql<{ type: string; name: string; tbl_name: string; sql: string | null }>`
    select type, name, tbl_name, sql from sqlite_master order by rowid`.execute(store);
  const statements = rows.map((row) => `-- ${row.type} ${row.name} on ${row.tbl_name}\n${row.sql ?? ''}\n`);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, statements.join('\n'));
  expect(statements.join('\n')).toBe(readFileSync(GOLDEN, 'utf8'));
  await store.destroy();
});
