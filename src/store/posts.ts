import { selectNewestInteraction } from './interactions.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
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
    heard: selectNewestInteraction(store),
    revision: post.revision,
    called: JSON.stringify(post.called ?? []),
    story_number: post.story ?? null,
    person: post.person ?? null,
  };
  const { id } = await store.insertInto('posts').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A claim that is sent again tells all that has happened by now. */
export async function extendPostClaim(store: Store, id: number, to: number, revision: number): Promise<void> {
  await store.updateTable('posts').set({ to_number: to, revision }).where('id', '=', id).execute();
}

/** A card shows the lobby as it was at this revision. */
export async function saveCardRevision(store: Store, id: number, revision: number): Promise<void> {
  await store.updateTable('posts').set({ revision }).where('id', '=', id).execute();
}

/** The message for one person is about to be sent to this channel. */
export async function savePostChannel(store: Store, id: number, channel: string): Promise<void> {
  await store.updateTable('posts').set({ channel }).where('id', '=', id).execute();
}

/** What a table has posted for all stays in that channel, as the table has another from now on. */
export async function pinPostsToChannel(store: Store, tableId: number, channel: string): Promise<void> {
  await store
    .updateTable('posts')
    .set({ channel })
    .where('table_id', '=', tableId)
    .where('person', 'is', null)
    .where('channel', 'is', null)
    .execute();
}

/** It is in the channel, and tells the log entries up to `to`; `called`: whom it told that it is their turn, where known. */
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

/** What a board tells. */
type BoardContent = Pick<Post, 'to' | 'called' | 'story'>;

/** A board that was edited tells this from now on. */
export async function updateBoardPost(store: Store, id: number, told: BoardContent): Promise<void> {
  await store.updateTable('posts').set(toContentColumns(told)).where('id', '=', id).execute();
}

/** The same, unless another board of the table was claimed after it, which is `false`. */
export async function updateNewestBoardPost(
  store: Store,
  tableId: number,
  id: number,
  told: BoardContent,
): Promise<boolean> {
  return (await updateNewestBoard(store, { tableId, id, ...toContentColumns(told) })).numAffectedRows === 1n;
}

type BoardUpdateParameters = { tableId: number; id: number } & ReturnType<typeof toContentColumns>;

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
      const ours = boards.where('later.table_id', '=', given('tableId'));
      return not(exists(ours.where('later.id', '>', given('id'))));
    }),
);

function toContentColumns({ to, called, story }: BoardContent) {
  return { to_number: to, called: JSON.stringify(called), story_number: story };
}

/** It has its buttons, whatever was known of it; one that is not in the channel has none. */
export async function markPostLive(store: Store, id: number): Promise<void> {
  const known = store.updateTable('posts').set({ phase: 'live' }).where('id', '=', id);
  await known.where('phase', '=', 'retired').execute();
}

/** `retired`: it has no buttons any more. `lost`: it is not in the channel. */
export async function markPostEnded(store: Store, id: number, phase: 'retired' | 'lost'): Promise<void> {
  await store.updateTable('posts').set({ phase }).where('id', '=', id).execute();
}

/** A claim that came to nothing. */
export async function unclaimPost(store: Store, id: number): Promise<void> {
  await store.deleteFrom('posts').where('id', '=', id).where('phase', '=', 'sending').execute();
}
