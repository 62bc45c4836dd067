import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { loadPendingTurns, savePendingTurns } from '../../store/pending-turns.ts';
import { findNewestBoard } from '../../store/post-queries.ts';
import { pinPostsToChannel, updateBoardPost } from '../../store/posts.ts';
import { lockServer } from '../../store/row-locks.ts';
import { filterTablesWithoutTurns, iterateTables, type PagedTable } from '../../store/table-pages.ts';
import { findLiveTable, moveTable, type TableRecord, updateTableNote } from '../../store/tables.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import { type AppContext, getShardScope } from '../core/context.ts';
import { listScreens } from '../core/screens.ts';
import {
  findDueAiSeat,
  findPerson,
  getAbsentPlayers,
  getAwaitedSeats,
  isDormant,
  loadTable,
  type Table,
} from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { setTurnAlarms } from './deadlines.ts';
import { postponeDormancy } from './dormancy.ts';

/** Refusal because another table occupies the channel of a dormant one. The caller adds the link to that table. */
export class ChannelKeptRefusal extends Refusal {
  readonly tableId: number;

  constructor(tableId: number) {
    super(text('bot:refuse.channelKept', { link: '' }));
    this.tableId = tableId;
  }
}

/**
 * Wakes a dormant table: it occupies its channel again, and the waits restart now. Players who are due are called, except
 * `by`, the person who wakes it. Returns the table after it.
 */
export async function wakeTable(ctx: AppContext, id: number, by: string): Promise<Table | Refusal> {
  return await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    return refused(table) || !isDormant(table) ? table : await applyWake(work, table, by);
  });
}

/** Thread opened for a table. */
type Thread = Pick<TableRecord, 'channel' | 'parent'>;

/**
 * Wakes a dormant table in a thread opened for it, because another table occupies its channel. Its earlier messages stay
 * in the old channel, and a new board begins in the thread. Returns a refusal if the table is not dormant any more.
 */
export async function wakeInThread(
  ctx: AppContext,
  by: Actor,
  id: number,
  thread: Thread,
): Promise<Table | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    if (!isDormant(table)) return new Refusal(text('bot:refuse.forged'));
    await pinPostsToChannel(work.store, id, table.record.channel);
    await moveTable(work.store, id, thread);
    const moved = { ...table, record: { ...table.record, ...thread } };
    const awake = await applyWake(work, moved, by.person);
    if (!refused(awake)) await work.queueMessages(id, 'board');
    return awake;
  });
}

async function applyWake(work: UnitOfWork, table: Table, by: string): Promise<Table | Refusal> {
  const { id, guild, channel } = table.record;
  await lockServer(work.store, guild);
  const live = await findLiveTable(work.store, channel);
  if (live) return new ChannelKeptRefusal(live.id);
  await updateTableNote(work.store, id, { sleptAt: null });
  const awake = { ...table, record: { ...table.record, sleptAt: null } };
  await callAgain(work, awake, by);
  await resumeWaits(work, awake);
  return awake;
}

/**
 * Calls the players who are due again, as their last call was long ago. A new board calls them; if there are none to call,
 * the newest board is updated.
 */
async function callAgain(work: UnitOfWork, table: Table, by: string): Promise<void> {
  const { id } = table.record;
  const due = getAwaitedSeats(table).map((seat) => findPerson(table, seat) ?? '');
  const away = getAbsentPlayers(table, work.at).map(({ person }) => person);
  for (const screen of listScreens(table)) {
    const board = await findNewestBoard(work.store, id, screen);
    if (board)
      await updateBoardPost(work.store, board.id, {
        ...board,
        called: due.filter((person) => person === by),
      });
  }
  const calls = due.some((person) => person !== by && !away.includes(person));
  await work.queueMessages(id, calls ? 'board' : 'reshow', 'hush');
}

/** Restarts all waits of a table, its dormancy alarm and its AI seats. */
export async function resumeWaits(work: UnitOfWork, table: Table): Promise<void> {
  await restartWaits(work, table);
  await postponeDormancy(work, table.record.id);
  if (findDueAiSeat(table) !== null) work.wakeAi(table.record.id);
}

/**
 * Starts missing waits after the start of the process. These are of matches older than the stored waits, and of matches
 * whose rules are present again.
 */
export async function startMissingWaits(ctx: AppContext): Promise<void> {
  for await (const page of iterateTables(ctx.store, 'playing', getShardScope(ctx)))
    for (const id of await filterTablesWithoutTurns(ctx.store, getTableIds(page)))
      await startTableWaits(ctx, id);
}

function getTableIds(page: readonly PagedTable[]): readonly number[] {
  return page.map(({ id }) => id);
}

async function startTableWaits(ctx: AppContext, id: number): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    if (refused(table) || !isAvailable(table)) return;
    if ((await loadPendingTurns(work.store, id)).length === 0) await restartWaits(work, table);
  });
}

/** Starts the waits of all players who are due now. */
export async function restartWaits(work: UnitOfWork, table: Table): Promise<void> {
  const { id } = table.record;
  const from = { since: work.at, clockFrom: work.at, reminded: 0 };
  const waits = getAwaitedSeats(table).map((seat) => ({ seat, ...from }));
  await savePendingTurns(work.store, id, waits);
  await setTurnAlarms(work, table, waits);
}

/** Returns whether a table waits for players: it is neither dormant nor unavailable. */
function isAvailable({ record }: Table): boolean {
  return record.phase === 'playing' && record.sleptAt === null && record.goneAt === null;
}
