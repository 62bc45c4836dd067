import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { computeTableDigest } from '../../../src/store/moving/digest.ts';
import { type Move, moveData } from '../../../src/store/moving/move.ts';
import { assertNotHalfMoved } from '../../../src/store/moving/move-note.ts';
import { getLastId } from '../../../src/store/moving/sequences.ts';
import { MOVED_TABLES, PROCESS_TABLES } from '../../../src/store/moving/tables.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { insertTable } from '../../../src/store/tables.ts';
import { createFreshDatabase, ON_POSTGRES } from '../../support/store.ts';

/** Database of an earlier version with many kinds of data. */
const FILE = join(import.meta.dirname, '../files/0015.db.gz');

let folder: string;
let open: Store[];
let from: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-move-'));
  open = [];
  writeFileSync(join(folder, 'piecemeal.db'), gunzipSync(readFileSync(FILE)));
  from = await openTargetStore(folder);
  await fillStore(from);
});
afterEach(async () => {
  for (const store of open) await store.destroy();
  rmSync(folder, { recursive: true });
});

const places = ON_POSTGRES ? ['a folder', 'a database'] : ['a folder'];

describe.each(places)('moveData to %s', (place) => {
  test('moveData: moves all data, and back again', async () => {
    const to = await openTarget(place);
    const moved = await moveData({ from, to, source: 'there', most: 7 });
    expect(moved.get('log')).toBeGreaterThan(100);
    expect(await computeDigests(to)).toEqual(await computeDigests(from));
    const back = await openTarget('a folder');
    await moveData({ from: to, to: back, source: 'here' });
    expect(await computeDigests(back)).toEqual(await computeDigests(from));
    await assertNotHalfMoved(back);
  });

  test('moveData: new ids continue after the last one ever used', async () => {
    const to = await openTarget(place);
    await moveData({ from, to, source: 'there' });
    const lessons = MOVED_TABLES.find(({ name }) => name === 'lessons');
    expect(lessons && (await getLastId(to, lessons))).toBe(70);
    const next = (store: Store) => insertTable(store, { ...NEW, channel: 'another' });
    expect(await next(to)).toBe(await next(from));
  });

  test.each([1, 2, 9, 40, 80])('moveData: continues after an interruption at batch %i', async (batches) => {
    const to = await openTarget(place);
    await expect(
      moveData({ from, to, source: 'there', most: 7, came: failAfterBatches(batches) }),
    ).rejects.toThrow('Cut');
    await expect(assertNotHalfMoved(to)).rejects.toThrow('data is being moved to it from there');
    const names: string[] = [];
    await moveData({ from, to, source: 'there', most: 7, came: (name) => void names.push(name) });
    const all: string[] = [];
    await moveData({
      from,
      to: await openTarget('a folder'),
      source: 'there',
      most: 7,
      came: (name) => void all.push(name),
    });
    expect(names).toEqual(all.slice(batches));
    expect(await computeDigests(to)).toEqual(await computeDigests(from));
  });

  test('moveData: refuses a target with data or half moved from another source', async () => {
    const to = await openTarget(place);
    await expect(moveData({ from, to, source: 'there', came: failAfterBatches(2) })).rejects.toThrow('Cut');
    await expect(moveData({ from, to, source: 'elsewhere' })).rejects.toThrow('half moved from there');
    await expect(moveData({ from: to, to: from, source: 'here' })).rejects.toThrow(
      'The source is itself half moved',
    );
    await moveData({ from, to, source: 'there' });
    await expect(moveData({ from, to, source: 'there' })).rejects.toThrow('The target is not empty');
  });

  test('moveData: detects a source that changed during an interruption', async () => {
    const to = await openTarget(place);
    await expect(moveData({ from, to, source: 'there', came: failAfterBatches(2) })).rejects.toThrow('Cut');
    await from.updateTable('tables').set({ theme: 'winter' }).where('id', '=', 1).execute();
    await expect(moveData({ from, to, source: 'there' })).rejects.toThrow(
      '"tables" has 15 rows in the source',
    );
  });
});

test('MOVED_TABLES: lists every table of the store with its key', async () => {
  const tables = (await from.introspection.getTables()).map(({ name }) => name);
  expect([...MOVED_TABLES.map(({ name }) => name), ...PROCESS_TABLES].sort()).toEqual(tables.sort());
  for (const { name, key, isLoose = false } of MOVED_TABLES) {
    const rows = await from.selectFrom(name).selectAll().execute();
    const keys = new Set(rows.map((row) => JSON.stringify(key.map((column) => (row as never)[column]))));
    expect([name, rows.length > 0, isLoose || keys.size === rows.length]).toEqual([name, true, true]);
  }
});

const NEW = {
  ...{ guild: 'g', channel: 'c', host: 'ann', game: 'forage', rules: 1 },
  ...{ options: {}, language: 'ko' as const, at: 5 },
};

/** Adds rows to every table that is empty in the file, with duplicates and texts in several scripts. */
async function fillStore(store: Store): Promise<void> {
  const [table_id, guild, at] = [1, 'elsewhere', 5];
  const asked = { challenger: 'one', challenged: 'other', at };
  const named = { ...{ guild, channel: 'c', game: 'forage', language: 'ko' } };
  const rows: Partial<Record<(typeof MOVED_TABLES)[number]['name'], readonly object[]>> = {
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

let targets = 0;

async function openTarget(place: string): Promise<Store> {
  return await openTargetStore(
    place === 'a folder' ? join(folder, `to${++targets}`) : await createFreshDatabase(),
  );
}

async function openTargetStore(place: string): Promise<Store> {
  const store = await openStore(place);
  open.push(store);
  return store;
}

async function computeDigests(store: Store) {
  return await Promise.all(
    MOVED_TABLES.map(async (table) => [table.name, await computeTableDigest(store, table, 11)]),
  );
}

/** Returns a callback that throws after a number of batches, as if the process were killed. */
function failAfterBatches(batches: number): NonNullable<Move['came']> {
  let left = batches;
  return () => {
    if (--left === 0) throw new Error('Cut');
  };
}
