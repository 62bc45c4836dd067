import { sql } from 'kysely';
import type { Store } from './open.ts';
import type { Post } from './posts.ts';
import { prepareStatement } from './prepare-statement.ts';
import type { PostKind, PostPhase } from './schema.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/** The newest board of a table that reached the channel, whatever became of it; `before`: among the posts before that one. */
export async function findNewestBoard(
  store: Store,
  tableId: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Post | undefined> {
  const [row] = (await selectNewestBoard(store, { tableId, before })).rows;
  return row && parsePost(row);
}

const selectNewestBoard = prepareStatement<{ tableId: number; before: number }>()((store, given) =>
  store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', given('tableId'))
    .where('kind', '=', 'board')
    .where('id', '<', given('before'))
    .where('message', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1),
);

/** The posts of a kind that are still live, oldest first. */
export async function loadLivePosts(store: Store, tableId: number, kind: PostKind): Promise<readonly Post[]> {
  return await loadPosts(store, tableId, kind, 'live');
}

/** Discord's ids of all posts of a table that reached the channel. */
export async function loadPostMessages(store: Store, tableId: number): Promise<ReadonlySet<string>> {
  const rows = await store.selectFrom('posts').select('message').where('table_id', '=', tableId).execute();
  return new Set(rows.flatMap(({ message }) => message ?? []));
}

/** The newest board or card of a table that reached the channel. */
export async function findNewestPost(store: Store, tableId: number): Promise<Post | undefined> {
  const reached = store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '!=', 'reminder')
    .where('message', 'is not', null);
  const row = await reached.where('phase', '!=', 'lost').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && parsePost(row);
}

/**
 * The reminders of a table for all that were claimed from a time on, in ms since 1970; those that are lost are not among
 * them.
 */
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

/** The reminders of a table for one person each that are there, or are being sent. */
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

/** Up to which log entry the boards of a table have told the story. */
export async function loadPublishedVersion(store: Store, tableId: number): Promise<number> {
  const boards = store.selectFrom('posts').where('table_id', '=', tableId).where('kind', '=', 'board');
  const told = boards.where('phase', '!=', 'lost').select('to_number');
  const newest = await told.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.to_number ?? 0;
}

/** Messages of a table of which it is not known whether they reached the channel. */
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

/** Written out as in the partial index, which SQLite uses for no bound value. */
const isSending = sql<boolean>`posts.phase = 'sending'`;

/** Every table of those servers that has such a message. */
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
