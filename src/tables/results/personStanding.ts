import type { PlayedMatch } from '../../clubs/match.ts';
import { shown } from '../../clubs/rating.ts';
import { type Stats, scoreBetween, statsOf, type Tally } from '../../clubs/stats.ts';
import { unlisted } from '../../store/own.ts';
import { type PlayedRow, playedMatches } from '../../store/played.ts';
import { type RatingAfter, ratingsOf } from '../../store/ratings.ts';
import type { House } from '../house.ts';
import { type PuzzleStanding, puzzleStanding } from '../puzzles/standing.ts';
import { type Best, bestsOf } from './bests.ts';

/** Whose matches are asked for, where and by whom; a game or somebody who was in them as well narrows it down. */
export interface StandingOf {
  readonly guild: string;
  readonly person: string;
  readonly asker: string;
  readonly game?: string | undefined;
  readonly other?: string | undefined;
}

/** What somebody's matches on a server come to. */
export interface PersonStanding {
  readonly stats: Stats;
  /** By the id of the game, where it was rated: in the order in which the matches ended. */
  readonly ratings: ReadonlyMap<string, readonly RatingThen[]>;
  /** By the id of the game, where it remembers one. */
  readonly bests: ReadonlyMap<string, Best>;
  /** Against whom it was asked for. */
  readonly score: Tally | null;
  /** Of that game where it was asked for; null where it is asked how they do against somebody. */
  readonly puzzles: PuzzleStanding | null;
  /** What people were called when they played last: those who may be named to who asks. */
  readonly names: ReadonlyMap<string, string>;
}

/** What was thought of somebody after a match, in the points that people are told. */
export interface RatingThen {
  readonly rating: number;
  /** When it ended, in ms since 1970. */
  readonly at: number;
}

export async function standingOf(house: House, asked: StandingOf): Promise<PersonStanding> {
  const { store } = house;
  const { guild, person, game, other } = asked;
  const all = await playedMatches(store, { guild, person, ...(game !== undefined && { game }) });
  const matches = other === undefined ? all : all.filter((match) => isIn(match, other));
  const stats = statsOf(matches, person);
  return {
    stats,
    ratings: await ratingsIn(house, asked, [...stats.games.keys()]),
    bests: bestsOf(house, matches, person),
    score: other === undefined ? null : scoreBetween(matches, person, other),
    puzzles: other === undefined ? await puzzleStanding(store, { guild, person, game }) : null,
    names: await namesFor(house, asked, matches),
  };
}

async function ratingsIn(
  { store }: House,
  asked: StandingOf,
  games: readonly string[],
): Promise<PersonStanding['ratings']> {
  const rows = await ratingsOf(store, asked, games);
  const rated = games.filter((id) => rows.some(({ game }) => game === id));
  return new Map(rated.map((id) => [id, rows.filter(({ game }) => game === id).map(then)]));
}

function then(row: RatingAfter): RatingThen {
  return { rating: shown(row), at: row.at };
}

/** Whom somebody met stays unnamed to others where they do not want to be listed. */
async function namesFor({ store }: House, { person, asker }: StandingOf, matches: readonly PlayedRow[]) {
  const names = namesIn(matches);
  if (asker === person) return names;
  const hidden = await unlisted(store, [...names.keys()]);
  return new Map([...names].filter(([one]) => one === asker || one === person || !hidden.has(one)));
}

/** Whether somebody was in it. */
export function isIn({ parts }: Pick<PlayedMatch, 'parts'>, wanted: string): boolean {
  return parts.some(({ person }) => person === wanted);
}

/** What people were called when they played last. */
export function namesIn(matches: readonly PlayedRow[]): ReadonlyMap<string, string> {
  const parts = matches.flatMap((match) => match.parts);
  return new Map(parts.flatMap(({ person, name }) => (person === null ? [] : [[person, name] as const])));
}
