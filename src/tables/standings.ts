import type { PlayedMatch } from '../clubs/match.ts';
import { type Rating, shown } from '../clubs/rating.ts';
import { type Stats, scoreBetween, statsOf, type Tally } from '../clubs/stats.ts';
import { unlisted } from '../store/own.ts';
import { type PlayedRow, playedMatches } from '../store/played.ts';
import { ratingsHere, ratingsNow } from '../store/ratings.ts';
import { isForgotten } from './forgetting/alias.ts';
import type { House } from './house.ts';

/** Whose matches are asked for, and where; a game or somebody who was in them as well narrows it down. */
export interface StandingOf {
  readonly guild: string;
  readonly person: string;
  readonly game?: string | undefined;
  readonly other?: string | undefined;
}

/** What somebody's matches on a server come to. */
export interface PersonStanding {
  readonly stats: Stats;
  /** By the id of the game, in the points that people are told. */
  readonly ratings: ReadonlyMap<string, number>;
  /** Against whom it was asked for. */
  readonly score: Tally | null;
  /** What people were called when they played last. */
  readonly names: ReadonlyMap<string, string>;
}

export async function standingOf(
  { store }: House,
  { guild, person, game, other }: StandingOf,
): Promise<PersonStanding> {
  const all = await playedMatches(store, { guild, person, ...(game !== undefined && { game }) });
  const matches = other === undefined ? all : all.filter((match) => isIn(match, other));
  const stats = statsOf(matches, person);
  const rated = await Promise.all(
    [...stats.games.keys()].map(async (id) => [id, await ratingOf(store, guild, id, person)] as const),
  );
  return {
    stats,
    ratings: new Map(rated.flatMap(([id, rating]) => (rating ? [[id, shown(rating)] as const] : []))),
    score: other === undefined ? null : scoreBetween(matches, person, other),
    names: namesIn(matches),
  };
}

async function ratingOf(
  store: House['store'],
  guild: string,
  game: string,
  person: string,
): Promise<Rating | undefined> {
  return (await ratingsNow(store, { guild, game }, [person])).get(person);
}

function isIn({ parts }: PlayedMatch, wanted: string): boolean {
  return parts.some(({ person }) => person === wanted);
}

function namesIn(matches: readonly PlayedRow[]): ReadonlyMap<string, string> {
  const parts = matches.flatMap((match) => match.parts);
  return new Map(parts.flatMap(({ person, name }) => (person === null ? [] : [[person, name] as const])));
}

/** Somebody in the order of those who play a game best. */
export interface Leader {
  readonly person: string;
  readonly name: string;
  readonly rating: number;
  readonly played: number;
}

/** Who plays a game best on a server, of those who want to be listed, the best first. */
export async function leadersIn(
  { store }: House,
  where: { readonly guild: string; readonly game: string },
): Promise<readonly Leader[]> {
  const ratings = await ratingsHere(store, where);
  const hidden = await unlisted(
    store,
    ratings.map(({ person }) => person),
  );
  const matches = (await playedMatches(store, where)).filter(({ rated }) => rated);
  const names = namesIn(matches);
  return ratings
    .filter(({ person }) => !hidden.has(person) && !isForgotten(person))
    .map((rating) => ({
      person: rating.person,
      name: names.get(rating.person) ?? '',
      rating: shown(rating),
      played: matches.filter((match) => isIn(match, rating.person)).length,
    }))
    .toSorted((one, other) => other.rating - one.rating);
}

/** Whether somebody does not want others to see their games and rating. */
export async function isUnlisted({ store }: House, person: string): Promise<boolean> {
  return (await unlisted(store, [person])).has(person);
}
