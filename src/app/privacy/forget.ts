import { setImmediate } from 'node:timers/promises';
import type { Language } from '../../engine/text.ts';
import { clearAlarms } from '../../store/alarms.ts';
import { anonymiseTable } from '../../store/anonymise-table.ts';
import {
  type DeletionRequest,
  deletePersonalRows,
  findNewestTableId,
  listTablesNaming,
  loadDeletionRequests,
  saveDeletionRequest,
} from '../../store/deletion-requests.ts';
import { writeDeletions } from '../../store/maintenance.ts';
import { unqueue } from '../../store/outbox.ts';
import type { TableRecord } from '../../store/table-record.ts';
import { findTableWithSeats } from '../../store/table-with-seats.ts';
import { loadNamesInChannel } from '../../store/tables-by-channel.ts';
import { type Actor, oncePerInteraction } from '../core/actor.ts';
import { createAlias } from '../core/alias.ts';
import type { AppContext } from '../core/context.ts';
import { recordEvent } from '../core/record-event.ts';
import { freeSeat, type SeatNamer, seatAi } from '../core/seats.ts';
import { buildTable, findSeat, getPeople, isPlayable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { forgetInLeagues } from '../leagues/leave.ts';
import { removeFromLobby } from '../lobby/lobby.ts';
import { clearReplayCache } from '../replay/replay.ts';
import { applyVotes } from '../turns/apply-vote.ts';
import { isDormant, makeDormant } from '../turns/dormancy.ts';

/** What people and seats are called afterwards. */
export interface ForgottenNames {
  readonly somebody: (language: Language) => string;
  readonly seat: SeatNamer;
}

/** Tables that are looked through before others have their turn. */
const BATCH_SIZE = 20;

/**
 * Forgets whoever asks for it: their seats at live tables go to AIs, their id and names in all that is kept of tables to
 * "somebody", and all else that is kept of them goes. What was played stays. Once it is asked for it is done, also over a
 * restart: see {@link continueForgetting}. Asked for again while it is being done it is the same. False where it failed at a table, and is to be tried again.
 */
export async function forgetUser(ctx: AppContext, by: Actor, names: ForgottenNames): Promise<boolean> {
  const { person } = by;
  await oncePerInteraction(ctx, by, async ({ store, at }) => {
    await saveDeletionRequest(store, { person, seed: ctx.secret().toString('hex') }, at);
    return true;
  });
  return await continueForgetting(ctx, names, person);
}

/**
 * Forgets all who asked for it and are not forgotten yet, or one of them. Where that fails at a table the others are done all
 * the same, and it is tried again the next time.
 */
export async function continueForgetting(
  ctx: AppContext,
  names: ForgottenNames,
  only?: string,
): Promise<boolean> {
  let isDone = true;
  const all = await loadDeletionRequests(ctx.store);
  for (const one of all.filter(({ person }) => only === undefined || person === only))
    isDone = (await forgetOnce(ctx, one, names)) && isDone;
  clearReplayCache(ctx.store);
  return isDone;
}

/** Those who are being forgotten now, in each house: whoever asks for it again waits for the same. */
const pendingForgettings = new WeakMap<AppContext['store'], Map<string, Promise<boolean>>>();

async function forgetOnce(ctx: AppContext, one: DeletionRequest, names: ForgottenNames): Promise<boolean> {
  const doing = pendingForgettings.get(ctx.store) ?? new Map<string, Promise<boolean>>();
  pendingForgettings.set(ctx.store, doing);
  const going = doing.get(one.person) ?? forgetAll(ctx, one, names).finally(() => doing.delete(one.person));
  doing.set(one.person, going);
  return await going;
}

async function forgetAll(ctx: AppContext, one: DeletionRequest, names: ForgottenNames): Promise<boolean> {
  const isDone = await forgetAtTables(ctx, one, names);
  if (isDone) {
    await ctx.store.transaction().execute((store) => deletePersonalRows(store, one.person));
    await writeDeletions(ctx.store);
  }
  return isDone;
}

/** False where it failed at a table. Leagues come first: their matches are given up, and not handed to AIs. */
async function forgetAtTables(
  ctx: AppContext,
  one: DeletionRequest,
  names: ForgottenNames,
): Promise<boolean> {
  let isDone = await forgetInLeagues(ctx, one.person, (guild, language) => ({
    person: createAlias(guild, one.seed),
    name: names.somebody(language),
  }));
  for (let from = 1; from <= (await findNewestTableId(ctx.store)); from += BATCH_SIZE) {
    for (const id of await listTablesNaming(ctx.store, one.person, from, from + BATCH_SIZE - 1)) {
      isDone = (await tryForgetAtTable(ctx, id, one, names)) && isDone;
      await setImmediate();
    }
    await setImmediate();
  }
  return isDone;
}

async function tryForgetAtTable(
  ctx: AppContext,
  id: number,
  one: DeletionRequest,
  names: ForgottenNames,
): Promise<boolean> {
  try {
    await forgetAtTable(ctx, id, one, names);
    return true;
  } catch (error) {
    ctx.onError(error, id);
    return false;
  }
}

async function forgetAtTable(
  ctx: AppContext,
  id: number,
  { person, seed }: DeletionRequest,
  names: ForgottenNames,
): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const found = await findTableWithSeats(work.store, id);
    if (!found) return;
    await removeFromTable(work, buildTable(ctx, found.record, found.seats), person, names.seat);
    const { guild, language } = found.record;
    const alias = { person: createAlias(guild, seed), name: names.somebody(language), after: names.seat };
    await anonymiseTable(work.store, id, person, alias);
    await queueThreadNameCheck(work, found.record);
  });
}

/**
 * Somebody leaves a live table for good: a lobby as they would themselves; of a match an AI goes on in their seat, or nobody
 * where there are no AIs. Where nobody else sits, or its rules are not here, it ends.
 */
export async function removeFromTable(
  work: UnitOfWork,
  table: Table,
  person: string,
  nameAfter: SeatNamer,
): Promise<void> {
  if (table.record.phase === 'lobby') return await removeFromLobby(work, table, person);
  const seat = table.record.phase === 'playing' ? findSeat(table, person) : null;
  if (seat === null) return;
  if (!isPlayable(table) || getPeople(table.seats).length === 1) {
    const what = { kind: 'cancel' as const, person, name: table.seats[seat]?.name ?? '' };
    await recordEvent(work, table, what, { phase: 'cancelled', endedAt: work.at });
    return;
  }
  const handOver = table.game.table === 'free' ? freeSeat : seatAi;
  const after = await applyVotes(work, await handOver(work, table, seat, nameAfter), nameAfter);
  if (isDormant(table)) await keepDormant(work, after);
}

/** A table that sleeps is not woken by it: its board is shown as it is now, and nobody is waited for. */
async function keepDormant(work: UnitOfWork, table: Table): Promise<void> {
  const { id } = table.record;
  await unqueue(work.store, id, 'board');
  await clearAlarms(work.store, id);
  await makeDormant(work, table);
  work.cancelWake(id);
}

/** Queues a look at the name of a table's thread, which may be called after somebody who is forgotten. Part of a deed. */
export async function queueThreadNameCheck(
  work: UnitOfWork,
  { guild, channel, parent }: TableRecord,
): Promise<void> {
  if (parent !== null) await work.queueNotice({ kind: 'threadName', subject: channel, guild, channel });
}

/** The games that were played in a thread, and the names that are known of them. */
export async function loadThreadNames({ store }: Pick<AppContext, 'store'>, channel: string) {
  return await loadNamesInChannel(store, channel);
}
