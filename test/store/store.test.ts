import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { deleteOldInteractions, recordInteraction } from '../../src/store/interactions.ts';
import { appendLog, type LogEntry, loadLogEntries } from '../../src/store/log.ts';
import type { Store } from '../../src/store/open.ts';
import { listQueuedTables, loadQueuedKinds, queueMessage, unqueue } from '../../src/store/outbox.ts';
import {
  findNewestPost,
  loadLivePosts,
  loadPublishedVersion,
  loadUnconfirmedPosts,
} from '../../src/store/post-queries.ts';
import { claimPost, markPostEnded, markPostSent, unclaimPost } from '../../src/store/posts.ts';
import { loadSeats, loadSeatsByTable, saveSeats } from '../../src/store/seats.ts';
import {
  changeLobby,
  changeTable,
  findLastTable,
  findLiveTable,
  findTable,
  insertTable,
  listPersonTables,
} from '../../src/store/tables.ts';
import { ON_POSTGRES, openStore } from '../support/store.ts';

const NEW = {
  guild: 'g',
  channel: 'c',
  host: 'ann',
  game: 'forage',
  rules: 1,
  options: { board: 'torus', faceUp: false, roundCap: 40 },
  language: 'ko',
  at: 5,
} as const;
const ENTRY: LogEntry = {
  number: 1,
  kind: 'move',
  seat: 0,
  person: 'ann',
  name: 'Ann',
  move: { kind: 'roll' },
  luck: [3],
  events: [{ kind: 'rolled', value: 3 }],
  at: 7,
};

const SEAT_CHANGE: LogEntry = {
  number: 3,
  kind: 'seat',
  seat: 1,
  person: 'bob',
  name: 'Bob',
  from: { kind: 'person', person: 'bob', name: 'Bob' },
  to: { kind: 'ai', player: 'random', name: 'AI (Bob)', instead: 'bob' },
  at: 9,
};
const CLAIM: LogEntry = { number: 4, kind: 'claim', seat: 1, person: 'ann', name: 'Ann', at: 10 };
const RESIGNATION: LogEntry = { number: 2, kind: 'resign', seat: 0, person: 'ann', name: 'Ann', at: 8 };

/** Error codes of both databases. https://www.postgresql.org/docs/15/errcodes-appendix.html */
const UNIQUE = { code: ON_POSTGRES ? '23505' : 'SQLITE_CONSTRAINT_UNIQUE' };
const KEY = { code: ON_POSTGRES ? '23505' : 'SQLITE_CONSTRAINT_PRIMARYKEY' };
const FOREIGN = { code: ON_POSTGRES ? '23503' : 'SQLITE_CONSTRAINT_FOREIGNKEY' };

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-store-'));
  store = await openStore(join(folder, 'deep', 'data'));
});
afterEach(async () => {
  await store.destroy();
  rmSync(folder, { recursive: true });
});

const DAY = 86_400_000;

test.skipIf(ON_POSTGRES)(
  'openStore: a new database has every migration, and opening it again runs none',
  async () => {
    const names = () => readFile((db) => db.prepare('select name from kysely_migration').pluck().all());
    expect(names()).toEqual(Object.keys(migrations));
    await reopen();
    expect(names()).toEqual(Object.keys(migrations));
  },
);

test.skipIf(ON_POSTGRES)(
  'openStore: uses a write-ahead log and normal synchronisation with foreign keys',
  async () => {
    expect(readFile((db) => db.pragma('journal_mode', { simple: true }))).toBe('wal');
    const { synchronous } = await readPragma('synchronous');
    const { foreign_keys } = await readPragma('foreign_keys');
    expect([synchronous, foreign_keys]).toEqual([1, 1]);
  },
);

test('insertTable: a stored table is loaded unchanged', async () => {
  const id = await insertTable(store, NEW);
  await reopen();
  const { at, ...plain } = NEW;
  expect(await findTable(store, id)).toEqual({
    ...plain,
    revision: 0,
    id,
    phase: 'lobby',
    version: 0,
    played: 0,
    drawn: 0,
    state: null,
    standings: null,
    secret: null,
    theme: null,
    openedAt: at,
    pace: null,
    strict: false,
    hints: false,
    rated: true,
    declined: [],
    code: null,
    parent: null,
    sleptAt: null,
    goneAt: null,
    startedAt: null,
    endedAt: null,
  });
});

test('insertTable: the database rejects a second live table in a channel', async () => {
  const first = await insertTable(store, NEW);
  await expect(insertTable(store, NEW)).rejects.toMatchObject(UNIQUE);
  await changeTable(store, { id: first, version: 0, revision: 0 }, { phase: 'playing' });
  await expect(insertTable(store, NEW)).rejects.toMatchObject(UNIQUE);
  await changeTable(store, { id: first, version: 1, revision: 0 }, { phase: 'over' });
  const second = await insertTable(store, NEW);
  expect((await findLiveTable(store, 'c'))?.id).toBe(second);
  expect(await findLastTable(store, 'c')).toBeUndefined();
  await changeTable(store, { id: first, version: 2, revision: 0 }, { state: {} });
  expect((await findLastTable(store, 'c'))?.id).toBe(first);
  await insertTable(store, { ...NEW, channel: 'elsewhere' });
});

test('changeTable: ignores a change of an older version', async () => {
  const id = await insertTable(store, NEW);
  const secret = Buffer.alloc(32, 7);
  const change = { phase: 'playing', state: { a: [1] }, secret, drawn: 4, played: 1 } as const;
  const seen = { id, version: 0, revision: 0 };
  expect(await changeTable(store, seen, change)).toBe(true);
  expect(await changeTable(store, seen, { state: { a: [2] } })).toBe(false);
  expect(await findTable(store, id)).toMatchObject({ ...change, version: 1, revision: 0 });
});

test('changeLobby: ignores a change of an older revision', async () => {
  const id = await insertTable(store, NEW);
  const seen = { id, version: 0, revision: 0 };
  expect(await changeLobby(store, seen, { theme: 'winter' })).toBe(true);
  expect(await changeLobby(store, seen, { theme: null })).toBe(false);
  expect(await changeTable(store, seen, { phase: 'playing' })).toBe(false);
  expect(await findTable(store, id)).toMatchObject({ theme: 'winter', version: 0, revision: 1 });
});

test('the log: can only be appended to', async () => {
  const id = await insertTable(store, NEW);
  await appendLog(store, id, ENTRY);
  await expect(appendLog(store, id, ENTRY)).rejects.toMatchObject(KEY);
  for (const entry of [RESIGNATION, SEAT_CHANGE, CLAIM]) await appendLog(store, id, entry);
  await expect(store.updateTable('log').set({ luck: '[6]' }).execute()).rejects.toThrow('append-only');
  expect(await loadLogEntries(store, id, 0, 1)).toEqual([ENTRY]);
  expect(await loadLogEntries(store, id, 1, 9)).toEqual([RESIGNATION, SEAT_CHANGE, CLAIM]);
});

test('the database: rejects a log entry without a table and a person on two seats', async () => {
  const id = await insertTable(store, NEW);
  await expect(appendLog(store, id + 1, ENTRY)).rejects.toMatchObject(FOREIGN);
  const ann = { kind: 'person', person: 'ann', name: 'Ann' } as const;
  await expect(saveSeats(store, id, [ann, ann])).rejects.toMatchObject(UNIQUE);
  const bob = { kind: 'left', person: 'bob', name: '(Bob)' } as const;
  const cem = { kind: 'invited', person: 'cem', name: 'Cem' } as const;
  const nobody = { kind: 'empty', name: '' } as const;
  const others = [{ kind: 'ai', player: 'random', name: 'AI 1' } as const, nobody, bob, cem];
  await saveSeats(store, id, [ann, ...others]);
  expect(await loadSeats(store, id)).toEqual(
    [ann, ...others].map((occupant, at) => ({ ...occupant, seat: at })),
  );
  for (const absent of ['bob', 'cem']) expect(await listPersonTables(store, absent)).toEqual([]);
  expect((await listPersonTables(store, 'ann')).map((table) => table.id)).toEqual([id]);
});

test('loadSeatsByTable: loads the seats of several tables', async () => {
  const ids: number[] = [];
  for (const channel of ['one', 'two', 'three']) ids.push(await insertTable(store, { ...NEW, channel }));
  const [one = 0, two = 0, three = 0] = ids;
  const people = ['Ann', 'Bob'].map((name) => ({
    kind: 'person' as const,
    person: name.toLowerCase(),
    name,
  }));
  await saveSeats(store, one, people);
  await saveSeats(store, two, people.toReversed());
  const seats = await loadSeatsByTable(store, [three, two, one]);
  expect([...seats.keys()].sort()).toEqual([one, two]);
  for (const id of [one, two]) expect(seats.get(id)).toEqual(await loadSeats(store, id));
  expect(await loadSeatsByTable(store, [])).toEqual(new Map());
});

test('recordInteraction: accepts an id once, and again a day of interactions later', async () => {
  await deleteOldInteractions(store);
  expect(await recordInteraction(store, 'i', 1_000)).toBe(true);
  expect(await recordInteraction(store, 'i', 2_000)).toBe(false);
  await reopen();
  expect(await recordInteraction(store, 'j', 1_000 + DAY)).toBe(true);
  await deleteOldInteractions(store);
  expect(await recordInteraction(store, 'i', 2_000)).toBe(false);
  expect(await recordInteraction(store, 'k', 1_001 + DAY)).toBe(true);
  await deleteOldInteractions(store);
  expect(await recordInteraction(store, 'i', 3_000)).toBe(true);
});

test('claimPost: records the newest interaction id in any order of arrival', async () => {
  const id = await insertTable(store, NEW);
  const claimAndLoadNewest = async () => {
    await claimPost(store, { tableId: id, kind: 'board', from: 0, to: 1, claimedAt: 1, revision: 0 });
    return (await loadUnconfirmedPosts(store, id)).at(-1)?.heard;
  };
  expect(await claimAndLoadNewest()).toBeNull();
  await recordInteraction(store, '999', 1_000);
  await recordInteraction(store, '1000', 3_000);
  await recordInteraction(store, '998', 2_000);
  expect(await claimAndLoadNewest()).toBe('1000');
});

test('queueMessage: queues each kind of message once a table', async () => {
  const id = await insertTable(store, NEW);
  for (const kind of ['board', 'card', 'board'] as const) await queueMessage(store, id, kind, 1);
  expect(await loadQueuedKinds(store, id)).toEqual(new Set(['board', 'card']));
  expect(await listQueuedTables(store)).toEqual([id]);
  await unqueue(store, id, 'board');
  expect(await loadQueuedKinds(store, id)).toEqual(new Set(['card']));
});

test('posts: are claimed, sent and ended, and determine the published version', async () => {
  const id = await insertTable(store, NEW);
  const span = { tableId: id, kind: 'board', claimedAt: 1, revision: 0 } as const;
  const first = await claimPost(store, { ...span, from: 0, to: 2 });
  expect((await loadUnconfirmedPosts(store, id)).map((post) => post.id)).toEqual([first]);
  expect(await loadPublishedVersion(store, id)).toBe(2);
  await markPostSent(store, first, 'm1', 2);
  const second = await claimPost(store, { ...span, from: 2, to: 3 });
  await unclaimPost(store, first);
  await unclaimPost(store, second);
  expect(await loadPublishedVersion(store, id)).toBe(2);
  expect(await findNewestPost(store, id)).toMatchObject({ id: first, message: 'm1', phase: 'live' });
  await markPostEnded(store, first, 'lost');
  expect([await findNewestPost(store, id), await loadLivePosts(store, id, 'board')]).toEqual([undefined, []]);
});

test('store: a failed transaction leaves nothing in the reopened database', async () => {
  const id = await insertTable(store, NEW);
  const half = store.transaction().execute(async (within) => {
    await changeTable(within, { id, version: 0, revision: 0 }, { played: 1 });
    await appendLog(within, id, ENTRY);
    throw new Error('Rolled back');
  });
  await expect(half).rejects.toThrow('Rolled back');
  await reopen();
  expect((await findTable(store, id))?.version).toBe(0);
  expect(await loadLogEntries(store, id, 0, 9)).toEqual([]);
});

async function reopen(): Promise<void> {
  await store.destroy();
  store = await openStore(join(folder, 'deep', 'data'));
}

/** Reads the database file through another connection. */
function readFile<T>(read: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(join(folder, 'deep', 'data', 'piecemeal.db'), { readonly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

async function readPragma(name: 'synchronous' | 'foreign_keys'): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store);
  return rows[0] ?? {};
}
