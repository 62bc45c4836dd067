import { shuffleList } from '../../engine/chance.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { advanceMatches, isLeaguePlayed, listStartableMatches } from '../../stats/leagues/advance-matches.ts';
import { createBracket } from '../../stats/leagues/bracket.ts';
import type { LeagueMatch, LeagueResult } from '../../stats/leagues/league-match.ts';
import { createRoundRobin } from '../../stats/leagues/round-robin.ts';
import { clearDate, setDate } from '../../store/dates.ts';
import { changeLeague, findLiveLeague, loadLiveLeagues } from '../../store/leagues/leagues.ts';
import { findLeagueMatchByTable, insertMatches, saveLeagueMatch } from '../../store/leagues/matches.ts';
import { saveLots } from '../../store/leagues/people.ts';
import type { LogEvent } from '../../store/log.ts';
import type { Actor, Repeated } from '../core/actor.ts';
import { type AppContext, type DateHandler, type EventHandler, getShardScope } from '../core/context.ts';
import { findSeat, hasEnded, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import {
  addBrokenTry,
  addWait,
  countFreeTables,
  decodeTries,
  findPair,
  getLeagueGames,
  getLeftLots,
  isHopeless,
  isLive,
  type League,
  type LeagueMatchRecord,
  loadLeague,
  MIN_LEAGUE_PEOPLE,
} from './league.ts';
import { checkOrganiser, logLeague, oncePerLeagueInteraction, refuseBegunOrOver } from './open.ts';
import { dropStarter, publishCeremony, publishLeague, publishMatches, queueStarter } from './pairings.ts';

/** Begins a league: draws the order, pairs all members, and opens the first tables. */
export async function beginLeague(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<true | Refusal | Repeated> {
  return await oncePerLeagueInteraction<true>(ctx, by, id, async (work, league) => {
    const objection = checkCanBegin(league, by);
    if (objection) return objection;
    const { store, at } = work;
    await saveLots(store, id, drawLots(ctx, league));
    await insertMatches(store, id, createMatches(league));
    await changeLeague(store, id, { phase: 'running', startedAt: at });
    await continueLeague(work, id);
    return true;
  });
}

function checkCanBegin(league: League, by: Actor): Refusal | null {
  if (league.record.phase !== 'entering') return refuseBegunOrOver(league);
  const objection = checkOrganiser(league, by);
  if (objection || league.people.length >= MIN_LEAGUE_PEOPLE) return objection;
  return new Refusal(
    text('bot:league.refuse.fewest', { fewest: MIN_LEAGUE_PEOPLE, count: league.people.length }),
  );
}

/** Returns the members' numbers in random order. */
function drawLots(ctx: AppContext, { record, people }: League): readonly number[] {
  const luck = new SecretLuck(ctx.secret(), `league-${record.id}`);
  return shuffleList(
    luck,
    people.map(({ number }) => number),
  );
}

function createMatches({ record, people }: League): readonly LeagueMatch[] {
  if (record.kind === 'cup') return createBracket(people.length);
  return createRoundRobin(people.length, record.times).map((pairing) => ({
    ...pairing,
    state: 'waiting',
    result: null,
  }));
}

/** Closes a league before its end. Running matches continue. */
export async function closeLeague(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<true | Refusal | Repeated> {
  return await oncePerLeagueInteraction<true>(ctx, by, id, async (work, league) => {
    const objection = checkOrganiser(league, by) ?? (isLive(league) ? null : refuseBegunOrOver(league));
    if (objection) return objection;
    await markClosed(work, league);
    await logLeague(work, by, league.record, 'Closed');
    await publishLeague(work, league.record);
    return true;
  });
}

/** Marks a league as closed, so that no more of its tables are opened. Part of a transaction. */
export async function markClosed(
  work: UnitOfWork,
  { record, matches }: Pick<League, 'record' | 'matches'>,
): Promise<void> {
  await changeLeague(work.store, record.id, { phase: 'closed', endedAt: work.at, crowded: false });
  await clearDate(work.store, 'league', String(record.id));
  for (const match of matches) {
    if (match.state !== 'wanted') continue;
    await saveLeagueMatch(work.store, { ...match, state: 'waiting' });
    await dropStarter(work, record, match);
  }
}

/** Returns whether the league's game is missing or no longer for two, so that no table can be opened. */
export function isGameMissing(
  { games }: Pick<AppContext, 'games'>,
  { record }: Pick<League, 'record'>,
): boolean {
  return !getLeagueGames(games).some(({ id }) => id === record.game);
}

/** Closes live leagues whose game is missing, at the start of the process. */
export async function closeLeaguesWithoutGame(ctx: AppContext): Promise<void> {
  for (const record of await loadLiveLeagues(ctx.store, getShardScope(ctx)))
    if (isGameMissing(ctx, { record }))
      await inTransaction(ctx, async (work) => {
        const league = await loadLeague(work, record.id);
        if (refused(league) || !isLive(league)) return;
        await markClosed(work, league);
        await publishLeague(work, record);
      });
}

/** Closes the league of a deleted channel without a message. */
export async function abandonLeague(ctx: AppContext, channel: string): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const found = await findLiveLeague(work.store, channel);
    const league = found && (await loadLeague(work, found.id));
    if (league && !refused(league)) await markClosed(work, league);
  });
}

/** Maximum number of tables of a match: one without a result is played again once. */
const MAX_TABLES = 2;

/** Continues a running league after one of its matches has ended. */
export const handleMatchEnd: EventHandler = async (work, { event: last, after: table }) => {
  if (!hasEnded(table)) return;
  const found = await findLeagueMatchByTable(work.store, table.record.id);
  const league = found?.state === 'playing' ? await loadLeague(work, found.leagueId) : null;
  if (league === null || refused(league) || league.record.phase !== 'running') return;
  const match = league.matches.find(({ tableId }) => tableId === table.record.id);
  if (match?.state !== 'playing') return;
  const played = applyResult(league, match, getLeagueResult(league, match, table, last));
  await saveLeagueMatch(work.store, played);
  await publishMatches(work, league, [match]);
  await continueLeague(work, match.leagueId);
};

function applyResult(
  { record }: League,
  match: LeagueMatchRecord,
  result: LeagueResult | null,
): LeagueMatchRecord {
  const isOne = result !== null && (record.kind === 'league' || result.winner !== null);
  if (!isOne && decodeTries(match.tried).broken + 1 < MAX_TABLES)
    return { ...match, state: 'waiting', tableId: null, tried: addBrokenTry(match.tried) };
  return { ...match, state: 'done', result: isOne ? result : getFallbackResult(record.kind, match) };
}

/**
 * Returns the result of a match without one. In a cup one player must go on: the one with the higher draw number, because lower
 * numbers got the byes.
 */
function getFallbackResult(kind: 'league' | 'cup', { first, second }: LeagueMatchRecord): LeagueResult {
  if (kind === 'league') return { winner: null, how: 'none', scores: null };
  return { winner: Math.max(first ?? 0, second ?? 0), how: 'lot', scores: null };
}

/**
 * Returns the result of a match. A player who is no longer seated at the end has lost; null if the match was cancelled or
 * both are gone.
 */
function getLeagueResult(
  league: League,
  match: LeagueMatchRecord,
  table: Table,
  last: LogEvent,
): LeagueResult | null {
  const pair = findPair(league, match);
  if (pair === null || table.record.phase !== 'over') return null;
  const [one, other] = pair.map(({ person }) => findMatchPlace(table, person, last));
  const drawNumbers = [match.first, match.second] as const;
  if (one === null || other === null) return getForfeitResult(one ?? null, other ?? null, drawNumbers);
  if (!one || !other) return null;
  const winner = one.place === other.place ? null : one.place < other.place ? drawNumbers[0] : drawNumbers[1];
  const isPlayed = last.kind !== 'resign' && last.kind !== 'claim';
  const counted = isPlayed && one.score !== null && other.score !== null;
  return {
    winner,
    how: isPlayed ? 'played' : 'given',
    scores: counted ? [one.score ?? 0, other.score ?? 0] : null,
  };
}

interface MatchPlace {
  readonly place: number;
  readonly score: number | null;
  /** True if the player has just resigned. */
  readonly isGone: boolean;
}

function findMatchPlace(table: Table, person: string, last: LogEvent): MatchPlace | null {
  const seat = findSeat(table, person);
  const standing = table.record.standings?.find((one) => one.seat === seat);
  if (seat === null || !standing) return null;
  const isGone = last.kind === 'resign' && last.seat === seat;
  return { place: standing.place, score: standing.score ?? null, isGone };
}

function getForfeitResult(
  one: MatchPlace | null,
  other: MatchPlace | null,
  [first, second]: readonly [number | null, number | null],
): LeagueResult | null {
  const there = one ?? other;
  if (there === null || there.isGone) return null;
  return { winner: one === null ? second : first, how: 'given', scores: null };
}

/** Time in ms after which opening a table is tried again. */
const RETRY_AFTER_MS = 10 * 60_000;

/**
 * Continues a running league: decides matches against people who left, advances cup winners, and opens tables for free
 * players. Ends the league when every match has its result. Part of a transaction.
 */
export async function continueLeague(work: UnitOfWork, id: number): Promise<void> {
  const league = await loadLeague(work, id);
  if (refused(league) || league.record.phase !== 'running') return;
  const matches = advanceMatches(league.record.kind, league.matches, getLeftLots(league));
  await saveChanged(work, league, matches);
  if (isLeaguePlayed(matches)) return await endLeague(work, league);
  await openTables(work, { ...league, matches });
  await publishLeague(work, league.record);
}

/**
 * Retries opening tables, and publishes the league only if something changed. Closes the league if a table could not be
 * opened for a day. Part of a transaction.
 */
export async function retryOpening(work: UnitOfWork, { record, ...before }: League): Promise<void> {
  const matches = before.matches.map((one) => (isWanted(one) ? { ...one, tried: addWait(one.tried) } : one));
  const waiting = matches.filter(isWanted);
  for (const match of waiting) await saveLeagueMatch(work.store, match);
  if (waiting.some(isHopeless)) {
    await markClosed(work, { record, matches });
    return await publishLeague(work, record);
  }
  const isChanged = await openTables(work, { ...before, record, matches });
  for (const match of waiting) await queueStarter(work, record, match);
  const isNew = waiting.some(({ tried }) => decodeTries(tried).waited === 1);
  if (isChanged || isNew) await publishLeague(work, record);
}

/** Saves the changed matches and updates the messages that contain them. */
async function saveChanged(
  work: UnitOfWork,
  league: League,
  now: readonly LeagueMatchRecord[],
): Promise<void> {
  const changed = now.filter((match, at) => match !== league.matches[at]);
  for (const match of changed) {
    await saveLeagueMatch(work.store, match);
    await dropStarter(work, league.record, match);
  }
  await publishMatches(work, league, changed);
}

async function endLeague(work: UnitOfWork, { record }: League): Promise<void> {
  await changeLeague(work.store, record.id, { phase: 'over', endedAt: work.at, crowded: false });
  await clearDate(work.store, 'league', String(record.id));
  await publishLeague(work, record);
  await publishCeremony(work, record);
}

/**
 * Opens tables as far as there is room, and schedules a retry for the matches that have to wait. They wait for room or for
 * a thread. Returns whether anything changed.
 */
async function openTables(work: UnitOfWork, league: League): Promise<boolean> {
  const { record, matches } = league;
  const room = await countFreeTables(work.store, record.guild);
  const begun = listStartableMatches(matches, room);
  const paired = begun.map((match) => ({ ...match, state: 'wanted' as const }));
  await publishMatches(work, league, paired);
  for (const match of paired) {
    await saveLeagueMatch(work.store, match);
    await queueStarter(work, record, match);
  }
  const crowded = listStartableMatches(matches).length > begun.length;
  if (crowded !== record.crowded) await changeLeague(work.store, record.id, { crowded });
  const waits = crowded || begun.length > 0 || matches.some(isWanted);
  const { id, guild } = record;
  if (waits)
    await setDate(work.store, { kind: 'league', subject: String(id), guild, at: work.at + RETRY_AFTER_MS });
  else await clearDate(work.store, 'league', String(id));
  return begun.length > 0 || crowded !== record.crowded;
}

function isWanted({ state }: LeagueMatch): boolean {
  return state === 'wanted';
}

/** Closes a league that nobody has begun; in a running one, retries opening tables. */
export const fireLeagueDate: DateHandler = async (_ctx, work, { subject }) => {
  const league = await loadLeague(work, Number(subject));
  if (refused(league)) return;
  if (league.record.phase === 'running') await retryOpening(work, league);
  if (league.record.phase !== 'entering') return;
  await markClosed(work, league);
  await publishLeague(work, league.record);
};
