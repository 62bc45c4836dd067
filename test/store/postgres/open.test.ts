import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { migrations } from '../../../migrations/index.ts';
import { openStore } from '../../../src/store/open.ts';
import { explainIncompatibility } from '../../../src/store/postgres/compatibility.ts';
import { describeDatabase } from '../../../src/store/postgres-url.ts';
import { loadStoredSetUps, upsertSetUp } from '../../../src/store/setups.ts';
import { createEmptyDatabase, createFreshDatabase, ON_POSTGRES } from '../../support/store.ts';

const GOOD = { version: '15.4', number: 150_004, encoding: 'UTF8', schema: 'public' };

test.each([
  [{}, null],
  [{ version: '14.9', number: 140_009 }, 'it is PostgreSQL 14.9; 15 or later is needed'],
  [{ encoding: 'LATIN1' }, 'its texts are kept as LATIN1; UTF8 is needed'],
  [{ schema: null }, 'it has no schema in which this user may work'],
])('explainIncompatibility: a server with %j gives %j', (server, why) => {
  expect(explainIncompatibility({ ...GOOD, ...server })).toBe(why);
});

test('describeDatabase: shows host and name without credentials', () => {
  expect(describeDatabase('postgres://ann:secret@db.example.org:5433/games?sslmode=require')).toBe(
    'db.example.org:5433/games',
  );
  expect(describeDatabase('postgres:///games?host=/run/postgresql')).toBe('/run/postgresql/games');
});

test('openStore: explains an unreachable server', async () => {
  await expect(openStore('postgres://127.0.0.1:1/games')).rejects.toThrow(
    'the server cannot be reached (ECONNREFUSED)',
  );
});

describe.skipIf(!ON_POSTGRES)('openStore on PostgreSQL', () => {
  test('openStore: simultaneous processes migrate a new database once', async () => {
    const url = await createEmptyDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(async () => await openStore(url)));
    const [one] = stores;
    const names = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      one as never,
    );
    expect(names.rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    for (const store of stores) await store.destroy();
  });

  test('openStore: refuses a database of a newer version', async () => {
    const url = await createFreshDatabase();
    await runStatements(url, `insert into kysely_migration values ('9999_later', '2030-01-01')`);
    await expect(openStore(url)).rejects.toThrow('it was written by a newer Piecemeal (9999_later)');
  });

  test('openStore: refuses a database in which the user lacks rights', async () => {
    const [empty, full] = [await createEmptyDatabase(), await createFreshDatabase()];
    await runStatements(empty, 'drop role if exists guest', 'create role guest login');
    const asGuest = (url: string) => url.replace('piecemeal@', 'guest@');
    await expect(openStore(asGuest(empty))).rejects.toThrow(
      'this user lacks the right to create tables in it',
    );
    await expect(openStore(asGuest(full))).rejects.toThrow(/this user (may not read|lacks the right)/);
    await expect(openStore(`${empty}_not`)).rejects.toThrow('there is no database of that name on it');
  });

  test('PostgreSQL store: keeps numbers as numbers and sorts texts by bytes like SQLite', async () => {
    const store = await openStore(await createFreshDatabase());
    const scope = { guild: 'g', game: 'piecepack' };
    for (const key of ['b', 'é', 'B', '가', 'a', '_', 'A'])
      await upsertSetUp(store, scope, key, { name: key, text: '', person: null }, 1_800_000_000_123);
    expect((await loadStoredSetUps(store, scope)).map(({ name }) => name).join('')).toBe('AB_abé가');
    const row = await store.selectFrom('setups').select('at').executeTakeFirstOrThrow();
    expect(row.at).toBe(1_800_000_000_123);
    const counted = await store
      .selectFrom('setups')
      .select(({ fn }) => fn.countAll().as('all'))
      .executeTakeFirst();
    expect(counted?.all).toBe(7);
    await store.destroy();
  });

  test('PostgreSQL store: uses synchronous commits', async () => {
    const store = await openStore(await createFreshDatabase());
    const { rows } = await sql<object>`show synchronous_commit`.execute(store);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await store.destroy();
  });
});

async function runStatements(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
