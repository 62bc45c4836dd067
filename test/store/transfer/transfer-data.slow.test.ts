import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../src/store/open.ts';
import { insertTable } from '../../../src/store/tables.ts';
import {
  computeTableDigest,
  getLastId,
  PROCESS_TABLES,
  TRANSFERRED_TABLES,
  transferData,
} from '../../../src/store/transfer/transfer-data.ts';
import { createFreshDatabase, ON_POSTGRES } from '../../support/store.ts';

/** Database of an earlier version with many kinds of data. */
const FILE = join(import.meta.dirname, '../files/0015.db.gz');

let folder: string;
let open: Store[];
let from: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-transfer-'));
  open = [];
  writeFileSync(join(folder, 'piecemeal.db'), gunzipSync(readFileSync(FILE)));
  from = await openTestStore(folder);
  await fillStore(from);
});
afterEach(async () => {
  for (const store of open) await store.destroy();
  rmSync(folder, { recursive: true });
});

describe.skipIf(!ON_POSTGRES)('transferData', () => {
  test('transferData: transfers everything and leaves the source unchanged', async () => {
    const to = await openTarget();
    const before = await computeDigests(from);
    const transferred = await transferData({ from, to, rowsPerBatch: 7 });
    expect(transferred.get('log')).toBeGreaterThan(100);
    expect(await computeDigests(to)).toEqual(before);
    expect(await computeDigests(from)).toEqual(before);
  });

  test('transferData: new ids continue after the last one ever used', async () => {
    const to = await openTarget();
    await transferData({ from, to });
    const lessons = TRANSFERRED_TABLES.find(({ name }) => name === 'lessons');
    expect(lessons && (await getLastId(to, lessons))).toBe(70);
    const next = (store: Store) => insertTable(store, { ...NEW, channel: 'another' });
    expect(await next(to)).toBe(await next(from));
  });

  test.each([1, 40, 80])(
    'transferData: leaves the target empty when it fails after %i batches',
    async (batches) => {
      const to = await openTarget();
      const empty = await computeDigests(to);
      const onBatch = failAfterBatches(batches);
      await expect(transferData({ from, to, rowsPerBatch: 7, onBatch })).rejects.toThrow('Cut');
      expect(await computeDigests(to)).toEqual(empty);
      await transferData({ from, to });
      expect(await computeDigests(to)).toEqual(await computeDigests(from));
    },
  );

  test('transferData: refuses a target that holds data', async () => {
    const to = await openTarget();
    await transferData({ from, to });
    await expect(transferData({ from, to })).rejects.toThrow('The target is not empty');
  });

  test('transferData: keeps nothing when the source changes meanwhile', async () => {
    const to = await openTarget();
    const empty = await computeDigests(to);
    const file = new Sqlite(join(folder, 'piecemeal.db'));
    const onBatch = () => void file.exec("update tables set theme = 'winter' where id = 1");
    await expect(transferData({ from, to, onBatch })).rejects.toThrow('"tables" has 15 rows in the source');
    file.close();
    expect(await computeDigests(to)).toEqual(empty);
  });

  test('transferData: refuses a source with an unknown table', async () => {
    await sql`create table recipes (name text)`.execute(from);
    await expect(transferData({ from, to: await openTarget() })).rejects.toThrow('a table "recipes"');
  });
});

test('TRANSFERRED_TABLES: lists every table of the store with its key', async () => {
  const tables = (await from.introspection.getTables()).map(({ name }) => name);
  expect([...TRANSFERRED_TABLES.map(({ name }) => name), ...PROCESS_TABLES].sort()).toEqual(tables.sort());
  for (const { name, key, isLoose = false } of TRANSFERRED_TABLES) {
    const rows = await from.selectFrom(name).selectAll().execute();
    const keys = new Set(rows.map((row) => JSON.stringify(key.map((column) => (row as never)[column]))));
    expect([name, rows.length > 0, isLoose || keys.size === rows.length]).toEqual([name, true, true]);
  }
});

const NEW = {
  ...{ guild: 'g', channel: 'c', host: 'ann', game: 'forage', rules: 1 },
  ...{ options: {}, language: 'ko' as const, at: 5 },
};

/** Adds rows to tables that the file leaves empty, among them duplicates and texts in several scripts. */
async function fillStore(store: Store): Promise<void> {
  const [table_id, guild, at] = [1, 'elsewhere', 5];
  const asked = { challenger: 'one', challenged: 'other', at };
  const named = { ...{ guild, channel: 'c', game: 'forage', language: 'ko' } };
  const rows: Partial<Record<(typeof TRANSFERRED_TABLES)[number]['name'], readonly object[]>> = {
    positions: [{ table_id, number: 200, rules: 1, played: 199, drawn: 7, state: '{"가":"é"}' }],
    outbox: [{ table_id, kind: 'hush', queued_at: at }],
    readers: [{ person: 'ann', locale: 'ko', zone_asked_at: at, username: 'ann.k' }],
    interactions: ['b', 'B', 'é', '가', '𝄞'].map((id) => ({ id, at })),
    people: [{ person: 'zoe', contrast: 0, large: 1, corners: 1, changed_at: at }],
    alarms: [{ table_id, kind: 'claim', at: 1_800_000_000_000 }],
    turns: [{ table_id, seat: 9, since: at, clock_from: at }],
    requests: [{ table_id, kind: 'time', seat: 9, version: 1, opened_at: at }],
    votes: [{ table_id, kind: 'time', seat: 9, person: 'zoe', choice: 'wait', at }],
    ratings: [{ table_id, person: 'zoe', guild, game: 'forage', at, mu: 25 / 3, sigma: 0.1 + 0.2 }],
    challenges: [asked, asked, { ...asked, at: 6 }],
    lessons: [
      {
        id: 70,
        person: 'zoe',
        game: 'forage',
        rules: 1,
        seats: 2,
        options: '{}',
        opening: '[]',
        moves: '[]',
        version: 0,
        at,
      },
    ],
    learned: [{ person: 'zoe', game: 'forage', at }],
    forgetting: [{ person: 'zoe', seed: 'ab', at }],
    servers: [{ guild, changed_at: at }],
    notices: [{ kind: 'letter', subject: 'x', guild, channel: 'c', wanted: 1, told: 0, phase: 'wanted' }],
    dates: [{ kind: 'letter', subject: 'x', guild, at }],
    leagues: [
      {
        ...named,
        id: 90,
        host: 'ann',
        host_name: 'Ann',
        kind: 'cup',
        times: 1,
        strict: 0,
        phase: 'running',
        crowded: 0,
        opened_at: at,
      },
    ],
    league_people: [{ league_id: 90, number: 1, person: 'zoe', name: 'Ann "é" 가' }],
    league_matches: [{ league_id: 90, round: 1, place: 0, state: 'waiting', tried: 0 }],
    setups: [{ guild, game: 'piecepack', key: 'k', name: 'K\n🎲', text: 't', at }],
    puzzles: [{ ...named, number: 1, puzzle: 'p-1', posed_at: at, due_at: 6 }],
    puzzle_tries: [{ guild, number: 1, person: 'zoe', name: 'Ann', move: '{}', correct: 1, at }],
    registered: [{ application: 'a', guild }],
    blocked: [{ guild, person: 'eve', at: 5 }],
    lobby_alerts: [{ guild, game: 'forage', person: 'ann' }],
    followers: [{ table_id: 1, person: 'ann', at: 5 }],
    hints: [{ table_id, seat: 0, version: 900, person: 'zoe', at }],
    plans: [{ table_id, seat: 0, version: 900, plan: '{"é":1}', lapse: null }],
  };
  for (const [name, values] of Object.entries(rows))
    await store
      .insertInto(name as 'tables')
      .values(values as never)
      .execute();
  await store.deleteFrom('lessons').execute();
  await store
    .insertInto('lessons')
    .values({ ...(rows.lessons?.[0] as object), id: 69 } as never)
    .execute();
}

async function openTarget(): Promise<Store> {
  return await openTestStore(await createFreshDatabase());
}

async function openTestStore(place: string): Promise<Store> {
  const store = await openStore(place);
  open.push(store);
  return store;
}

async function computeDigests(store: Store) {
  return await Promise.all(
    TRANSFERRED_TABLES.map(async (table) => [table.name, await computeTableDigest(store, table, 11)]),
  );
}

/** Returns a callback that throws after a number of batches, as if the process were killed. */
function failAfterBatches(batches: number): () => void {
  let left = batches;
  return () => {
    if (--left === 0) throw new Error('Cut');
  };
}
