import { shuffled } from '../../engine/chance.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { bracket } from '../../stats/leagues/bracket.ts';
import { roundRobin } from '../../stats/leagues/circle.ts';
import type { LeagueMatch, LeagueResult } from '../../stats/leagues/match.ts';
import { followed, isPlayed, startable } from '../../stats/leagues/onward.ts';
import { clearDate, setDate } from '../../store/dates.ts';
import { allLiveLeagues, changeLeague, liveLeague } from '../../store/leagues/leagues.ts';
import { insertMatches, keepMatch, leagueMatchAt } from '../../store/leagues/matches.ts';
import { keepLots } from '../../store/leagues/people.ts';
import type { Happening } from '../../store/log.ts';
import type { Act, Repeated } from '../core/actor.ts';
import { type EventHandler, type House, partOf, type RingDate } from '../core/context.ts';
import { hasEnded, seatOf, type Table } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import {
  brokenOff,
  FEWEST,
  isHopeless,
  isLive,
  type League,
  type LeagueMatchRecord,
  leagueGames,
  leftIn,
  loadLeague,
  pairOf,
  roomIn,
  triesIn,
  waitedOnce,
} from './league.ts';
import { begunOrOver, logLeague, onceIn, organiserOnly } from './open.ts';
import { dropStarter, tellCeremony, tellLeague, tellMatches, wantStarter } from './pairings.ts';

/** Begins with those who are in it: draws the lot, pairs all of them, and opens the first tables. */
export async function beginLeague(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceIn<true>(house, by, id, async (deed, league) => {
    const objection = mayBegin(league, by);
    if (objection) return objection;
    const { store, at } = deed;
    await keepLots(store, id, lotsOf(house, league));
    await insertMatches(store, id, matchesOf(league));
    await changeLeague(store, id, { phase: 'running', startedAt: at });
    await goOn(deed, id);
    return true;
  });
}

function mayBegin(league: League, by: Act): Refusal | null {
  if (league.record.phase !== 'entering') return begunOrOver(league);
  const objection = organiserOnly(league, by);
  if (objection || league.people.length >= FEWEST) return objection;
  return new Refusal(text('bot:league.refuse.fewest', { fewest: FEWEST, count: league.people.length }));
}

/** The numbers of those who are in it, as luck has it. */
function lotsOf(house: House, { record, people }: League): readonly number[] {
  const luck = new SecretLuck(house.secret(), `league-${record.id}`);
  return shuffled(
    luck,
    people.map(({ number }) => number),
  );
}

function matchesOf({ record, people }: League): readonly LeagueMatch[] {
  if (record.kind === 'cup') return bracket(people.length);
  return roundRobin(people.length, record.times).map((pairing) => ({
    ...pairing,
    state: 'waiting',
    result: null,
  }));
}

/** Ends a league before its end; what is being played goes on. */
export async function closeLeague(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceIn<true>(house, by, id, async (deed, league) => {
    const objection = organiserOnly(league, by) ?? (isLive(league) ? null : begunOrOver(league));
    if (objection) return objection;
    await closed(deed, league);
    await logLeague(deed, by, league.record, 'Closed');
    await tellLeague(deed, league.record);
    return true;
  });
}

/** No table of it is opened any more. Part of a deed. */
export async function closed(
  deed: Deed,
  { record, matches }: Pick<League, 'record' | 'matches'>,
): Promise<void> {
  await changeLeague(deed.store, record.id, { phase: 'closed', endedAt: deed.at, crowded: false });
  await clearDate(deed.store, 'league', String(record.id));
  for (const match of matches) {
    if (match.state !== 'wanted') continue;
    await keepMatch(deed.store, { ...match, state: 'waiting' });
    await dropStarter(deed, record, match);
  }
}

/** Its game is not here any more, or not for two: no table of it can be opened. */
export function isGameGone({ games }: Pick<House, 'games'>, { record }: Pick<League, 'record'>): boolean {
  return !leagueGames(games).some(({ id }) => id === record.game);
}

/** After a start: leagues whose game is not here any more come to their end. */
export async function closeGone(house: House): Promise<void> {
  for (const record of await allLiveLeagues(house.store, partOf(house)))
    if (isGameGone(house, { record }))
      await done(house, async (deed) => {
        const league = await loadLeague(deed, record.id);
        if (refused(league) || !isLive(league)) return;
        await closed(deed, league);
        await tellLeague(deed, record);
      });
}

/** Its channel is no longer there, and nobody has to be told. */
export async function abandonLeague(house: House, channel: string): Promise<void> {
  await done(house, async (deed) => {
    const found = await liveLeague(deed.store, channel);
    const league = found && (await loadLeague(deed, found.id));
    if (league && !refused(league)) await closed(deed, league);
  });
}

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

/** So long after a table could not be opened it is tried again, in ms. */
const PATIENCE = 10 * 60_000;

/**
 * Whatever follows in a running league from what has happened in it: matches against who has left are over, whoever has won
 * in a cup meets the next, tables are opened for whoever is free; when every match has its result, it is over. Part of a deed.
 */
export async function goOn(deed: Deed, id: number): Promise<void> {
  const league = await loadLeague(deed, id);
  if (refused(league) || league.record.phase !== 'running') return;
  const matches = followed(league.record.kind, league.matches, leftIn(league));
  await keepChanged(deed, league, matches);
  if (isPlayed(matches)) return await end(deed, league);
  await openTables(deed, { ...league, matches });
  await tellLeague(deed, league.record);
}

/**
 * It is tried again to open what could not be opened; told only where something has come of it. Where it could not for a day
 * the league is closed. Part of a deed.
 */
export async function lookAgain(deed: Deed, { record, ...before }: League): Promise<void> {
  const matches = before.matches.map((one) =>
    isWanted(one) ? { ...one, tried: waitedOnce(one.tried) } : one,
  );
  const waiting = matches.filter(isWanted);
  for (const match of waiting) await keepMatch(deed.store, match);
  if (waiting.some(isHopeless)) {
    await closed(deed, { record, matches });
    return await tellLeague(deed, record);
  }
  const isChanged = await openTables(deed, { ...before, record, matches });
  for (const match of waiting) await wantStarter(deed, record, match);
  const isNew = waiting.some(({ tried }) => triesIn(tried).waited === 1);
  if (isChanged || isNew) await tellLeague(deed, record);
}

/** Keeps the matches that changed, and tells of those that a message has already. */
async function keepChanged(deed: Deed, league: League, now: readonly LeagueMatchRecord[]): Promise<void> {
  const changed = now.filter((match, at) => match !== league.matches[at]);
  for (const match of changed) {
    await keepMatch(deed.store, match);
    await dropStarter(deed, league.record, match);
  }
  await tellMatches(deed, league, changed);
}

async function end(deed: Deed, { record }: League): Promise<void> {
  await changeLeague(deed.store, record.id, { phase: 'over', endedAt: deed.at, crowded: false });
  await clearDate(deed.store, 'league', String(record.id));
  await tellLeague(deed, record);
  await tellCeremony(deed, record);
}

/** As many as there is room for; what waits for room, or for its thread, is looked at again after a while. False for none. */
async function openTables(deed: Deed, league: League): Promise<boolean> {
  const { record, matches } = league;
  const room = await roomIn(deed.store, record.guild);
  const begun = startable(matches, room);
  const paired = begun.map((match) => ({ ...match, state: 'wanted' as const }));
  await tellMatches(deed, league, paired);
  for (const match of paired) {
    await keepMatch(deed.store, match);
    await wantStarter(deed, record, match);
  }
  const crowded = startable(matches).length > begun.length;
  if (crowded !== record.crowded) await changeLeague(deed.store, record.id, { crowded });
  const waits = crowded || begun.length > 0 || matches.some(isWanted);
  const { id, guild } = record;
  if (waits)
    await setDate(deed.store, { kind: 'league', subject: String(id), guild, at: deed.at + PATIENCE });
  else await clearDate(deed.store, 'league', String(id));
  return begun.length > 0 || crowded !== record.crowded;
}

function isWanted({ state }: LeagueMatch): boolean {
  return state === 'wanted';
}

/** One that nobody has begun is closed; in one that runs it is tried again to open what could not be opened. */
export const ringLeague: RingDate = async (_house, deed, { subject }) => {
  const league = await loadLeague(deed, Number(subject));
  if (refused(league)) return;
  if (league.record.phase === 'running') await lookAgain(deed, league);
  if (league.record.phase !== 'entering') return;
  await closed(deed, league);
  await tellLeague(deed, league.record);
};
