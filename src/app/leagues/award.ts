import { getResignedStandings } from '../../engine/record.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import type { Seat } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { findLeagueMatchByTable } from '../../store/leagues/matches.ts';
import type { Store } from '../../store/open.ts';
import { loadPendingTurns } from '../../store/pending-turns.ts';
import type { Actor, Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { getDeadline } from '../core/pace.ts';
import { recordEvent } from '../core/record-event.ts';
import { findPerson, findSeat, getDueSeats, isPlayable, loadTable, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { loadAwaitedPlayers } from '../turns/deadlines.ts';
import { findPair, type League, type LeagueMatchRecord, type LeaguePerson, loadLeague } from './league.ts';
import { checkOrganiser, oncePerLeagueInteraction } from './open.ts';

/** Time in ms after which a player without a time limit is late. */
const LATE_AFTER_MS = 3 * 86_400_000;

/** A match in which the deadline of the due player has passed. */
export interface LateMatch {
  readonly match: LeagueMatchRecord;
  readonly table: Table;
  readonly late: LeaguePerson;
  readonly other: LeaguePerson;
}

/** Ends the match of a table with a win for a seat, because the opponent has not moved. Part of a transaction. */
export async function awardWin(work: UnitOfWork, table: Table, winner: Seat): Promise<void> {
  const occupant = table.seats[winner];
  if (occupant?.kind !== 'person')
    throw new Error(`Nobody sits on seat ${winner} of table ${table.record.id}`);
  const { person, name } = occupant;
  const late = 1 - winner;
  const over = { phase: 'over' as const, standings: getResignedStandings(2, late), endedAt: work.discordAt };
  await recordEvent(work, table, { kind: 'claim', seat: late, person, name }, over);
}

/**
 * Awards a match to the opponent of a late player. The organiser may do so, except in their own matches; a channel manager
 * may in all.
 */
export async function awardMatch(
  ctx: AppContext,
  by: Actor,
  id: number,
  matchId: number,
): Promise<true | Refusal | Repeated> {
  return await oncePerLeagueInteraction<true>(ctx, by, id, async (work, league) => {
    const objection = checkOrganiser(league, by);
    if (objection) return objection;
    const all = await loadLateMatches(ctx, league, by, work.at, work.store);
    const late = all.find(({ match }) => match.id === matchId);
    if (!late) return new Refusal(text('bot:league.refuse.notLate'));
    const winner = late.table.seats.find((one) => one.kind === 'person' && one.person === late.other.person);
    if (!winner) throw new Error(`${late.other.person} sits no more at table ${late.table.record.id}`);
    await awardWin(work, late.table, winner.seat);
    return true;
  });
}

/** Returns the matches that an actor may award at a time, in ms since 1970. */
export async function loadLateMatches(
  ctx: AppContext,
  league: League,
  by: Actor,
  at: number,
  store: Store = ctx.store,
): Promise<readonly LateMatch[]> {
  if (league.record.phase !== 'running' || checkOrganiser(league, by)) return [];
  const late: LateMatch[] = [];
  for (const match of league.matches) {
    const pair = match.state === 'playing' ? findPair(league, match) : null;
    if (pair === null || match.tableId === null) continue;
    if (!by.manages && pair.some(({ person }) => person === by.person)) continue;
    const table = await loadTable(ctx, match.tableId, store);
    const person = refused(table) ? null : await findLatePerson(store, table, at);
    const [one, other] = pair[0].person === person ? pair : [pair[1], pair[0]];
    const sit = !refused(table) && findSeat(table, other.person) !== null;
    if (sit && one.person === person) late.push({ match, table, late: one, other });
  }
  return late;
}

/** Returns the person whose deadline has passed, if they alone are due and the opponent is seated. */
async function findLatePerson(store: Store, table: Table, at: number): Promise<string | null> {
  const due = findOnlyDueSeat(table);
  const waits =
    due === null
      ? []
      : await loadAwaitedPlayers(store, table, await loadPendingTurns(store, table.record.id));
  const wait = waits.find(({ seat }) => seat === due);
  if (!wait) return null;
  const over = getDeadline(table.record.pace, wait, wait.timeSettings) ?? wait.since + LATE_AFTER_MS;
  return over <= at ? wait.person : null;
}

/** Returns the only due seat, if two people are seated. */
function findOnlyDueSeat(table: Table): Seat | null {
  const [seat, ...more] = isPlayable(table) ? getDueSeats(table) : [];
  if (seat === undefined || more.length > 0) return null;
  return findPerson(table, seat) === null || findPerson(table, 1 - seat) === null ? null : seat;
}

/**
 * Ends a league match at which nobody has moved for so long that the table would become dormant. The player who was due
 * loses; if not exactly one player was due, the match is cancelled. Returns false if it is no match of a running league.
 */
export async function endDormantLeagueMatch(work: UnitOfWork, table: Table): Promise<boolean> {
  const match = await findLeagueMatchByTable(work.store, table.record.id);
  const league = match ? await loadLeague(work, match.leagueId) : null;
  if (league === null || refused(league) || league.record.phase !== 'running') return false;
  const due = findOnlyDueSeat(table);
  if (due !== null) await awardWin(work, table, 1 - due);
  else {
    const what = { kind: 'cancel' as const, person: null, name: null };
    await recordEvent(work, table, what, { phase: 'cancelled', endedAt: work.discordAt });
  }
  return true;
}
