import { refused } from '../../engine/refusal.ts';
import { atTable } from '../../store/hold.ts';
import { logBetween } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { queue, queuedAt, unqueue, unqueueOf } from '../../store/outbox.ts';
import { newestBoard } from '../../store/posted.ts';
import { boardTells, type Post } from '../../store/posts.ts';
import { absentAt } from '../core/away.ts';
import type { House } from '../core/context.ts';
import { hasStarted, isPlayable, loadTable, type Table } from '../core/table.ts';
import { type Calling, callingAgain, keepAlarm } from '../turns/calls.ts';
import { isElsewhere, type Revision } from './boards.ts';

/**
 * The newest board, where nothing has happened and yet it is to be shown once more: who is away has changed, until when
 * there is time, or whether the table sleeps. Who is away counts as not told that it is their turn, and is told when they are
 * back. Null where there is none, or another will tell all.
 */
export async function reshown(house: House, id: number): Promise<Revision | null> {
  return await atTable(house.store, id, async (store) => {
    const table = await loadTable(house, id, store);
    const board = refused(table) ? undefined : await newestBoard(store, id);
    if (!refused(table) && board && !isElsewhere(table, board) && showsNow(table, board))
      return await again(house, store, table, board);
    await unqueue(store, id, 'reshow');
    return null;
  });
}

/** What a message of the table shows came too late for it: it is told once more. */
export async function tellAgain(house: House, id: number, kind: 'reshow' | 'card'): Promise<void> {
  await queue(house.store, id, kind, house.now());
  house.news(id);
}

/** When it was queued last that the newest board is to be shown once more; null where it is not. */
export async function reshowQueued({ store }: House, id: number): Promise<number | null> {
  return await queuedAt(store, id, 'reshow');
}

/** It was edited as it was to be when that was read. False: something that it shows has changed since. */
export async function reshowSettled({ store }: House, id: number, queued: number): Promise<boolean> {
  return await unqueueOf(store, id, 'reshow', queued);
}

function showsNow(table: Table, { phase, message, to }: Post): boolean {
  const { record } = table;
  if (!hasStarted(table) || !isPlayable(table)) return false;
  return phase === 'live' && message !== null && to === record.version;
}

async function again(house: House, store: Store, table: Table, board: Post): Promise<Revision> {
  const { id, version: to } = table.record;
  const calling: Calling = callingAgain(table, board, absentAt(table, house.now()));
  const { story } = board;
  await boardTells(store, board.id, { to, called: calling.called, story });
  await keepAlarm(store, id, calling, house.now());
  const entries = await logBetween(store, id, story, to);
  return { post: board, message: board.message ?? '', table, entries, calling, story };
}
