import { sql } from 'kysely';
import type { Store } from './open.ts';
import type { Post } from './posts.ts';
import { prepareStatement } from './prepare-statement.ts';
import type { PostKind, PostPhase } from './schema.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/** Screen on which a table is shown: a person's direct messages, or null for the channel of its server. */
export type Screen = string | null;

/**
 * Returns the newest board of a table that reached its screen, in any phase; `before`: only among earlier posts.
 */
export async function findNewestBoard(
  store: Store,
  tableId: number,
  screen: Screen = null,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Post | undefined> {
  const [row] = (await selectNewestBoard(store, { tableId, screen: screen ?? '', before })).rows;
  return row && parsePost(row);
}

type BoardBefore = { tableId: number; screen: string; before: number };

const selectNewestBoard = prepareStatement<BoardBefore>()((store, given) =>
  store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', given('tableId'))
    .where('kind', '=', 'board')
    .where(sql<string>`coalesce(person, '')`, '=', given('screen'))
    .where('id', '<', given('before'))
    .where('message', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1),
);

/** Returns the live posts of a kind, oldest first. */
export async function loadLivePosts(store: Store, tableId: number, kind: PostKind): Promise<readonly Post[]> {
  return await loadPosts(store, tableId, kind, 'live');
}

/** Returns Discord's message ids of all posts of a table that reached the channel. */
export async function loadPostMessages(store: Store, tableId: number): Promise<ReadonlySet<string>> {
  const rows = await store.selectFrom('posts').select('message').where('table_id', '=', tableId).execute();
  return new Set(rows.flatMap(({ message }) => message ?? []));
}

/** Returns the newest board or card of a table that reached its screen. */
export async function findNewestPost(
  store: Store,
  tableId: number,
  screen: Screen = null,
): Promise<Post | undefined> {
  const reached = store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '!=', 'reminder')
    .where(sql<string>`coalesce(person, '')`, '=', screen ?? '')
    .where('message', 'is not', null);
  const row = await reached.where('phase', '!=', 'lost').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && parsePost(row);
}

/** Returns the public reminders of a table claimed since a time in ms since 1970, without lost ones. */
export async function loadReminders(store: Store, tableId: number, at: number): Promise<readonly Post[]> {
  const rows = await store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '=', 'reminder')
    .where('person', 'is', null)
    .where('phase', '!=', 'lost')
    .where('claimed_at', '>=', at)
    .execute();
  return rows.map(parsePost);
}

/** Returns the direct reminders of a table that are live or being sent. */
export async function loadDirectReminders(store: Store, tableId: number): Promise<readonly Post[]> {
  const rows = await store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '=', 'reminder')
    .where('person', 'is not', null)
    .where('phase', 'in', ['live', 'sending'])
    .execute();
  return rows.map(parsePost);
}

/** Returns the last log entry that the boards of a table have published on a screen. */
export async function loadPublishedVersion(
  store: Store,
  tableId: number,
  screen: Screen = null,
): Promise<number> {
  const boards = store.selectFrom('posts').where('table_id', '=', tableId).where('kind', '=', 'board');
  const shown = boards.where(sql<string>`coalesce(person, '')`, '=', screen ?? '');
  const told = shown.where('phase', '!=', 'lost').select('to_number');
  const newest = await told.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.to_number ?? 0;
}

/** Returns the messages of a table that may or may not have reached the channel. */
export async function loadUnconfirmedPosts(store: Store, tableId: number): Promise<readonly Post[]> {
  return (await selectUnconfirmedPosts(store, { tableId })).rows.map(parsePost);
}

const selectUnconfirmedPosts = prepareStatement<{ tableId: number }>()((store, given) =>
  store
    .selectFrom('posts')
    .selectAll()
    .where('phase', '=', 'sending')
    .where('table_id', '=', given('tableId'))
    .orderBy('id'),
);

/** Selects posts being sent. Written out as in the partial index, as SQLite does not use it for a bound value. */
const isSending = sql<boolean>`posts.phase = 'sending'`;

/** Returns the tables of these servers that have such a message. */
export async function listTablesWithUnconfirmedPosts(
  store: Store,
  whose: ShardFilter = null,
): Promise<readonly number[]> {
  const tables = store.selectFrom('posts').select('table_id').distinct().where(isSending);
  const ours = tables
    .innerJoin('tables', 'tables.id', 'posts.table_id')
    .where(isInShardScope('tables.guild', whose));
  const rows = await (whose === null ? tables : ours).execute();
  return rows.map((row) => row.table_id);
}

async function loadPosts(
  store: Store,
  tableId: number,
  kind: PostKind,
  phase: PostPhase,
): Promise<readonly Post[]> {
  const rows = await store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '=', kind)
    .where('phase', '=', phase)
    .orderBy('id')
    .execute();
  return rows.map(parsePost);
}

interface Row {
  readonly id: number;
  readonly table_id: number;
  readonly kind: PostKind;
  readonly from_number: number;
  readonly to_number: number;
  readonly phase: PostPhase;
  readonly message: string | null;
  readonly claimed_at: number;
  readonly heard: string | null;
  readonly revision: number;
  readonly called: string;
  readonly story_number: number | null;
  readonly channel: string | null;
  readonly person: string | null;
}

function parsePost(row: Row): Post {
  return {
    id: row.id,
    tableId: row.table_id,
    kind: row.kind,
    from: row.from_number,
    to: row.to_number,
    phase: row.phase,
    message: row.message,
    claimedAt: row.claimed_at,
    heard: row.heard,
    revision: row.revision,
    called: JSON.parse(row.called) as readonly string[],
    story: row.story_number ?? row.from_number,
    channel: row.channel,
    person: row.person,
  };
}
