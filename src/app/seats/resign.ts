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
import { applyVotes } from '../turns/apply-vote.ts';

/** Whether the match ends when somebody resigns: always where two play. */
export function isEndedByResigning({ game, seats }: Pick<Table, 'game' | 'seats'>): boolean {
  return game.resign === 'ends' || (game.table === 'match' && seats.length === 2);
}

/** Whether the others then have won. Where all their seats are free there is nobody to win, and the match ends early. */
export function isWonByResigning(table: Pick<Table, 'game' | 'seats'>, seat: Seat): boolean {
  const others = table.seats.filter((occupant) => occupant.seat !== seat);
  return isEndedByResigning(table) && others.some(({ kind }) => kind === 'person' || kind === 'ai');
}

/**
 * Leaves a running match. It ends then, an AI takes the seat, or the others go on without; it also ends when no person is
 * left, or when its rules are not here. What more than half of those who are left wish of others who are late is done.
 * `nameAfter`: what the seat is called then.
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
      buildResignUpdate(table, by, seat, work.at, nameAfter),
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
  return { sitters: seats, ...(table.record.host === person && { host: heir }) };
}

/** What the person saw when they decided to end it. */
type SeenPhase = 'lobby' | 'playing';

/** The host closes the lobby, or ends a running match without a winner. One is never taken for the other. */
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

/** Only the host, or who may manage the channel; where its rules are not here, everybody who sits at the table. */
export function checkCanEnd(table: Table, by: Actor): Refusal | null {
  return !isPlayable(table) && findSeat(table, by.person) !== null ? null : checkHost(table, by);
}

/** Tells the log who closed a lobby or ended a game, and whose it was where it was somebody else's. */
async function logEnd(work: UnitOfWork, { record }: Table, by: Actor): Promise<void> {
  const { phase, game, channel, host } = record;
  const isOthers = host !== by.person && host !== LEAGUE_HOST;
  const kind = phase === 'lobby' ? 'cancelled' : 'ended';
  const event = { kind, who: by.person, game, channel, ...(isOthers && { host }) } as const;
  await logModEvent(work, by, record, event);
}

async function cancelMatch(work: UnitOfWork, table: Table, { person, name }: Actor): Promise<true> {
  await recordEvent(work, table, { kind: 'cancel', person, name }, { phase: 'cancelled', endedAt: work.at });
  return true;
}

/** The channel is no longer there: a live table of it ends without a winner, and nobody has to be told. */
export async function abandonTable(ctx: AppContext, id: number): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    if (refused(table) || (table.record.phase !== 'lobby' && table.record.phase !== 'playing')) return;
    const what = { kind: 'cancel' as const, person: null, name: null };
    await recordEvent(work, table, what, { phase: 'cancelled', endedAt: work.at }, []);
    for (const kind of ['card', 'board', 'reshow', 'retire', 'reminder'] as const)
      await unqueue(work.store, id, kind);
    await clearAlarms(work.store, id);
  });
}

/** The same for whatever is live in a channel that was deleted, and in its threads, of which nothing is told. */
export async function abandonChannel(ctx: AppContext, channel: string): Promise<void> {
  const breath = new EventLoopYielder();
  for (const id of await listChannelTables(ctx.store, channel)) {
    await abandonTable(ctx, id);
    if (breath.isDue) await breath.taken();
  }
}

function buildEndUpdate(table: Table, loser: Seat, endedAt: number): TableUpdate {
  if (!isWonByResigning(table, loser)) return { phase: 'cancelled', endedAt };
  return { phase: 'over', standings: getResignedStandings(table.seats.length, loser), endedAt };
}
