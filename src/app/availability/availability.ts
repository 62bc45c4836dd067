import { refused } from '../../engine/refusal.ts';
import { clearAlarms } from '../../store/alarms.ts';
import {
  iterateGuildsWithNotices,
  listPendingServerNotices,
  saveNoticeAvailability,
} from '../../store/notices.ts';
import { savePendingTurns } from '../../store/pending-turns.ts';
import { findNewestBoard } from '../../store/post-queries.ts';
import { updateBoardPost } from '../../store/posts.ts';
import { closeRequests } from '../../store/requests.ts';
import { lockServer } from '../../store/row-locks.ts';
import { iterateTables } from '../../store/table-pages.ts';
import { findLiveTable, updateTableNote } from '../../store/tables.ts';
import { isTableUnreachable, listServerLiveTables } from '../../store/tables-by-channel.ts';
import { type AppContext, getShardScope } from '../core/context.ts';
import { inOrder } from '../core/find-tables.ts';
import { isDormant, loadTable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { isQuiet } from '../turns/calls.ts';
import { postponeLobbyExpiry } from '../turns/lobby-expiry.ts';
import { resumeWaits } from '../turns/wake.ts';

/**
 * Updates the availability of a server's notices, and queues the pending ones when the bot is back. Callers run it in
 * order for each server.
 */
export async function updateNoticeAvailability(ctx: AppContext, guild: string, isIn: boolean): Promise<void> {
  const { store, now, onNotice } = ctx;
  await saveNoticeAvailability(store, guild, isIn ? null : now());
  if (isIn) for (const id of await listPendingServerNotices(store, guild)) onNotice(id);
}

/** Updates the notices of every server whose stored availability is wrong. `isIn` returns null for a server unknown to this process. */
export async function updateAllNoticeAvailability(
  ctx: AppContext,
  isIn: (guild: string) => boolean | null,
): Promise<void> {
  for await (const { guild, count, gone } of iterateGuildsWithNotices(ctx.store))
    await inOrder(ctx, guild, async () => {
      const isThere = isIn(guild);
      if (isThere !== null && gone !== (isThere ? 0 : count))
        await updateNoticeAvailability(ctx, guild, isThere);
    });
}

/**
 * Updates the availability of a server's tables and notices. While the bot is not in the server, nothing is posted there
 * and no table waits for anyone.
 */
export async function updateGuildAvailability(ctx: AppContext, guild: string, isIn: boolean): Promise<void> {
  await inOrder(ctx, guild, async () => {
    await updateGuildTables(ctx, guild, isIn);
    await updateNoticeAvailability(ctx, guild, isIn);
  });
}

/**
 * Updates the availability of all tables and notices. `isIn` returns null for a server unknown to this process, which
 * stays unchanged.
 */
export async function updateAllGuildAvailability(
  ctx: AppContext,
  isIn: (guild: string) => boolean | null,
): Promise<void> {
  const yielder = new EventLoopYielder();
  for (const phase of ['lobby', 'playing'] as const)
    for await (const page of iterateTables(ctx.store, phase))
      for (const { id, guild, gone_at } of page) {
        if ((gone_at !== null) === isIn(guild)) await recheckTable(ctx, id, guild, isIn);
        if (yielder.isDue) await yielder.taken();
      }
  await updateAllNoticeAvailability(ctx, isIn);
}

/** Saves the parent channel of a table's thread. */
export async function saveParentChannel(
  { store }: AppContext,
  tableId: number,
  parent: string,
): Promise<void> {
  await updateTableNote(store, tableId, { parent });
}

/** Saves the parent channel of all live tables for which it is missing. */
export async function saveParentChannels(
  ctx: AppContext,
  parentOf: (channel: string) => string | null,
): Promise<void> {
  for (const phase of ['lobby', 'playing'] as const)
    for await (const page of iterateTables(ctx.store, phase, getShardScope(ctx)))
      for (const { id, channel, parent } of page) {
        const found = parent ?? parentOf(channel);
        if (found !== parent && found !== null) await saveParentChannel(ctx, id, found);
      }
}

/** Returns whether a table is unavailable, because the bot is not in its server. */
export async function isUnavailable({ store }: AppContext, tableId: number): Promise<boolean> {
  return await isTableUnreachable(store, tableId);
}

async function updateGuildTables(ctx: AppContext, guild: string, isIn: boolean): Promise<void> {
  const yielder = new EventLoopYielder();
  for (const id of await listServerLiveTables(ctx.store, guild, isIn)) {
    await updateTableAvailability(ctx, id, isIn);
    if (yielder.isDue) await yielder.taken();
  }
}

/** Updates a table's availability in order, as the bot may have left or joined since the page was read. */
async function recheckTable(
  ctx: AppContext,
  id: number,
  guild: string,
  isIn: (guild: string) => boolean | null,
): Promise<void> {
  await inOrder(ctx, guild, async () => {
    const isThere = isIn(guild);
    if (isThere !== null) await updateTableAvailability(ctx, id, isThere);
  });
}

/** Updates a table's availability, unless it has ended or been updated meanwhile. */
async function updateTableAvailability(ctx: AppContext, id: number, isIn: boolean): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    if (refused(table) || !isLive(table) || isIn !== (table.record.goneAt !== null)) return;
    await (isIn ? resumeTable(work, table) : suspendTable(work, table));
  });
}

function isLive({ record }: Table): boolean {
  return record.phase === 'lobby' || record.phase === 'playing';
}

/** Makes a table unavailable; queued messages stay queued. */
async function suspendTable({ store, at }: UnitOfWork, { record }: Table): Promise<void> {
  await updateTableNote(store, record.id, { goneAt: at });
  await savePendingTurns(store, record.id, []);
  await closeRequests(store, record.id);
  await clearAlarms(store, record.id);
}

/**
 * Makes a table available again: pending messages are published, and its waits restart. It becomes dormant if another
 * table occupies its channel.
 */
async function resumeTable(work: UnitOfWork, table: Table): Promise<void> {
  const { id, phase, guild, channel } = table.record;
  await lockServer(work.store, guild);
  const isTaken = !isDormant(table) && (await findLiveTable(work.store, channel)) !== undefined;
  if (phase === 'lobby') return isTaken ? undefined : await resumeLobby(work, id);
  await updateTableNote(work.store, id, { goneAt: null, ...(isTaken && { sleptAt: work.at }) });
  if (!isDormant(table) && !isTaken) await resumeWaits(work, table);
  await resendDirectCall(work, table);
  await work.queueMessages(id, 'board', 'reshow', 'hush');
}

/** Resets who was called on a quiet server, so that the direct message of the turn is sent again. Boards ping nobody there. */
async function resendDirectCall(work: UnitOfWork, { record }: Table): Promise<void> {
  const board = (await isQuiet(work, record.guild))
    ? await findNewestBoard(work.store, record.id)
    : undefined;
  if (board) await updateBoardPost(work.store, board.id, { ...board, called: [] });
}

async function resumeLobby(work: UnitOfWork, id: number): Promise<void> {
  await updateTableNote(work.store, id, { goneAt: null });
  await postponeLobbyExpiry(work, id);
  await work.queueMessages(id, 'card');
}
