import { outcomeBetween } from '../../stats/match.ts';
import { shown } from '../../stats/rating.ts';
import { type Stats, StatsSoFar } from '../../stats/stats.ts';
import { type Tally, TallySoFar } from '../../stats/tally.ts';
import { type RatingAfter, ratingsOf } from '../../store/ratings.ts';
import type { House } from '../core/context.ts';
import { turnOfLoop } from '../core/yield-to-event-loop.ts';
import { type PuzzleStanding, puzzleStanding } from '../puzzles/standing.ts';
import { type Best, BestsSoFar } from './bests.ts';
import { unlistedAmong } from './leaderboard.ts';
import { playedWith } from './played-with.ts';

/** Whose matches are asked for, where and by whom; a game or somebody who was in them as well narrows it down. */
interface StandingOf {
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

/** Others have their turn while it is read. */
export async function standingOf(house: House, asked: StandingOf): Promise<PersonStanding> {
  const { guild, person, game, other } = asked;
  const { names, score, ...all } = await read(house, asked);
  return {
    ...all,
    ratings: await ratingsIn(house, asked, [...all.stats.games.keys()]),
    score: other === undefined ? null : score,
    puzzles: other === undefined ? await puzzleStanding(house.store, { guild, person, game }) : null,
    names: await namesFor(house, asked, names),
  };
}

type Read = Pick<PersonStanding, 'stats' | 'bests' | 'names'> & { readonly score: Tally };

async function read(house: House, { guild, person, game, other }: StandingOf): Promise<Read> {
  const [stats, bests, score] = [new StatsSoFar(person), new BestsSoFar(house, person), new TallySoFar()];
  const names = new Map<string, string>();
  const people = other === undefined ? [person] : [person, other];
  for await (const page of playedWith(house, { guild, game, people })) {
    bests.add(page);
    for (const match of page) {
      stats.add(match);
      for (const one of match.parts) if (one.person !== null) names.set(one.person, one.name);
      const outcome = other === undefined ? null : outcomeBetween(match, person, other);
      if (outcome !== null) score.add(outcome);
    }
  }
  return { stats: stats.stats, bests: bests.bests, names, score: score.tally };
}

/** So many are read before others have their turn. */
const AT_ONCE = 500;

async function ratingsIn(
  { store }: House,
  { guild, person }: StandingOf,
  games: readonly string[],
): Promise<PersonStanding['ratings']> {
  const rated = new Map<string, readonly RatingThen[]>();
  for (const game of games) {
    const all: RatingThen[] = [];
    for (let after: RatingAfter | undefined; ; ) {
      const some = await ratingsOf(store, { guild, game, person }, { after, most: AT_ONCE });
      all.push(...some.map(then));
      after = some.at(-1);
      if (some.length < AT_ONCE) break;
      await turnOfLoop();
    }
    if (all.length > 0) rated.set(game, all);
  }
  return rated;
}

function then(row: RatingAfter): RatingThen {
  return { rating: shown(row), at: row.at };
}

/** Whom somebody met stays unnamed to others where they do not want to be listed. */
async function namesFor(house: House, { person, asker }: StandingOf, names: ReadonlyMap<string, string>) {
  if (asker === person) return names;
  const hidden = await unlistedAmong(house, [...names.keys()]);
  return new Map([...names].filter(([one]) => one === asker || one === person || !hidden.has(one)));
}
