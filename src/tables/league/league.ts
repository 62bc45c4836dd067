import type { LeagueMatch } from '../../clubs/league/match.ts';
import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { findLeague, type LeagueRecord, lastLeague, liveLeague } from '../../store/leagues/leagues.ts';
import { type LeagueMatchRecord, leagueMatches } from '../../store/leagues/matches.ts';
import { type LeaguePerson, leaguePeople } from '../../store/leagues/people.ts';
import type { Store } from '../../store/open.ts';
import type { House } from '../house.ts';
import { tellPeopleApart } from '../names/tell-apart.ts';

export type { LeagueMatchRecord, LeaguePerson, LeagueRecord };

/** A league, or a cup, with those who are in it and all its matches. */
export interface League {
  readonly record: LeagueRecord;
  readonly people: readonly LeaguePerson[];
  readonly matches: readonly LeagueMatchRecord[];
}

/** So few and so many people can be in one. */
export const FEWEST = 3;
export const MOST = 16;

/** The games of which there can be a league: two meet in them, and one wins. */
export function leagueGames<G extends Pick<Game, 'seats' | 'table'>>(games: readonly G[]): readonly G[] {
  return games.filter(({ seats, table }) => table === 'match' && seats.includes(2));
}

/** The league with that id; a refusal where there is none. */
export async function loadLeague({ store }: Pick<House, 'store'>, id: number): Promise<League | Refusal> {
  const found = await findLeague(store, id);
  return found ? await leagueWith(store, found) : new Refusal(text('bot:league.refuse.none'));
}

/** The one of a channel that is live, or else its last. */
export async function leagueHere({ store }: Pick<House, 'store'>, channel: string): Promise<League | null> {
  const found = (await liveLeague(store, channel)) ?? (await lastLeague(store, channel));
  return found ? await leagueWith(store, found) : null;
}

async function leagueWith(store: Store, record: LeagueRecord): Promise<League> {
  const people = tellPeopleApart(await leaguePeople(store, record.id));
  return { record, people, matches: await leagueMatches(store, record.id) };
}

/** People come in, or matches are played. */
export function isLive({ record }: Pick<League, 'record'>): boolean {
  return record.phase === 'entering' || record.phase === 'running';
}

/** The lots of those who have left. */
export function leftIn({ people }: Pick<League, 'people'>): ReadonlySet<number> {
  return new Set(people.flatMap(({ lot, leftAt }) => (lot === null || leftAt === null ? [] : [lot])));
}

/** Who has that lot. */
export function ofLot({ people }: Pick<League, 'people'>, lot: number | null): LeaguePerson | undefined {
  return lot === null ? undefined : people.find((one) => one.lot === lot);
}

/** Somebody who is in it; undefined for who is not, and who has left. */
export function inLeague({ people }: Pick<League, 'people'>, person: string): LeaguePerson | undefined {
  return people.find((one) => one.person === person && one.leftAt === null);
}

/** The two of a match, the first seat first; null where it is not known yet who meets. */
export function pairOf(
  league: Pick<League, 'people'>,
  { first, second }: Pick<LeagueMatch, 'first' | 'second'>,
): readonly [LeaguePerson, LeaguePerson] | null {
  const [one, other] = [ofLot(league, first), ofLot(league, second)];
  return one && other ? [one, other] : null;
}
