import { newestHeard } from './interactions.ts';
import { kept } from './kept.ts';
import type { Store } from './open.ts';
import { inPart, type Whose } from './part.ts';
import type { PostKind, PostPhase } from './schema.ts';

/** A message of ours in the channel: it tells the log entries after `from` up to `to`; a reminder tells none. */
export interface Post {
  readonly id: number;
  readonly tableId: number;
  readonly kind: PostKind;
  readonly from: number;
  readonly to: number;
  readonly phase: PostPhase;
  /** Discord's message id, once it is known. */
  readonly message: string | null;
  readonly claimedAt: number;
  /**
   * The newest of Discord's ids that had been heard of when it was claimed: the message, if there is one, has a greater
   * one. Null where none was known.
   */
  readonly heard: string | null;
  /** The revision of the lobby that a card shows. */
  readonly revision: number;
  /** Who was told by a board that it is their turn, or is reminded of it. */
  readonly called: readonly string[];
  /** Whom it is for, in a channel of their own; null where it is for all. */
  readonly person: string | null;
  /** That channel, once it is known; of a message for all where it is, if not in the channel of its table. */
  readonly channel: string | null;
  /**
   * The log entry after which the text of a board begins: `from`; later where it began anew; earlier where it only calls
   * somebody, and tells once more what was told last.
   */
  readonly story: number;
}

/** Writes down that a message is about to be sent, so that a restart can tell whether it was. Returns its id. */
export async function claimPost(
  store: Store,
  post: Omit<Post, 'id' | 'phase' | 'message' | 'heard' | 'called' | 'story' | 'person' | 'channel'> &
    Partial<Pick<Post, 'called' | 'story' | 'person'>>,
): Promise<number> {
  const values = {
    table_id: post.tableId,
    kind: post.kind,
    from_number: post.from,
    to_number: post.to,
    phase: 'sending' as const,
    message: null,
    claimed_at: post.claimedAt,
    heard: newestHeard(store),
    revision: post.revision,
    called: JSON.stringify(post.called ?? []),
    story_number: post.story ?? null,
    person: post.person ?? null,
  };
  const { id } = await store.insertInto('posts').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A claim that is sent again tells all that has happened by now. */
export async function stretchPost(store: Store, id: number, to: number, revision: number): Promise<void> {
  await store.updateTable('posts').set({ to_number: to, revision }).where('id', '=', id).execute();
}

/** A card shows the lobby as it was at this revision. */
export async function cardShows(store: Store, id: number, revision: number): Promise<void> {
  await store.updateTable('posts').set({ revision }).where('id', '=', id).execute();
}

/** The message for one person is about to be sent to this channel. */
export async function postGoesTo(store: Store, id: number, channel: string): Promise<void> {
  await store.updateTable('posts').set({ channel }).where('id', '=', id).execute();
}

/** What a table has posted for all stays in that channel, as the table has another from now on. */
export async function postsStay(store: Store, tableId: number, channel: string): Promise<void> {
  await store
    .updateTable('posts')
    .set({ channel })
    .where('table_id', '=', tableId)
    .where('person', 'is', null)
    .where('channel', 'is', null)
    .execute();
}

/** It is in the channel, and tells the log entries up to `to`; `called`: whom it told that it is their turn, where known. */
export async function postSent(
  store: Store,
  id: number,
  message: string,
  to: number,
  called: readonly string[] | null = null,
): Promise<void> {
  await store
    .updateTable('posts')
    .set({ phase: 'live', message, to_number: to, ...(called && { called: JSON.stringify(called) }) })
    .where('id', '=', id)
    .execute();
}

/** What a board tells. */
type Told = Pick<Post, 'to' | 'called' | 'story'>;

/** A board that was edited tells this from now on. */
export async function boardTells(store: Store, id: number, told: Told): Promise<void> {
  await store.updateTable('posts').set(toldColumns(told)).where('id', '=', id).execute();
}

/** The same, unless another board of the table was claimed after it, which is `false`. */
export async function newestTells(store: Store, tableId: number, id: number, told: Told): Promise<boolean> {
  const result = await store
    .updateTable('posts')
    .set(toldColumns(told))
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) => {
      const boards = selectFrom('posts as later').select('later.id').where('later.kind', '=', 'board');
      return not(exists(boards.where('later.table_id', '=', tableId).where('later.id', '>', id)));
    })
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function toldColumns({ to, called, story }: Told) {
  return { to_number: to, called: JSON.stringify(called), story_number: story };
}

/** The newest board of a table that reached the channel, whatever became of it; `before`: among the posts before that one. */
export async function newestBoard(
  store: Store,
  tableId: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Post | undefined> {
  const [row] = (await newest(store, { tableId, before })).rows;
  return row && post(row);
}

const newest = kept<{ tableId: number; before: number }>()((store, given) =>
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

/** It has its buttons, whatever was known of it; one that is not in the channel has none. */
export async function postHasButtons(store: Store, id: number): Promise<void> {
  const known = store.updateTable('posts').set({ phase: 'live' }).where('id', '=', id);
  await known.where('phase', '=', 'retired').execute();
}

/** `retired`: it has no buttons any more. `lost`: it is not in the channel. */
export async function postEnded(store: Store, id: number, phase: 'retired' | 'lost'): Promise<void> {
  await store.updateTable('posts').set({ phase }).where('id', '=', id).execute();
}

/** A claim that came to nothing. */
export async function unclaimPost(store: Store, id: number): Promise<void> {
  await store.deleteFrom('posts').where('id', '=', id).where('phase', '=', 'sending').execute();
}

/** The posts of a kind that are still live, oldest first. */
export async function livePosts(store: Store, tableId: number, kind: PostKind): Promise<readonly Post[]> {
  return await posts(store, tableId, kind, 'live');
}

/** Discord's ids of all posts of a table that reached the channel. */
export async function knownMessages(store: Store, tableId: number): Promise<ReadonlySet<string>> {
  const rows = await store.selectFrom('posts').select('message').where('table_id', '=', tableId).execute();
  return new Set(rows.flatMap(({ message }) => message ?? []));
}

/** The newest board or card of a table that reached the channel. */
export async function newestPost(store: Store, tableId: number): Promise<Post | undefined> {
  const reached = store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '!=', 'reminder')
    .where('message', 'is not', null);
  const row = await reached.where('phase', '!=', 'lost').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && post(row);
}

/**
 * The reminders of a table for all that were claimed from a time on, in ms since 1970; those that are lost are not among
 * them.
 */
export async function remindersSince(store: Store, tableId: number, at: number): Promise<readonly Post[]> {
  const rows = await store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '=', 'reminder')
    .where('person', 'is', null)
    .where('phase', '!=', 'lost')
    .where('claimed_at', '>=', at)
    .execute();
  return rows.map(post);
}

/** The reminders of a table for one person each that are there, or are being sent. */
export async function directReminders(store: Store, tableId: number): Promise<readonly Post[]> {
  const rows = await store
    .selectFrom('posts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '=', 'reminder')
    .where('person', 'is not', null)
    .where('phase', 'in', ['live', 'sending'])
    .execute();
  return rows.map(post);
}

/** Up to which log entry the boards of a table have told the story. */
export async function toldUpTo(store: Store, tableId: number): Promise<number> {
  const boards = store.selectFrom('posts').where('table_id', '=', tableId).where('kind', '=', 'board');
  const told = boards.where('phase', '!=', 'lost').select('to_number');
  const newest = await told.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.to_number ?? 0;
}

/** Messages of a table of which it is not known whether they reached the channel. */
export async function postsUnderWay(store: Store, tableId: number): Promise<readonly Post[]> {
  return (await sendingAt(store, { tableId })).rows.map(post);
}

const sendingAt = kept<{ tableId: number }>()((store, given) =>
  store
    .selectFrom('posts')
    .selectAll()
    .where('phase', '=', 'sending')
    .where('table_id', '=', given('tableId'))
    .orderBy('id'),
);

/** Every table of those servers that has such a message. */
export async function tablesSending(store: Store, whose: Whose = null): Promise<readonly number[]> {
  const tables = store.selectFrom('posts').select('table_id').distinct().where('posts.phase', '=', 'sending');
  const ours = tables.innerJoin('tables', 'tables.id', 'posts.table_id').where(inPart('tables.guild', whose));
  const rows = await (whose === null ? tables : ours).execute();
  return rows.map((row) => row.table_id);
}

async function posts(
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
  return rows.map(post);
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

function post(row: Row): Post {
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
