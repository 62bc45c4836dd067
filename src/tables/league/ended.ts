import type { LeagueResult } from '../../clubs/league/match.ts';
import { refused } from '../../engine/refusal.ts';
import { keepMatch, leagueMatchAt } from '../../store/leagues/matches.ts';
import type { Happening } from '../../store/log.ts';
import type { EventHandler } from '../house.ts';
import { hasEnded, seatOf, type Table } from '../table.ts';
import { type League, type LeagueMatchRecord, loadLeague, pairOf } from './league.ts';
import { goOn } from './onward.ts';
import { tellMatches } from './pairings.ts';
import { brokenOff, triesIn } from './tries.ts';

/** So many tables a match has at most: one without a result is played anew once. */
const TABLES_AT_MOST = 2;

/** Goes on with a running league after one of its matches has ended. */
export const matchEnded: EventHandler = async (deed, { what: last, after: table }) => {
  if (!hasEnded(table)) return;
  const found = await leagueMatchAt(deed.store, table.record.id);
  const league = found?.state === 'playing' ? await loadLeague(deed, found.leagueId) : null;
  if (league === null || refused(league) || league.record.phase !== 'running') return;
  const match = league.matches.find(({ tableId }) => tableId === table.record.id);
  if (match?.state !== 'playing') return;
  const played = afterTable(league, match, resultAt(league, match, table, last));
  await keepMatch(deed.store, played);
  await tellMatches(deed, league, [match]);
  await goOn(deed, match.leagueId);
};

function afterTable(
  { record }: League,
  match: LeagueMatchRecord,
  result: LeagueResult | null,
): LeagueMatchRecord {
  const isOne = result !== null && (record.kind === 'league' || result.winner !== null);
  if (!isOne && triesIn(match.tried).broken + 1 < TABLES_AT_MOST)
    return { ...match, state: 'waiting', tableId: null, tried: brokenOff(match.tried) };
  return { ...match, state: 'done', result: isOne ? result : withoutResult(record.kind, match) };
}

/** In a cup one of them has to go on: the later of the lot, as the first of it had what byes there were. */
function withoutResult(kind: 'league' | 'cup', { first, second }: LeagueMatchRecord): LeagueResult {
  if (kind === 'league') return { winner: null, how: 'none', scores: null };
  return { winner: Math.max(first ?? 0, second ?? 0), how: 'lot', scores: null };
}

/** Who does not sit there any more at the end has lost; null where the match was broken off, or both are gone. */
function resultAt(
  league: League,
  match: LeagueMatchRecord,
  table: Table,
  last: Happening,
): LeagueResult | null {
  const pair = pairOf(league, match);
  if (pair === null || table.record.phase !== 'over') return null;
  const [one, other] = pair.map(({ person }) => placeOf(table, person, last));
  const lots = [match.first, match.second] as const;
  if (one === null || other === null) return alone(one ?? null, other ?? null, lots);
  if (!one || !other) return null;
  const winner = one.place === other.place ? null : one.place < other.place ? lots[0] : lots[1];
  const isPlayed = last.kind !== 'resign' && last.kind !== 'claim';
  const counted = isPlayed && one.score !== null && other.score !== null;
  return {
    winner,
    how: isPlayed ? 'played' : 'given',
    scores: counted ? [one.score ?? 0, other.score ?? 0] : null,
  };
}

interface Place {
  readonly place: number;
  readonly score: number | null;
  /** They have just gone themselves. */
  readonly isGone: boolean;
}

function placeOf(table: Table, person: string, last: Happening): Place | null {
  const seat = seatOf(table, person);
  const standing = table.record.standings?.find((one) => one.seat === seat);
  if (seat === null || !standing) return null;
  const isGone = last.kind === 'resign' && last.seat === seat;
  return { place: standing.place, score: standing.score ?? null, isGone };
}

function alone(
  one: Place | null,
  other: Place | null,
  [first, second]: readonly [number | null, number | null],
): LeagueResult | null {
  const there = one ?? other;
  if (there === null || there.isGone) return null;
  return { winner: one === null ? second : first, how: 'given', scores: null };
}
