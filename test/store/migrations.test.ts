import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathTo } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findPerson } from '../../src/app/core/table.ts';
import { joinLobby } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

const TABLES = ['tables', 'seats', 'log', 'outbox', 'posts', 'interactions'] as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(pathTo(tmpdir(), 'piecemeal-migrations-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('migrations: a running match in a database of the first version can be played on', async () => {
  const before = await openTestContext(pathTo(folder, 'now'));
  await openTable(before, createActor('ann'), {
    guild: 'g',
    channel: 'c',
    game: 'runaround',
    language: 'en',
  });
  await joinLobby(before, createActor('bob'), 1);
  await startTable(before, createActor('ann'), 1);
  await makeMoves(before, 5);
  const { record } = await loadStoredTable(before, 1);
  const rows = await Promise.all(TABLES.map((name) => before.store.selectFrom(name).selectAll().execute()));
  await before.store.destroy();
  await writeFirst(rows);

  const after = await openTestContext(pathTo(folder, 'first'));
  expect(await loadStoredTable(after, 1)).toMatchObject({ record: { ...record, theme: null, revision: 0 } });
  await makeMoves(after, 5);
  expect(await expectCompleteLog(after, 1)).toHaveLength(11);
  expect(after.errors).toEqual([]);
  await after.store.destroy();
});

test('migrations: each one migrates a database of the version before it', async () => {
  const store = openFirst(pathTo(folder, 'steps'));
  for (const name of Object.keys(migrations)) {
    const { error } = await createMigrator(store, migrations).migrateTo(name);
    expect(error, name).toBeUndefined();
  }
  const columns = (await store.introspection.getTables()).find(({ name }) => name === 'people')?.columns;
  expect(columns?.map(({ name }) => name)).toEqual([
    'person',
    'contrast',
    'large',
    'corners',
    'changed_at',
    'by_hand',
    'zone',
    'quiet_from',
    'quiet_to',
    'away_from',
    'away_until',
    'reminders',
    'language',
    'listed',
    'challenges',
    'next_alert',
    'still',
    'puzzle_guild',
  ]);
  await store.destroy();
});

test('migrations: usernames move from seats to readers', async () => {
  const store = openFirst(pathTo(folder, 'first'));
  const before = Object.entries(migrations).filter(([name]) => name < '0027');
  expect((await createMigrator(store, Object.fromEntries(before)).migrateToLatest()).error).toBeUndefined();
  const table = { guild: 'g', channel: 'c', host: 'ann', game: 'runaround', rules: 1, options: '{}' };
  for (const id of [1, 2])
    await store
      .insertInto('tables')
      .values({ ...table, id, channel: `c${id}`, language: 'en', phase: 'lobby', opened_at: 1 })
      .execute();
  const seat = { kind: 'person', person: 'ann', name: 'Ann' };
  await store
    .insertInto('seats')
    .values([
      { ...seat, table_id: 1, seat: 0, player: 'ann.old' },
      { ...seat, table_id: 2, seat: 0, player: 'ann.k' },
      { ...seat, table_id: 2, seat: 1, person: 'bob', player: null },
      { table_id: 2, seat: 2, kind: 'ai', player: 'badger', person: null, name: 'Badger' },
    ])
    .execute();
  await store
    .insertInto('readers')
    .values(['ann', 'bob'].map((person) => ({ person, locale: 'ko' })))
    .execute();
  await store.destroy();
  const after = (await openTestContext(pathTo(folder, 'first'))).store;
  const seats = await after.selectFrom('seats').select(['seat', 'player']).orderBy('table_id').execute();
  expect(seats.map(({ player }) => player)).toEqual([null, null, null, 'badger']);
  const readers = await after.selectFrom('readers').select(['person', 'locale', 'username']).execute();
  expect(readers).toEqual([
    { person: 'ann', locale: 'ko', username: 'ann.k' },
    { person: 'bob', locale: 'ko', username: null },
  ]);
  await after.destroy();
});

test('migrations: the time of an interaction is read from its id', async () => {
  const id = '1573791612272640015';
  await writeFirst([[], [], [], [], [], [{ id, at: 5 }]]);
  const { store } = await openTestContext(pathTo(folder, 'first'));
  const rows = await store.selectFrom('interactions').selectAll().execute();
  expect(rows).toEqual([{ id, at: 1_795_291_560_000 }]);
  await store.destroy();
});

/** Writes a database of the first version with those columns of the rows that it had. */
async function writeFirst(rows: readonly (readonly object[])[]): Promise<void> {
  const store = openFirst(pathTo(folder, 'first'));
  const { error } = await createMigrator(store, selectMigration('0001_tables')).migrateToLatest();
  if (error) throw error;
  const tables = await store.introspection.getTables();
  for (const [at, name] of TABLES.entries()) {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    for (const row of rows[at] ?? []) {
      const known = Object.entries(row).filter(([column]) => columns.includes(column));
      await store.insertInto(name).values(Object.fromEntries(known)).execute();
    }
  }
  await store.destroy();
}

function openFirst(path: string): Kysely<Record<string, Record<string, unknown>>> {
  mkdirSync(path);
  const database = new Sqlite(pathTo(path, 'piecemeal.db'));
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

function selectMigration(name: string): typeof migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([known]) => known === name));
}

function createMigrator(db: ReturnType<typeof openFirst>, wanted: typeof migrations): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...wanted }) } });
}

const chance = createSeededChance(4);

async function makeMoves(ctx: TestContext, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const { record, game, seats } = await loadStoredTable(ctx, 1);
    const turn = game.turn(record.state);
    const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
    const by = createActor(`${findPerson({ seats }, seat)}`, {
      interaction: `${record.version} of ${made} in ${moves}`,
    });
    await makeMove(ctx, by, 1, record.version, (playing, view, mover) =>
      pickRandomPath(playing, view, mover, chance),
    );
  }
}
