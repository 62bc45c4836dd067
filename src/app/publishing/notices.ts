import { writeDeletions } from '../../store/maintenance.ts';
import {
  claimNotice,
  deleteNotice,
  deleteNoticeAtVersion,
  findPendingNotice,
  listPendingNotices,
  markNoticeEnded,
  markNoticeMissing,
  markNoticePublished,
  type Notice,
  saveRemainingNotice,
} from '../../store/notices.ts';
import type { NoticeKind } from '../../store/notices-schema.ts';
import { flushToDisk } from '../../store/open.ts';
import { type AppContext, getShardScope } from '../core/context.ts';
import { inTransaction } from '../core/unit-of-work.ts';

type NoticeContext = Pick<AppContext, 'store'>;

/** Returns a notice whose message is out of date; null if it is up to date, missing or unavailable. */
export async function findNoticeToPublish({ store }: NoticeContext, id: number): Promise<Notice | null> {
  return (await findPendingNotice(store, id)) ?? null;
}

/**
 * Claims a notice for posting, and flushes the claim to disk before the message is sent. Returns the claimed notice, or
 * null if another process has claimed it.
 */
export async function claimForPosting(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  notice: Notice,
): Promise<Notice | null> {
  const claimedAt = now();
  if (!(await claimNotice(store, notice, claimedAt))) return null;
  await flushToDisk(store);
  return { ...notice, claimedAt };
}

/** A message that was posted or edited. `isFinal`: it is never edited again. */
interface PostedNotice {
  readonly message: string;
  readonly isFinal?: boolean | undefined;
}

/** Records that a notice was published in the version wanted at its claim. A final one that was not requested again is deleted. */
export async function recordNoticePosted(
  { store }: NoticeContext,
  { id, wanted }: Notice,
  { message, isFinal = false }: PostedNotice,
): Promise<void> {
  if (isFinal && (await deleteNoticeAtVersion(store, id, wanted))) return;
  await markNoticePublished(store, id, message, wanted);
}

/** Records that a notice's message does not exist, so that the next try posts it. */
export async function recordNoticeMissing({ store }: NoticeContext, { id }: Notice): Promise<void> {
  await markNoticeMissing(store, id);
}

/** Deletes a notice whose message has arrived. */
export async function discardNotice({ store }: NoticeContext, { id }: Notice): Promise<void> {
  await deleteNotice(store, id);
}

/** Records that the message of a notice was deleted. If it was requested again meanwhile, it is posted anew. */
export async function recordNoticeDeleted(
  { store }: NoticeContext,
  { id, wanted, person }: Notice,
): Promise<void> {
  if (!(await deleteNoticeAtVersion(store, id, wanted))) return await markNoticeMissing(store, id);
  // The person may have had their data deleted.
  if (person !== null) await writeDeletions(store);
}

/** Saves the lines of a notice that are still to be posted. */
export async function saveRemainingLines(
  { store }: NoticeContext,
  { id }: Notice,
  subject: string,
): Promise<void> {
  await saveRemainingNotice(store, id, subject);
}

/** Kinds whose row is deleted once they are done. */
const KEPT_UNTIL_DONE: readonly NoticeKind[] = ['log', 'threadArchive', 'threadStarter'];

/** Settles a notice that has nothing to publish or no recipient any more. */
export async function settleNotice({ store }: NoticeContext, notice: Notice): Promise<void> {
  if (isDirect(notice) || KEPT_UNTIL_DONE.includes(notice.kind)) await deleteNotice(store, notice.id);
  else await markNoticeEnded(store, notice, notice.message === null ? 'lost' : notice.phase);
}

/** A direct message to a person. */
export interface DirectNotice extends Notice {
  readonly person: string;
}

/** Returns whether a notice is a direct message. */
export function isDirect(notice: Notice): notice is DirectNotice {
  return (notice.person ?? null) !== null;
}

/** Queues a notice again, because its picture was finished too late for the message. */
export async function republishNotice(
  ctx: AppContext,
  { kind, subject, guild, channel }: Notice,
): Promise<void> {
  await inTransaction(ctx, (work) => work.queueNotice({ kind, subject, guild, channel }));
}

/** Returns the notices that are out of date, for the start of the process. */
export async function listNoticesToPublish(
  ctx: Pick<AppContext, 'store' | 'shardScope'>,
): Promise<readonly number[]> {
  return await listPendingNotices(ctx.store, getShardScope(ctx));
}
