import { MIDDLE_STRENGTH } from '../../ai/strengths.ts';
import type { Seat } from '../../engine/game.ts';
import { getResignedStandings } from '../../engine/record.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { clearAlarms } from '../../store/alarms.ts';
import { LEAGUE_HOST } from '../../store/live-tables.ts';
import { unqueue } from '../../store/outbox.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import { listChannelTables } from '../../store/tables-by-channel.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { recordEvent, type TableUpdate } from '../core/record-event.ts';
import type { SeatNamer } from '../core/seats.ts';
import { findSeat, getPeople, isPlayable, loadTable, refuseNotPlaying, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { checkHost } from '../lobby/lobby.ts';
import { logModEvent } from '../server-settings/log.ts';
import { applyVotes } from '../turns/vote.ts';

/** Returns whether a resignation ends the match, as it always does between two. */
export function isEndedByResigning({ game, seats }: Pick<Table, 'game' | 'seats'>): boolean {
  return game.resign === 'ends' || (game.table === 'match' && seats.length === 2);
}

/** Returns whether the others then win. If all their seats are free, nobody wins and the match is cancelled. */
export function isWonByResigning(table: Pick<Table, 'game' | 'seats'>, seat: Seat): boolean {
  const others = table.seats.filter((occupant) => occupant.seat !== seat);
  return isEndedByResigning(table) && others.some(({ kind }) => kind === 'person' || kind === 'ai');
}

/**
 * Resigns from a running match. The match ends, an AI takes the seat, or the others go on; it also ends if no person is
 * left or the rules are missing. Votes about other players are counted again. `nameAfter` names the seat afterwards.
 */
export async function resign(
  ctx: AppContext,
  by: Actor,
  id: number,
  nameAfter: SeatNamer,
): Promise<true | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    if (table.record.phase !== 'playing') return refuseNotPlaying(table);
    const seat = findSeat(table, by.person);
    if (seat === null) return new Refusal(text('bot:refuse.notSeated'));
    if (!isPlayable(table)) return await cancelMatch(work, table, by);
    const what = { kind: 'resign' as const, seat, person: by.person, name: by.name };
    const after = await recordEvent(
      work,
      table,
      what,
      buildResignUpdate(table, by, seat, work.discordAt, nameAfter),
    );
    await applyVotes(work, after, nameAfter);
    return true;
  });
}

function buildResignUpdate(
  table: Table,
  { person }: Actor,
  seat: Seat,
  at: number,
  nameAfter: SeatNamer,
): TableUpdate {
  const ais = table.game.table === 'match';
  const seats = table.seats.map((occupant): SeatOccupant => {
    if (occupant.seat !== seat) return occupant;
    const name = nameAfter(occupant.name, ais);
    return ais ? { kind: 'ai', player: MIDDLE_STRENGTH, name } : { kind: 'left', person, name };
  });
  const [heir] = getPeople(seats);
  if (isEndedByResigning(table) || heir === undefined) return buildEndUpdate(table, seat, at);
  return { occupants: seats, ...(table.record.host === person && { host: heir }) };
}

/** Phase the person saw when they chose to end the table. */
type SeenPhase = 'lobby' | 'playing';

/** Closes a lobby, or ends a running match without a winner. `seen` prevents one from being taken for the other. */
export async function cancelTable(
  ctx: AppContext,
  by: Actor,
  id: number,
  seen: SeenPhase,
): Promise<true | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    const { phase } = table.record;
    if (phase === 'playing' && seen === 'lobby') return new Refusal(text('bot:refuse.started'));
    if (phase !== seen) return refuseNotPlaying(table);
    const objection = checkCanEnd(table, by);
    if (objection) return objection;
    await logEnd(work, table, by);
    return await cancelMatch(work, table, by);
  });
}

/** Refuses everyone but the host and channel managers; if the rules are missing, any seated person may end the match. */
export function checkCanEnd(table: Table, by: Actor): Refusal | null {
  return !isPlayable(table) && findSeat(table, by.person) !== null ? null : checkHost(table, by);
}

/** Adds to the server's log who closed a lobby or ended a game, and its host if that was another person. */
async function logEnd(work: UnitOfWork, { record }: Table, by: Actor): Promise<void> {
  const { phase, game, channel, host } = record;
  const isOthers = host !== by.person && host !== LEAGUE_HOST;
  const kind = phase === 'lobby' ? 'cancelled' : 'ended';
  const event = { kind, who: by.person, game, channel, ...(isOthers && { host }) } as const;
  await logModEvent(work, by, record, event);
}

async function cancelMatch(work: UnitOfWork, table: Table, { person, name }: Actor): Promise<true> {
  await recordEvent(
    work,
    table,
    { kind: 'cancel', person, name },
    { phase: 'cancelled', endedAt: work.discordAt },
  );
  return true;
}

/** Ends a live table without a winner and without messages, because its channel was deleted. */
export async function abandonTable(ctx: AppContext, id: number): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    if (refused(table) || (table.record.phase !== 'lobby' && table.record.phase !== 'playing')) return;
    const what = { kind: 'cancel' as const, person: null, name: null };
    await recordEvent(work, table, what, { phase: 'cancelled', endedAt: work.discordAt }, []);
    for (const kind of ['card', 'board', 'reshow', 'retire', 'reminder'] as const)
      await unqueue(work.store, id, kind);
    await clearAlarms(work.store, id);
  });
}

/** Ends all live tables in a deleted channel and its threads. */
export async function abandonChannel(ctx: AppContext, channel: string): Promise<void> {
  const yielder = new EventLoopYielder();
  for (const id of await listChannelTables(ctx.store, channel)) {
    await abandonTable(ctx, id);
    if (yielder.isDue) await yielder.taken();
  }
}

function buildEndUpdate(table: Table, loser: Seat, endedAt: number): TableUpdate {
  if (!isWonByResigning(table, loser)) return { phase: 'cancelled', endedAt };
  return { phase: 'over', standings: getResignedStandings(table.seats.length, loser), endedAt };
}
