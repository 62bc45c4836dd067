import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { LeagueMatch } from '../../stats/leagues/league-match.ts';
import {
  findLastLeague,
  findLeague,
  findLiveLeague,
  type LeagueRecord,
} from '../../store/leagues/leagues.ts';
import {
  countWantedMatches,
  type LeagueMatchRecord,
  loadLeagueMatches,
} from '../../store/leagues/matches.ts';
import { type LeaguePerson, loadLeaguePeople } from '../../store/leagues/people.ts';
import { countLiveTables } from '../../store/live-tables.ts';
import type { Store } from '../../store/open.ts';
import { lockServer } from '../../store/row-locks.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import type { AppContext } from '../core/context.ts';
import { disambiguateNames } from '../core/names.ts';

export type { LeagueMatchRecord, LeaguePerson, LeagueRecord };

/** A league, or a cup, with those who are in it and all its matches. */
export interface League {
  readonly record: LeagueRecord;
  readonly people: readonly LeaguePerson[];
  readonly matches: readonly LeagueMatchRecord[];
}

/** So few and so many people can be in one. */
export const MIN_LEAGUE_PEOPLE = 3;
export const MAX_LEAGUE_PEOPLE = 16;

/** The games of which there can be a league: two meet in them, and one wins. */
export function getLeagueGames<G extends Pick<Game, 'seats' | 'table'>>(games: readonly G[]): readonly G[] {
  return games.filter(({ seats, table }) => table === 'match' && seats.includes(2));
}

/** The league with that id; a refusal where there is none. */
export async function loadLeague(
  { store }: Pick<AppContext, 'store'>,
  id: number,
): Promise<League | Refusal> {
  const found = await findLeague(store, id);
  return found ? await loadLeagueDetails(store, found) : new Refusal(text('bot:league.refuse.none'));
}

/** The one of a channel that is live, or else its last. */
export async function findChannelLeague(
  { store }: Pick<AppContext, 'store'>,
  channel: string,
): Promise<League | null> {
  const found = (await findLiveLeague(store, channel)) ?? (await findLastLeague(store, channel));
  return found ? await loadLeagueDetails(store, found) : null;
}

async function loadLeagueDetails(store: Store, record: LeagueRecord): Promise<League> {
  const people = disambiguateNames(await loadLeaguePeople(store, record.id));
  return { record, people, matches: await loadLeagueMatches(store, record.id) };
}

/** People come in, or matches are played. */
export function isLive({ record }: Pick<League, 'record'>): boolean {
  return record.phase === 'entering' || record.phase === 'running';
}

/** The lots of those who have left. */
export function getLeftLots({ people }: Pick<League, 'people'>): ReadonlySet<number> {
  return new Set(people.flatMap(({ lot, leftAt }) => (lot === null || leftAt === null ? [] : [lot])));
}

/** Who has that lot. */
export function findLotHolder(
  { people }: Pick<League, 'people'>,
  lot: number | null,
): LeaguePerson | undefined {
  return lot === null ? undefined : people.find((one) => one.lot === lot);
}

/** Somebody who is in it; undefined for who is not, and who has left. */
export function findParticipant(
  { people }: Pick<League, 'people'>,
  person: string,
): LeaguePerson | undefined {
  return people.find((one) => one.person === person && one.leftAt === null);
}

/** The two of a match, the first seat first; null where it is not known yet who meets. */
export function findPair(
  league: Pick<League, 'people'>,
  { first, second }: Pick<LeagueMatch, 'first' | 'second'>,
): readonly [LeaguePerson, LeaguePerson] | null {
  const [one, other] = [findLotHolder(league, first), findLotHolder(league, second)];
  return one && other ? [one, other] : null;
}

/**
 * How many tables more the server can have, by what is set for it; those being opened count. At how many tables somebody may
 * sit does not hold for those of a league: nobody would move on who has all theirs elsewhere.
 */
export async function countFreeTables(store: Store, guild: string): Promise<number> {
  await lockServer(store, guild);
  const { tables } = await loadStoredServerSettings(store, guild);
  return tables - (await countLiveTables(store, guild)) - (await countWantedMatches(store, guild));
}

/** How often a match has been begun without coming to a result. */
interface Tries {
  /** Tables that were broken off, or ended without a winner where there has to be one. */
  readonly broken: number;
  /** Threads that somebody had taken before its table was laid. */
  readonly taken: number;
  /** How often it was looked at again because its table could not be opened. */
  readonly waited: number;
}

/** One number for all three, the first below the others: matches from before there were three are 0 or 1. */
const TRIES_BASE = 16;

/** At most so many threads are told apart; those after them count as the last. */
const MAX_TRIES = TRIES_BASE - 1;

/** What the number of a match says. { broken: 1, taken: 0, waited: 0 } for 1. */
export function decodeTries(tried: number): Tries {
  const rest = Math.floor(tried / TRIES_BASE);
  return { broken: tried % TRIES_BASE, taken: rest % TRIES_BASE, waited: Math.floor(rest / TRIES_BASE) };
}

/** Back again; what has waited begins anew wherever another table or thread is tried. */
export function encodeTries({ broken, taken, waited }: Tries): number {
  return (
    Math.min(broken, MAX_TRIES) + TRIES_BASE * Math.min(taken, MAX_TRIES) + TRIES_BASE * TRIES_BASE * waited
  );
}

/** Another table without a result. */
export function addBrokenTry(tried: number): number {
  const tries = decodeTries(tried);
  return encodeTries({ ...tries, broken: tries.broken + 1, waited: 0 });
}

/** Another thread that somebody had taken. */
export function addTakenTry(tried: number): number {
  const tries = decodeTries(tried);
  return encodeTries({ ...tries, taken: tries.taken + 1, waited: 0 });
}

/** Its table could not be opened until now. */
export function addWait(tried: number): number {
  const tries = decodeTries(tried);
  return encodeTries({ ...tries, waited: tries.waited + 1 });
}

/** So often it is looked at again, every ten minutes: for a day. */
const MAX_WAITS = 144;

/** It has been tried for a day to open its table. */
export function isHopeless({ tried }: { readonly tried: number }): boolean {
  return decodeTries(tried).waited >= MAX_WAITS;
}

/** Which of its messages a match has now: each table and each thread has one, however often it is looked at again. */
export function getMessageNumber(tried: number): number {
  return encodeTries({ ...decodeTries(tried), waited: 0 });
}
