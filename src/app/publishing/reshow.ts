import { refused } from '../../engine/refusal.ts';
import { loadLogEntries } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { findQueuedTime, queueMessage, unqueue, unqueueIfUnchanged } from '../../store/outbox.ts';
import { findNewestBoard } from '../../store/post-queries.ts';
import { type Post, updateBoardPost } from '../../store/posts.ts';
import { inTableTransaction } from '../../store/row-locks.ts';
import type { AppContext } from '../core/context.ts';
import { isDirect, listScreens, type Screen } from '../core/screens.ts';
import { getAbsentPlayers, hasStarted, isPlayable, loadTable, type Table } from '../core/table.ts';
import { getRepeatedCall, setCallAlarm, type TurnCall } from '../turns/calls.ts';
import { type BoardEdit, isElsewhere, type Screens } from './boards.ts';

/**
 * Prepares a refresh of the newest board when only absences, deadlines or dormancy have changed. Absent players count as
 * not called, and are called on their return. Returns null if there is no such board, or another message will show the
 * change.
 */
export async function prepareReshow(
  ctx: AppContext,
  id: number,
  screen: Screen = null,
): Promise<BoardEdit | Screens | null> {
  return await inTableTransaction(ctx.store, id, async (store) => {
    const table = await loadTable(ctx, id, store);
    if (!refused(table) && screen === null && isDirect(table.record))
      return { screens: listScreens(table), queued: null };
    const board = refused(table) ? undefined : await findNewestBoard(store, id, screen);
    if (!refused(table) && board && !isElsewhere(table, board) && isBoardCurrent(table, board))
      return await buildReshow(ctx, store, table, board);
    if (screen === null) await unqueue(store, id, 'reshow');
    return null;
  });
}

/** Queues a table's message again, because what it shows was finished too late for it. */
export async function republishTable(ctx: AppContext, id: number, kind: 'reshow' | 'card'): Promise<void> {
  await queueMessage(ctx.store, id, kind, ctx.now());
  ctx.onOutbox(id);
}

/** Returns when a refresh of the newest board was last queued, or null if none is queued. */
export async function getReshowQueueTime({ store }: AppContext, id: number): Promise<number | null> {
  return await findQueuedTime(store, id, 'reshow');
}

/** Settles the refresh of the newest board. Returns false if it was queued again since. */
export async function settleReshow({ store }: AppContext, id: number, queued: number): Promise<boolean> {
  return await unqueueIfUnchanged(store, id, 'reshow', queued);
}

function isBoardCurrent(table: Table, { phase, message, to }: Post): boolean {
  const { record } = table;
  if (!hasStarted(table) || !isPlayable(table)) return false;
  return phase === 'live' && message !== null && to === record.version;
}

async function buildReshow(ctx: AppContext, store: Store, table: Table, board: Post): Promise<BoardEdit> {
  const { id, version: to } = table.record;
  const calling: TurnCall = getRepeatedCall(table, board, getAbsentPlayers(table, ctx.now()));
  const { story } = board;
  await updateBoardPost(store, board.id, { to, called: calling.called, story });
  await setCallAlarm(store, id, calling, ctx.now(), board.person);
  const entries = await loadLogEntries(store, id, story, to);
  return { post: board, message: board.message ?? '', table, entries, calling, story };
}
