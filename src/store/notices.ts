import { setImmediate } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import { selectNewestInteraction } from './interactions.ts';
import { DIRECT_KINDS, type NoticeKind, type NoticePhase, type NoticesRow } from './notices-schema.ts';
import type { Store } from './open.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/** What a message tells that belongs to no table, and where it is: { kind: 'league', subject: '7', … }. */
export interface WantedNotice {
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly guild: string;
  readonly channel: string;
  /** Recipient of a direct message; null or absent for a message in the channel. */
  readonly person?: string | null;
}

/** Such a message, as far as it is known. */
export interface Notice extends WantedNotice {
  readonly id: number;
  /** How often it was wanted: it is to be told as it is by the last of them. */
  readonly wanted: number;
  readonly told: number;
  readonly phase: NoticePhase;
  /** Discord's id of it, once that is known. */
  readonly message: string | null;
  /** When it was claimed, in ms since 1970, and the newest of Discord's ids that had been heard of then. */
  readonly claimedAt: number | null;
  readonly heard: string | null;
}

/** It is to be in that channel as it is now: posted, or changed where it is there already. Returns its id. */
export async function requestNotice(store: Store, wanted: WantedNotice): Promise<number> {
  const { id } = await store
    .insertInto('notices')
    .values({ ...wanted, wanted: 1, told: 0, phase: 'wanted' })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({ wanted: sql<number>`notices.wanted + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The one with that id, where it is within reach and not as it is wanted. */
export async function findPendingNotice(store: Store, id: number): Promise<Notice | undefined> {
  const row = await selectPendingNotices(store).selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseNotice(row);
}

/** The server of a message. */
export async function findNoticeGuild(store: Store, id: number): Promise<string | undefined> {
  const row = store.selectFrom('notices').select('guild').where('id', '=', id);
  return (await row.executeTakeFirst())?.guild;
}

/** The message that tells this; undefined where none was ever wanted. */
export async function findNotice(
  store: Store,
  kind: NoticeKind,
  subject: string,
): Promise<Notice | undefined> {
  const row = store.selectFrom('notices').selectAll().where('kind', '=', kind);
  const found = await row.where('subject', '=', subject).executeTakeFirst();
  return found && parseNotice(found);
}

/** Discord's ids of those of a kind that are in their channel, by what they are about. */
export async function loadNoticeMessages(
  store: Store,
  kind: NoticeKind,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (subjects.length === 0) return new Map();
  const rows = await store
    .selectFrom('notices')
    .select(['subject', 'message'])
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .execute();
  return new Map(rows.flatMap(({ subject, message }) => (message === null ? [] : [[subject, message]])));
}

/** Ids and subjects of the notices of a kind on a server whose subject begins so, the oldest first. */
export async function loadNoticesByPrefix(
  store: Store,
  { kind, guild, subject }: Pick<WantedNotice, 'kind' | 'guild' | 'subject'>,
): Promise<readonly Pick<Notice, 'id' | 'subject'>[]> {
  return await store
    .selectFrom('notices')
    .select(['id', 'subject'])
    .where('kind', '=', kind)
    .where('guild', '=', guild)
    .where('subject', 'like', `${subject}%`)
    .orderBy('id')
    .execute();
}

/** Gives a notice another subject: its message tells of more. */
export async function renameNotice(store: Store, id: number, subject: string): Promise<void> {
  await store.updateTable('notices').set({ subject }).where('id', '=', id).execute();
}

/** What the messages of a kind are about that were wanted on a server. */
export async function listNoticeSubjects(
  store: Store,
  kind: NoticeKind,
  guild: string,
): Promise<readonly string[]> {
  const rows = store.selectFrom('notices').select('subject').where('kind', '=', kind);
  return (await rows.where('guild', '=', guild).execute()).map(({ subject }) => subject);
}

/** Writes down that it is about to be posted, so that a restart can tell whether it was. False where somebody else has. */
export async function claimNotice(store: Store, notice: Notice, at: number): Promise<boolean> {
  const claimed = await store
    .updateTable('notices')
    .set({ phase: 'sending', message: null, claimed_at: at, heard: selectNewestInteraction(store) })
    .where('id', '=', notice.id)
    .where('phase', '=', notice.phase)
    .where('claimed_at', notice.claimedAt === null ? 'is' : '=', notice.claimedAt)
    .where('subject', '=', notice.subject)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** It is in the channel as it was wanted then. */
export async function markNoticePublished(
  store: Store,
  id: number,
  message: string,
  told: number,
): Promise<void> {
  await store.updateTable('notices').set({ phase: 'live', message, told }).where('id', '=', id).execute();
}

/** It is not in the channel, and is to be posted. */
export async function markNoticeMissing(store: Store, id: number): Promise<void> {
  await store.updateTable('notices').set({ phase: 'wanted', message: null }).where('id', '=', id).execute();
}

/** Deletes a direct message that was sent, or is not to be: nothing of it is looked at again. */
export async function deleteNotice(store: Store, id: number): Promise<void> {
  await store.deleteFrom('notices').where('id', '=', id).execute();
}

/** Keeps what is still to be told of a notice, to be posted in a message of its own. */
export async function saveRemainingNotice(store: Store, id: number, subject: string): Promise<void> {
  await store
    .updateTable('notices')
    .set({ subject, phase: 'wanted', message: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes the direct messages that are still to be sent to a person. */
export async function deletePersonNotices(store: Store, person: string): Promise<void> {
  await store.deleteFrom('notices').where('kind', 'in', DIRECT_KINDS).where('person', '=', person).execute();
}

/** Nothing more is told of it, unless it is wanted again. */
export async function markNoticeEnded(
  store: Store,
  { id, wanted }: Notice,
  phase: NoticePhase,
): Promise<void> {
  await store.updateTable('notices').set({ phase, told: wanted }).where('id', '=', id).execute();
}

/** Those of those servers within reach that are not as they are wanted. */
export async function listPendingNotices(
  store: Store,
  whose: ShardFilter = null,
): Promise<readonly number[]> {
  const rows = await selectPendingNotices(store)
    .select('id')
    .where(isInShardScope('guild', whose))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of one server, in the same way. */
export async function listPendingServerNotices(store: Store, guild: string): Promise<readonly number[]> {
  const rows = await selectPendingNotices(store)
    .select('id')
    .where('guild', '=', guild)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function selectPendingNotices(store: Store) {
  return store.selectFrom('notices').whereRef('told', '<', 'wanted').where('gone_at', 'is', null);
}

/** The bot is not in this server (a time, in ms since 1970), or is again (null): what is to be told there, and rung, waits. */
export async function saveNoticeAvailability(
  store: Store,
  guild: string,
  goneAt: number | null,
): Promise<void> {
  for (const table of ['notices', 'dates'] as const)
    await store.updateTable(table).set({ gone_at: goneAt }).where('guild', '=', guild).execute();
}

/** So many servers are looked at before others have their turn on the event loop: some years of what was told to each. */
const SERVERS_PER_PAGE = 20;

/** A server in which something is told or comes due, and how much of that is out of reach. */
interface ServerNotices {
  readonly guild: string;
  readonly count: number;
  readonly gone: number;
}

/** All such servers, page by page: once for what is told, and once for what comes due. */
export async function* iterateGuildsWithNotices(store: Store): AsyncGenerator<ServerNotices> {
  for (const table of ['notices', 'dates'] as const)
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page: readonly ServerNotices[] = await loadGuildPage(store, table, after);
      yield* page;
      after = page.at(-1)?.guild;
      await setImmediate();
    }
}

async function loadGuildPage(
  store: Store,
  table: 'notices' | 'dates',
  guild: string,
): Promise<readonly ServerNotices[]> {
  return await store
    .selectFrom(table)
    .select(({ fn }) => ['guild', fn.countAll<number>().as('count'), fn.count<number>('gone_at').as('gone')])
    .where('guild', '>', guild)
    .groupBy('guild')
    .orderBy('guild')
    .limit(SERVERS_PER_PAGE)
    .execute();
}

function parseNotice(row: Selectable<NoticesRow>): Notice {
  const { claimed_at: claimedAt, gone_at: _, ...plain } = row;
  return { ...plain, claimedAt };
}
