import { setImmediate } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import { selectNewestInteraction } from './interactions.ts';
import { DIRECT_KINDS, type NoticeKind, type NoticePhase, type NoticesRow } from './notices-schema.ts';
import type { Store } from './open.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/** Message that belongs to no table, and its channel: { kind: 'league', subject: '7', … }. */
export interface WantedNotice {
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly guild: string;
  readonly channel: string;
  /** Recipient of a direct message; null or absent for a message in the channel. */
  readonly person?: string | null;
}

/** Stored state of such a message. */
export interface Notice extends WantedNotice {
  readonly id: number;
  /** Version requested, and version published; the message is out of date while they differ. */
  readonly wanted: number;
  readonly told: number;
  readonly phase: NoticePhase;
  /** Discord's id of the message, once known. */
  readonly message: string | null;
  /** Time of the claim, in ms since 1970, and the newest Discord id known then. */
  readonly claimedAt: number | null;
  readonly heard: string | null;
}

/** Requests that the message is posted, or edited if it exists. Returns its id. */
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

/** Returns the notice with that id if it is available and out of date. */
export async function findPendingNotice(store: Store, id: number): Promise<Notice | undefined> {
  const row = await selectPendingNotices(store).selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseNotice(row);
}

/** Returns the server of a notice. */
export async function findNoticeGuild(store: Store, id: number): Promise<string | undefined> {
  const row = store.selectFrom('notices').select('guild').where('id', '=', id);
  return (await row.executeTakeFirst())?.guild;
}

/** Returns the notice of a kind and subject, or undefined if it was never requested. */
export async function findNotice(
  store: Store,
  kind: NoticeKind,
  subject: string,
): Promise<Notice | undefined> {
  const row = store.selectFrom('notices').selectAll().where('kind', '=', kind);
  const found = await row.where('subject', '=', subject).executeTakeFirst();
  return found && parseNotice(found);
}

/** Returns the boards in a person's direct messages of games on a server. */
export async function loadPersonBoards(
  store: Store,
  guild: string,
  person: string,
): Promise<readonly WantedNotice[]> {
  return await store
    .selectFrom('notices')
    .select(['kind', 'subject', 'guild', 'channel', 'person'])
    .where('kind', '=', 'directBoard')
    .where('guild', '=', guild)
    .where('person', '=', person)
    .execute();
}

/** Returns Discord's message ids of the posted notices of a kind, by subject. */
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

/** Returns ids and subjects of a server's notices of a kind whose subject starts with a prefix, the oldest first. */
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

/** Changes the subject of a notice, as its message now covers more. */
export async function renameNotice(store: Store, id: number, subject: string): Promise<void> {
  await store.updateTable('notices').set({ subject }).where('id', '=', id).execute();
}

/** Returns the subjects of all notices of a kind ever requested on a server. */
export async function listNoticeSubjects(
  store: Store,
  kind: NoticeKind,
  guild: string,
): Promise<readonly string[]> {
  const rows = store.selectFrom('notices').select('subject').where('kind', '=', kind);
  return (await rows.where('guild', '=', guild).execute()).map(({ subject }) => subject);
}

/**
 * Records that the message is about to be posted, so that a restart can check. Returns false if another process has
 * claimed it.
 */
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

/** Marks a notice as published in the requested version. */
export async function markNoticePublished(
  store: Store,
  id: number,
  message: string,
  told: number,
): Promise<void> {
  await store.updateTable('notices').set({ phase: 'live', message, told }).where('id', '=', id).execute();
}

/** Marks a notice as missing from its channel, so that it is posted. */
export async function markNoticeMissing(store: Store, id: number): Promise<void> {
  await store.updateTable('notices').set({ phase: 'wanted', message: null }).where('id', '=', id).execute();
}

/** Deletes a notice in that version. Returns false if it was requested again since. */
export async function deleteNoticeAtVersion(store: Store, id: number, wanted: number): Promise<boolean> {
  const row = store.deleteFrom('notices').where('id', '=', id).where('wanted', '=', wanted);
  return (await row.executeTakeFirst()).numDeletedRows === 1n;
}

/** Deletes a notice that is obsolete: it is never read again. */
export async function deleteNotice(store: Store, id: number): Promise<void> {
  await store.deleteFrom('notices').where('id', '=', id).execute();
}

/** Saves the unpublished remainder of a notice, to be posted in a message of its own. */
export async function saveRemainingNotice(store: Store, id: number, subject: string): Promise<void> {
  await store
    .updateTable('notices')
    .set({ subject, phase: 'wanted', message: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes the unsent direct messages to a person, and the rows of boards in their direct messages but for those given. */
export async function deletePersonNotices(
  store: Store,
  person: string,
  except: readonly WantedNotice[],
): Promise<void> {
  const kept = except.map(({ kind, subject }) => `${kind} ${subject}`);
  const notices = store.selectFrom('notices').select(['id', 'kind', 'subject']);
  const rows = await notices.where('kind', 'in', DIRECT_KINDS).where('person', '=', person).execute();
  const gone = rows.filter(({ kind, subject }) => !kept.includes(`${kind} ${subject}`)).map(({ id }) => id);
  if (gone.length > 0) await store.deleteFrom('notices').where('id', 'in', gone).execute();
}

/** Marks a notice as finished until it is requested again. */
export async function markNoticeEnded(
  store: Store,
  { id, wanted }: Notice,
  phase: NoticePhase,
): Promise<void> {
  await store.updateTable('notices').set({ phase, told: wanted }).where('id', '=', id).execute();
}

/** Returns the ids of the available notices of these servers that are out of date. */
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

/** Returns the ids of a server's available notices that are out of date. */
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

/**
 * Saves since when the bot has been absent from a server (in ms since 1970), or null when it is back. Notices and dates
 * wait meanwhile.
 */
export async function saveNoticeAvailability(
  store: Store,
  guild: string,
  goneAt: number | null,
): Promise<void> {
  for (const table of ['notices', 'dates'] as const)
    await store.updateTable(table).set({ gone_at: goneAt }).where('guild', '=', guild).execute();
}

/** Number of servers read before the event loop runs: some years of notices for each. */
const SERVERS_PER_PAGE = 20;

/** Server with notices or dates, and the number of unavailable ones among them. */
interface ServerNotices {
  readonly guild: string;
  readonly count: number;
  readonly gone: number;
}

/** Yields all such servers, page by page: once by notices, and once by dates. */
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
