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
import { findTableWithSeats, type TableRecord } from '../../store/table-record.ts';
import { loadNamesInChannel } from '../../store/tables-by-channel.ts';
import { type Actor, oncePerInteraction } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { createAlias } from '../core/names.ts';
import { recordEvent } from '../core/record-event.ts';
import { freeSeat, type SeatNamer, seatAi } from '../core/seats.ts';
import { buildTable, findSeat, getPeople, isDormant, isPlayable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { forgetInLeagues } from '../leagues/leave.ts';
import { removeFromLobby } from '../lobby/lobby.ts';
import { clearReplayCache } from '../replay/replay.ts';
import { makeDormant } from '../turns/dormancy.ts';
import { applyVotes } from '../turns/vote.ts';

/** Names of forgotten people and of their seats. */
export interface ForgottenNames {
  readonly somebody: (language: Language) => string;
  readonly seat: SeatNamer;
}

/** Number of tables processed before the event loop gets a turn. */
const BATCH_SIZE = 20;

/**
 * Deletes a user's data on request. Their seats at live tables go to AIs, their id and names in stored matches become an
 * alias, and all else is deleted; the matches stay. The request is stored first, so that it survives a restart: see {@link
 * continueForgetting}. A repeated request joins the one in progress. Returns false if a table failed and is to be tried
 * again.
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
 * Continues the pending deletions, of all users or of one. If a table fails, the others are done all the same, and the
 * next call tries again.
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

/** Deletions in progress for each store, by person. A repeated request waits for the same one. */
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
    await inTransaction(ctx, async (work) => {
      const boards = await deletePersonalRows(work.store, one.person);
      for (const board of boards) await work.queueNotice(board);
    });
    await writeDeletions(ctx.store);
  }
  return isDone;
}

/**
 * Anonymises a person at all tables; returns false if one failed. Leagues come first, so that their matches are forfeited
 * and not handed to AIs.
 */
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
 * Removes a person from a live table for good. They leave a lobby as if by themselves; in a match an AI takes over, or the
 * seat is freed if the game has no AIs. The match is cancelled if no other person is seated or the rules are missing.
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
    await recordEvent(work, table, what, { phase: 'cancelled', endedAt: work.discordAt });
    return;
  }
  const handOver = table.game.table === 'free' ? freeSeat : seatAi;
  const after = await applyVotes(work, await handOver(work, table, seat, nameAfter), nameAfter);
  if (isDormant(table)) await keepDormant(work, after);
}

/** Keeps a dormant table dormant after its seat has changed: updates its board and starts no waits. */
async function keepDormant(work: UnitOfWork, table: Table): Promise<void> {
  const { id } = table.record;
  await unqueue(work.store, id, 'board');
  await clearAlarms(work.store, id);
  await makeDormant(work, table);
  work.cancelWake(id);
}

/** Queues a check of a thread's name, which may contain the name of a forgotten person. Part of a transaction. */
export async function queueThreadNameCheck(
  work: UnitOfWork,
  { guild, channel, parent }: TableRecord,
): Promise<void> {
  if (parent !== null) await work.queueNotice({ kind: 'threadName', subject: channel, guild, channel });
}

/** Returns the games played in a thread, with the known names of their players. */
export async function loadThreadNames({ store }: Pick<AppContext, 'store'>, channel: string) {
  return await loadNamesInChannel(store, channel);
}
