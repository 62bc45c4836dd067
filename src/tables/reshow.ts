import { refused } from '../engine/refusal.ts';
import { logBetween } from '../store/log.ts';
import type { Store } from '../store/open.ts';
import { unqueue } from '../store/outbox.ts';
import { boardTells, newestBoard, type Post } from '../store/posts.ts';
import type { Revision } from './boards.ts';
import { type Calling, callingAgain, keepAlarm } from './calling.ts';
import type { House } from './house.ts';
import { absentAt } from './own/absent.ts';
import { isPlayable, loadTable, type Table } from './table.ts';

/**
 * The newest board, where nothing has happened and yet it is to be shown once more: who is away has changed, or whether the
 * table sleeps. Who is away counts as
 * not told that it is their turn, and is told when they are back. Null where there is none, or another will tell all.
 */
export async function reshown(house: House, id: number): Promise<Revision | null> {
  return await house.store.transaction().execute(async (store) => {
    const table = await loadTable(house, id, store);
    const board = refused(table) ? undefined : await newestBoard(store, id);
    if (!refused(table) && board && showsNow(table, board)) return await again(house, store, table, board);
    await unqueue(store, id, 'reshow');
    return null;
  });
}

/** It was edited so: nothing more to show, unless somebody has gone or come back since, or the table fell asleep or woke. */
export async function reshowSettled(house: House, { table }: Revision): Promise<boolean> {
  const { id } = table.record;
  return await house.store.transaction().execute(async (store) => {
    const now = await loadTable(house, id, store);
    const same = refused(now) || shownOf(now) === shownOf(table);
    if (same) await unqueue(store, id, 'reshow');
    return same;
  });
}

function shownOf({ record, sitters }: Table): string {
  return JSON.stringify([record.sleptAt, ...sitters.map(({ away }) => away ?? null)]);
}

function showsNow(table: Table, { phase, message, to }: Post): boolean {
  const { record } = table;
  if (record.phase !== 'playing' || !isPlayable(table)) return false;
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
