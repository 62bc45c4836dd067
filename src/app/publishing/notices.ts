import {
  claimNotice,
  deleteNotice,
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

/** A message that is not as it is wanted; null where it is, where there is none, and where it is out of reach. */
export async function findNoticeToPublish({ store }: NoticeContext, id: number): Promise<Notice | null> {
  return (await findPendingNotice(store, id)) ?? null;
}

/** It is going to be posted: that is on the disk before it is. Returns it with its claim; null where somebody else posts it. */
export async function claimForPosting(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  notice: Notice,
): Promise<Notice | null> {
  const claimedAt = now();
  if (!(await claimNotice(store, notice, claimedAt))) return null;
  await flushToDisk(store);
  return { ...notice, claimedAt };
}

/** It is there, as it was wanted when it was made. */
export async function recordNoticePosted(
  { store }: NoticeContext,
  notice: Notice,
  message: string,
): Promise<void> {
  if (isDirect(notice)) await deleteNotice(store, notice.id);
  else await markNoticePublished(store, notice.id, message, notice.wanted);
}

/** It is not there, and is posted at the next try. */
export async function recordNoticeMissing({ store }: NoticeContext, { id }: Notice): Promise<void> {
  await markNoticeMissing(store, id);
}

/** Deletes a notice whose message has arrived. */
export async function discardNotice({ store }: NoticeContext, { id }: Notice): Promise<void> {
  await deleteNotice(store, id);
}

/** Keeps the lines of a notice that are still to be posted. */
export async function saveRemainingLines(
  { store }: NoticeContext,
  { id }: Notice,
  subject: string,
): Promise<void> {
  await saveRemainingNotice(store, id, subject);
}

/** Kinds of which no row is kept once they are done. */
const KEPT_UNTIL_DONE: readonly NoticeKind[] = ['log', 'threadArchive', 'threadStarter'];

/** There is nothing to tell any more, or nobody to tell it to. */
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

/** Its picture came too late: it is told once more, with it. */
export async function republishNotice(
  ctx: AppContext,
  { kind, subject, guild, channel }: Notice,
): Promise<void> {
  await inTransaction(ctx, (work) => work.queueNotice({ kind, subject, guild, channel }));
}

/** After a start: those that are not as they are wanted. */
export async function listNoticesToPublish(
  ctx: Pick<AppContext, 'store' | 'part'>,
): Promise<readonly number[]> {
  return await listPendingNotices(ctx.store, getShardScope(ctx));
}
