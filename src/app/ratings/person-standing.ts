import { getHeadToHeadOutcome } from '../../stats/played-match.ts';
import { getShownRating } from '../../stats/rating.ts';
import { type Stats, StatsBuilder } from '../../stats/stats.ts';
import { type Tally, TallyBuilder } from '../../stats/tally.ts';
import { loadRatingHistory, type RatingAfter } from '../../store/ratings.ts';
import type { AppContext } from '../core/context.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';
import { loadPuzzleStanding, type PuzzleStanding } from '../puzzles/puzzles.ts';
import { type Best, BestsSoFar } from './bests.ts';
import { filterUnlistedPeople } from './leaderboard.ts';
import { listPlayedMatches } from './played-matches.ts';
import { countMedals, type Medals } from './titles.ts';

/** Query for a person's matches on a server; a game or an opponent narrows it down. `asker` is the person who reads the result. */
interface StandingQuery {
  readonly guild: string;
  readonly person: string;
  readonly asker: string;
  readonly game?: string | undefined;
  readonly other?: string | undefined;
}

/** Summary of a person's matches on a server. */
export interface PersonStanding {
  readonly stats: Stats;
  /** Rating history by game id, for rated games, in the order in which the matches ended. */
  readonly ratings: ReadonlyMap<string, readonly PastRating[]>;
  /** Best values by game id, for games that keep one. */
  readonly bests: ReadonlyMap<string, Best>;
  /** Medals in leagues and cups, of the game of the query if given; none if an opponent was given. */
  readonly medals: Medals;
  /** Score against the opponent of the query. */
  readonly score: Tally | null;
  /** Puzzle results, for the game of the query if given; null if an opponent was given. */
  readonly puzzles: PuzzleStanding | null;
  /** Latest names of the people who may be named to the asker. */
  readonly names: ReadonlyMap<string, string>;
}

/** A person's rating after a match, in displayed points. */
export interface PastRating {
  readonly rating: number;
  /** Time of the match's end, in ms since 1970. */
  readonly at: number;
}

/** Loads a person's standing; yields to the event loop while reading. */
export async function loadPersonStanding(ctx: AppContext, query: StandingQuery): Promise<PersonStanding> {
  const { guild, person, game, other } = query;
  const { names, score, ...all } = await readStanding(ctx, query);
  return {
    ...all,
    ratings: await loadPastRatings(ctx, query, [...all.stats.games.keys()]),
    medals: other === undefined ? await countMedals(ctx, query) : [0, 0, 0],
    score: other === undefined ? null : score,
    puzzles: other === undefined ? await loadPuzzleStanding(ctx.store, { guild, person, game }) : null,
    names: await filterNames(ctx, query, names),
  };
}

type ReadStanding = Pick<PersonStanding, 'stats' | 'bests' | 'names'> & { readonly score: Tally };

async function readStanding(
  ctx: AppContext,
  { guild, person, game, other }: StandingQuery,
): Promise<ReadStanding> {
  const [stats, bests, score] = [new StatsBuilder(person), new BestsSoFar(ctx, person), new TallyBuilder()];
  const names = new Map<string, string>();
  const people = other === undefined ? [person] : [person, other];
  for await (const page of listPlayedMatches(ctx, { guild, game, people })) {
    bests.add(page);
    for (const match of page) {
      stats.add(match);
      for (const one of match.parts) if (one.person !== null) names.set(one.person, one.name);
      const outcome = other === undefined ? null : getHeadToHeadOutcome(match, person, other);
      if (outcome !== null) score.add(outcome);
    }
  }
  return { stats: stats.stats, bests: bests.bests, names, score: score.tally };
}

/** Number of ratings read before the event loop gets a turn. */
const PAGE_SIZE = 500;

async function loadPastRatings(
  { store }: AppContext,
  { guild, person }: StandingQuery,
  games: readonly string[],
): Promise<PersonStanding['ratings']> {
  const rated = new Map<string, readonly PastRating[]>();
  for (const game of games) {
    const all: PastRating[] = [];
    for (let after: RatingAfter | undefined; ; ) {
      const some = await loadRatingHistory(store, { guild, game, person }, { after, most: PAGE_SIZE });
      all.push(...some.map(createPastRating));
      after = some.at(-1);
      if (some.length < PAGE_SIZE) break;
      await yieldToEventLoop();
    }
    if (all.length > 0) rated.set(game, all);
  }
  return rated;
}

function createPastRating(row: RatingAfter): PastRating {
  return { rating: getShownRating(row), at: row.at };
}

/** Removes the names of unlisted people, unless people read their own standing. */
async function filterNames(
  ctx: AppContext,
  { person, asker }: StandingQuery,
  names: ReadonlyMap<string, string>,
) {
  if (asker === person) return names;
  const hidden = await filterUnlistedPeople(ctx, [...names.keys()]);
  return new Map([...names].filter(([one]) => one === asker || one === person || !hidden.has(one)));
}
