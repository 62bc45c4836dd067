import { sql } from 'kysely';
import { selectNewestInteraction } from './interactions.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import type { PostKind, PostPhase } from './schema.ts';

/** Message of the bot in a channel. It covers the log entries after `from` up to `to`; a reminder covers none. */
export interface Post {
  readonly id: number;
  readonly tableId: number;
  readonly kind: PostKind;
  readonly from: number;
  readonly to: number;
  readonly phase: PostPhase;
  /** Discord's message id, once known. */
  readonly message: string | null;
  readonly claimedAt: number;
  /** Newest Discord id known at the time of the claim: the message, if it exists, has a greater one. Null if none was known. */
  readonly heard: string | null;
  /** Revision of the lobby that a card shows. */
  readonly revision: number;
  /** People whom the message told that it is their turn, or reminds of it. */
  readonly called: readonly string[];
  /** Recipient of a direct message, such as a board on that person's screen; null if it is for everybody. */
  readonly person: string | null;
  /** Channel of the direct message, once known. For a public message, its channel if not that of the table. */
  readonly channel: string | null;
  /**
   * Log entry after which the text of a board begins. Normally `from`; later if the text was restarted; earlier if the
   * board only pings a player and repeats the last text.
   */
  readonly story: number;
}

/** Records that a message is about to be sent, so that a restart can check. Returns its id. */
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
    heard: selectNewestInteraction(store),
    revision: post.revision,
    called: JSON.stringify(post.called ?? []),
    story_number: post.story ?? null,
    person: post.person ?? null,
  };
  const { id } = await store.insertInto('posts').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Extends a claim that is sent again to everything that has happened since. */
export async function extendPostClaim(store: Store, id: number, to: number, revision: number): Promise<void> {
  await store.updateTable('posts').set({ to_number: to, revision }).where('id', '=', id).execute();
}

/** Saves the revision of the lobby that a card shows. */
export async function saveCardRevision(store: Store, id: number, revision: number): Promise<void> {
  await store.updateTable('posts').set({ revision }).where('id', '=', id).execute();
}

/** Saves the channel to which a direct message is about to be sent. */
export async function savePostChannel(store: Store, id: number, channel: string): Promise<void> {
  await store.updateTable('posts').set({ channel }).where('id', '=', id).execute();
}

/** Records the old channel for the public posts of a table that moves to another one. */
export async function pinPostsToChannel(store: Store, tableId: number, channel: string): Promise<void> {
  await store
    .updateTable('posts')
    .set({ channel })
    .where('table_id', '=', tableId)
    .where('person', 'is', null)
    .where('channel', 'is', null)
    .execute();
}

/** Marks a post as sent, covering the log entries up to `to`; `called`: the people it pinged, if known. */
export async function markPostSent(
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

/** Content of a board. */
type BoardContent = Pick<Post, 'to' | 'called' | 'story'>;

/** Saves the new content of an edited board. */
export async function updateBoardPost(store: Store, id: number, told: BoardContent): Promise<void> {
  await store.updateTable('posts').set(toContentColumns(told)).where('id', '=', id).execute();
}

/** Saves the new content unless a newer board was claimed for the same screen; returns false then. */
export async function updateNewestBoardPost(
  store: Store,
  { tableId, id, person }: Pick<Post, 'tableId' | 'id' | 'person'>,
  told: BoardContent,
): Promise<boolean> {
  const changed = { tableId, id, screen: person ?? '', ...toContentColumns(told) };
  return (await updateNewestBoard(store, changed)).numAffectedRows === 1n;
}

type BoardUpdateParameters = { tableId: number; id: number; screen: string } & ReturnType<
  typeof toContentColumns
>;

const updateNewestBoard = prepareStatement<BoardUpdateParameters>()((store, given) =>
  store
    .updateTable('posts')
    .set({
      to_number: given('to_number'),
      called: given('called'),
      story_number: given('story_number'),
    })
    .where('id', '=', given('id'))
    .where(({ not, exists, selectFrom }) => {
      const boards = selectFrom('posts as later').select('later.id').where('later.kind', '=', 'board');
      const ours = boards
        .where('later.table_id', '=', given('tableId'))
        .where(sql<string>`coalesce(later.person, '')`, '=', given('screen'));
      return not(exists(ours.where('later.id', '>', given('id'))));
    }),
);

function toContentColumns({ to, called, story }: BoardContent) {
  return { to_number: to, called: JSON.stringify(called), story_number: story };
}

/** Marks a retired post as live, as it has buttons again. Posts that are not in the channel stay as they are. */
export async function markPostLive(store: Store, id: number): Promise<void> {
  const known = store.updateTable('posts').set({ phase: 'live' }).where('id', '=', id);
  await known.where('phase', '=', 'retired').execute();
}

/** Marks a post as `retired` (without buttons) or `lost` (not in the channel). */
export async function markPostEnded(store: Store, id: number, phase: 'retired' | 'lost'): Promise<void> {
  await store.updateTable('posts').set({ phase }).where('id', '=', id).execute();
}

/** Deletes a claim whose message was never sent. */
export async function unclaimPost(store: Store, id: number): Promise<void> {
  await store.deleteFrom('posts').where('id', '=', id).where('phase', '=', 'sending').execute();
}
