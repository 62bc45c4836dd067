import { resignedStandings } from '../../engine/record.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import type { Seat } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { leagueMatchAt } from '../../store/leagues/matches.ts';
import type { Store } from '../../store/open.ts';
import { waitingAt } from '../../store/turns.ts';
import type { Act, Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { deadline } from '../core/pace.ts';
import { happen } from '../core/record-event.ts';
import { dueAt, isPlayable, loadTable, personAt, seatOf, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { awaited } from '../turns/deadlines.ts';
import { type League, type LeagueMatchRecord, type LeaguePerson, loadLeague, pairOf } from './league.ts';
import { onceIn, organiserOnly } from './open.ts';

/** Without a clock somebody is late after so long, in ms. */
const LATE_AFTER = 3 * 86_400_000;

/** A match in which the time of who is due is over. */
export interface LateMatch {
  readonly match: LeagueMatchRecord;
  readonly table: Table;
  readonly late: LeaguePerson;
  readonly other: LeaguePerson;
}

/** The match of a table ends, and who sits there has won, as the other has not moved. Part of a deed. */
export async function awardTo(deed: Deed, table: Table, winner: Seat): Promise<void> {
  const sitter = table.sitters[winner];
  if (sitter?.kind !== 'person') throw new Error(`Nobody sits on seat ${winner} of table ${table.record.id}`);
  const { person, name } = sitter;
  const late = 1 - winner;
  const over = { phase: 'over' as const, standings: resignedStandings(2, late), endedAt: deed.at };
  await happen(deed, table, { kind: 'claim', seat: late, person, name }, over);
}

/** Ends a match against who is late in it: who opened the league may, but in no match of their own, or who manages the channel. */
export async function awardMatch(
  house: House,
  by: Act,
  id: number,
  matchId: number,
): Promise<true | Refusal | Repeated> {
  return await onceIn<true>(house, by, id, async (deed, league) => {
    const objection = organiserOnly(league, by);
    if (objection) return objection;
    const all = await lateMatches(house, league, by, deed.at, deed.store);
    const late = all.find(({ match }) => match.id === matchId);
    if (!late) return new Refusal(text('bot:league.refuse.notLate'));
    const winner = late.table.sitters.find(
      (one) => one.kind === 'person' && one.person === late.other.person,
    );
    if (!winner) throw new Error(`${late.other.person} sits no more at table ${late.table.record.id}`);
    await awardTo(deed, late.table, winner.seat);
    return true;
  });
}

/** The matches that somebody may end so at a time, in ms since 1970. */
export async function lateMatches(
  house: House,
  league: League,
  by: Act,
  at: number,
  store: Store = house.store,
): Promise<readonly LateMatch[]> {
  if (league.record.phase !== 'running' || organiserOnly(league, by)) return [];
  const late: LateMatch[] = [];
  for (const match of league.matches) {
    const pair = match.state === 'playing' ? pairOf(league, match) : null;
    if (pair === null || match.tableId === null) continue;
    if (!by.manages && pair.some(({ person }) => person === by.person)) continue;
    const table = await loadTable(house, match.tableId, store);
    const person = refused(table) ? null : await lateAt(store, table, at);
    const [one, other] = pair[0].person === person ? pair : [pair[1], pair[0]];
    const sit = !refused(table) && seatOf(table, other.person) !== null;
    if (sit && one.person === person) late.push({ match, table, late: one, other });
  }
  return late;
}

/** The person whose time is over, where one alone is due, and the other sits there. */
async function lateAt(store: Store, table: Table, at: number): Promise<string | null> {
  const due = dueBeside(table);
  const waits = due === null ? [] : await awaited(store, table, await waitingAt(store, table.record.id));
  const wait = waits.find(({ seat }) => seat === due);
  if (!wait) return null;
  const over = deadline(table.record.pace, wait, wait.own) ?? wait.since + LATE_AFTER;
  return over <= at ? wait.person : null;
}

/** The seat that alone is due, where two people sit. */
function dueBeside(table: Table): Seat | null {
  const [seat, ...more] = isPlayable(table) ? dueAt(table) : [];
  if (seat === undefined || more.length > 0) return null;
  return personAt(table, seat) === null || personAt(table, 1 - seat) === null ? null : seat;
}

/**
 * Nobody has moved for so long that a table would go to sleep: a league does not wait for that. Whoever was due has lost, and
 * where that was not one of two people the match is broken off. False where it is of no running league.
 */
export async function wouldSleep(deed: Deed, table: Table): Promise<boolean> {
  const match = await leagueMatchAt(deed.store, table.record.id);
  const league = match ? await loadLeague(deed, match.leagueId) : null;
  if (league === null || refused(league) || league.record.phase !== 'running') return false;
  const due = dueBeside(table);
  if (due !== null) await awardTo(deed, table, 1 - due);
  else {
    const what = { kind: 'cancel' as const, person: null, name: null };
    await happen(deed, table, what, { phase: 'cancelled', endedAt: deed.at });
  }
  return true;
}
