import {
  claimNotice,
  dropNotice,
  keepRest,
  type Notice,
  noticeEnded,
  noticeLacks,
  noticeTold,
  untoldNotice,
  untoldNotices,
} from '../../store/notices.ts';
import type { NoticeKind } from '../../store/notices-schema.ts';
import { onDisk } from '../../store/open.ts';
import { type House, partOf } from '../core/context.ts';
import { done } from '../core/unit-of-work.ts';

type Keeping = Pick<House, 'store'>;

/** A message that is not as it is wanted; null where it is, where there is none, and where it is out of reach. */
export async function untold({ store }: Keeping, id: number): Promise<Notice | null> {
  return (await untoldNotice(store, id)) ?? null;
}

/** It is going to be posted: that is on the disk before it is. Returns it with its claim; null where somebody else posts it. */
export async function claimed(
  { store, now }: Pick<House, 'store' | 'now'>,
  notice: Notice,
): Promise<Notice | null> {
  const claimedAt = now();
  if (!(await claimNotice(store, notice, claimedAt))) return null;
  await onDisk(store);
  return { ...notice, claimedAt };
}

/** It is there, as it was wanted when it was made. */
export async function told({ store }: Keeping, notice: Notice, message: string): Promise<void> {
  if (isDirect(notice)) await dropNotice(store, notice.id);
  else await noticeTold(store, notice.id, message, notice.wanted);
}

/** It is not there, and is posted at the next try. */
export async function lacking({ store }: Keeping, { id }: Notice): Promise<void> {
  await noticeLacks(store, id);
}

/** Deletes a notice whose message has arrived. */
export async function dropped({ store }: Keeping, { id }: Notice): Promise<void> {
  await dropNotice(store, id);
}

/** Keeps the lines of a notice that are still to be posted. */
export async function shortened({ store }: Keeping, { id }: Notice, subject: string): Promise<void> {
  await keepRest(store, id, subject);
}

/** Kinds of which no row is kept once they are done. */
const KEPT_UNTIL_DONE: readonly NoticeKind[] = ['log', 'threadArchive', 'threadStarter'];

/** There is nothing to tell any more, or nobody to tell it to. */
export async function given({ store }: Keeping, notice: Notice): Promise<void> {
  if (isDirect(notice) || KEPT_UNTIL_DONE.includes(notice.kind)) await dropNotice(store, notice.id);
  else await noticeEnded(store, notice, notice.message === null ? 'lost' : notice.phase);
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
export async function tellAgain(house: House, { kind, subject, guild, channel }: Notice): Promise<void> {
  await done(house, (deed) => deed.announce({ kind, subject, guild, channel }));
}

/** After a start: those that are not as they are wanted. */
export async function allUntold(house: Pick<House, 'store' | 'part'>): Promise<readonly number[]> {
  return await untoldNotices(house.store, partOf(house));
}
