import { refused } from '../../engine/refusal.ts';
import { isFollower, loadDirectBoards } from '../../store/alerts.ts';
import { type LogEntry, loadLogEntries } from '../../store/log.ts';
import { findNotice, type Notice } from '../../store/notices.ts';
import { findNewestBoard } from '../../store/post-queries.ts';
import type { AppContext, EventHandler } from '../core/context.ts';
import { findSeat, hasEnded, loadTable, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { formatAlertSubject, parseAlertSubject, type TableAlert } from './alerts.ts';

/** Queues the board in a person's direct messages: to be posted, edited or, for a person who no longer follows, deleted. */
export async function queueDirectBoard(
  work: UnitOfWork,
  { record }: Pick<Table, 'record'>,
  person: string,
): Promise<void> {
  const { id, guild, channel } = record;
  await work.queueNotice({
    kind: 'directBoard',
    subject: formatAlertSubject(id, person),
    guild,
    channel,
    person,
  });
}

/** Returns whether a person has the board of a table in their direct messages. */
export async function hasDirectBoard(
  { store }: Pick<AppContext, 'store'>,
  id: number,
  person: string,
): Promise<boolean> {
  return (await findNotice(store, 'directBoard', formatAlertSubject(id, person))) !== undefined;
}

/** Updates the boards in the followers' direct messages. */
export const updateDirectBoards: EventHandler = async (work, { after }) => {
  if (after.hasFollowers === false) return;
  for (const person of await loadDirectBoards(work.store, after.record.id))
    await queueDirectBoard(work, after, person);
};

/** Board for a follower's direct messages. */
export interface DirectBoard extends TableAlert {
  /** Log entries that its text tells, oldest first: those of the newest board in the channel and all after it. */
  readonly entries: readonly LogEntry[];
  /** True if the person plays in the game or no longer follows it. */
  readonly isOver: boolean;
}

/** Returns the board that a notice shows; null if there is none. */
export async function loadDirectBoard(
  ctx: AppContext,
  { subject, person }: Notice,
): Promise<DirectBoard | null> {
  const table = await loadTable(ctx, parseAlertSubject(subject));
  if (refused(table) || table.record.phase === 'lobby') return null;
  const { id, version } = table.record;
  const reader = person ?? '';
  const isWanted = hasEnded(table) || (await isFollower(ctx.store, id, reader));
  const newest = await findNewestBoard(ctx.store, id);
  const entries = await loadLogEntries(ctx.store, id, newest?.story ?? 0, version);
  return { table, entries, isOver: !isWanted || findSeat(table, reader) !== null };
}
