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

/** A league or cup with its members and all its matches. */
export interface League {
  readonly record: LeagueRecord;
  readonly people: readonly LeaguePerson[];
  readonly matches: readonly LeagueMatchRecord[];
}

/** Minimum and maximum number of people in a league. */
export const MIN_LEAGUE_PEOPLE = 3;
export const MAX_LEAGUE_PEOPLE = 16;

/** Returns the games that leagues can play: matches for two. */
export function getLeagueGames<G extends Pick<Game, 'seats' | 'table'>>(games: readonly G[]): readonly G[] {
  return games.filter(({ seats, table }) => table === 'match' && seats.includes(2));
}

/** Loads a league by id; returns a refusal if it does not exist. */
export async function loadLeague(
  { store }: Pick<AppContext, 'store'>,
  id: number,
): Promise<League | Refusal> {
  const found = await findLeague(store, id);
  return found ? await loadLeagueDetails(store, found) : new Refusal(text('bot:league.refuse.none'));
}

/** Returns the live league of a channel, or else its last one. */
export async function findChannelLeague(
  { store }: Pick<AppContext, 'store'>,
  channel: string,
): Promise<League | null> {
  const found = (await findLiveLeague(store, channel)) ?? (await findLastLeague(store, channel));
  return found ? await loadLeagueDetails(store, found) : null;
}

/** Loads the members and matches of a league. */
export async function loadLeagueDetails(store: Store, record: LeagueRecord): Promise<League> {
  const people = disambiguateNames(await loadLeaguePeople(store, record.id));
  return { record, people, matches: await loadLeagueMatches(store, record.id) };
}

/** Returns whether a league is open for entry or running. */
export function isLive({ record }: Pick<League, 'record'>): boolean {
  return record.phase === 'entering' || record.phase === 'running';
}

/** Returns the draw numbers of the people who have left. */
export function getLeftLots({ people }: Pick<League, 'people'>): ReadonlySet<number> {
  return new Set(
    people.flatMap(({ drawNumber, leftAt }) => (drawNumber === null || leftAt === null ? [] : [drawNumber])),
  );
}

/** Returns the person with a draw number. */
export function findDrawnPerson(
  { people }: Pick<League, 'people'>,
  drawNumber: number | null,
): LeaguePerson | undefined {
  return drawNumber === null ? undefined : people.find((one) => one.drawNumber === drawNumber);
}

/** Returns the participant, or undefined for a person who is not in the league or has left. */
export function findParticipant(
  { people }: Pick<League, 'people'>,
  person: string,
): LeaguePerson | undefined {
  return people.find((one) => one.person === person && one.leftAt === null);
}

/** Returns the two players of a match, the first seat first, or null if they are not known yet. */
export function findPair(
  league: Pick<League, 'people'>,
  { first, second }: Pick<LeagueMatch, 'first' | 'second'>,
): readonly [LeaguePerson, LeaguePerson] | null {
  const [one, other] = [findDrawnPerson(league, first), findDrawnPerson(league, second)];
  return one && other ? [one, other] : null;
}

/**
 * Returns how many more tables the server can have by its settings, counting matches about to open. The limit of tables a
 * person does not apply to leagues, as players with many other games would block them.
 */
export async function countFreeTables(store: Store, guild: string): Promise<number> {
  await lockServer(store, guild);
  const { tables } = await loadStoredServerSettings(store, guild);
  return tables - (await countLiveTables(store, guild)) - (await countWantedMatches(store, guild));
}

/** Numbers of attempts to start a match that came to no result. */
interface Tries {
  /** Number of tables that were cancelled, or ended without a winner where one is needed. */
  readonly broken: number;
  /** Number of threads that were taken before the match got its table. */
  readonly taken: number;
  /** Number of retries after its table could not be opened. */
  readonly waited: number;
}

/** Base of the encoding of all three in one number, `broken` in the lowest digit. Matches from before this encoding are 0 or 1. */
const TRIES_BASE = 16;

/** Maximum of each of the two lower digits; further tries count as the last. */
const MAX_TRIES = TRIES_BASE - 1;

/** Decodes the stored number of a match: 1 becomes { broken: 1, taken: 0, waited: 0 }. */
export function decodeTries(tried: number): Tries {
  const rest = Math.floor(tried / TRIES_BASE);
  return { broken: tried % TRIES_BASE, taken: rest % TRIES_BASE, waited: Math.floor(rest / TRIES_BASE) };
}

/** Encodes the tries in one number. `waited` is reset to 0 by the functions below that start another table or thread. */
export function encodeTries({ broken, taken, waited }: Tries): number {
  return (
    Math.min(broken, MAX_TRIES) + TRIES_BASE * Math.min(taken, MAX_TRIES) + TRIES_BASE * TRIES_BASE * waited
  );
}

/** Adds a table without a result. */
export function addBrokenTry(tried: number): number {
  const tries = decodeTries(tried);
  return encodeTries({ ...tries, broken: tries.broken + 1, waited: 0 });
}

/** Adds a thread that was taken. */
export function addTakenTry(tried: number): number {
  const tries = decodeTries(tried);
  return encodeTries({ ...tries, taken: tries.taken + 1, waited: 0 });
}

/** Adds a retry of opening the table. */
export function addWait(tried: number): number {
  const tries = decodeTries(tried);
  return encodeTries({ ...tries, waited: tries.waited + 1 });
}

/** Maximum number of retries, one every ten minutes: one day. */
const MAX_WAITS = 144;

/** Returns whether opening the table has failed for a day. */
export function isHopeless({ tried }: { readonly tried: number }): boolean {
  return decodeTries(tried).waited >= MAX_WAITS;
}

/** Returns the number of a match's current message. Each table and each thread has one, regardless of retries. */
export function getMessageNumber(tried: number): number {
  return encodeTries({ ...decodeTries(tried), waited: 0 });
}
