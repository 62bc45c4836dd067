import { getAiRating, type Rating, UNKNOWN_RATING } from './rating.ts';

/** Participant of a match: a person, or an AI by its strength. */
export interface MatchPart {
  readonly person: string | null;
  readonly player: string | null;
  /** From 1; null for players who had left, and where there are no places. */
  readonly place: number | null;
}

/** Ratings by person. */
type RatingsByPerson = ReadonlyMap<string, Rating>;

/** Returns whether a match counts for ratings: at least two people took part, and somebody got a place. */
export function isRatedMatch(parts: readonly MatchPart[]): boolean {
  return (
    parts.filter(({ person }) => person !== null).length >= 2 && parts.some(({ place }) => place !== null)
  );
}

/** Returns the ratings of the people after a match. Players who left are behind all others. AI ratings stay fixed. */
export function rateMatch(before: RatingsByPerson, parts: readonly MatchPart[]): RatingsByPerson {
  const last = Math.max(...parts.map(({ place }) => place ?? 0)) + 1;
  const after = updateRatings(
    parts.map((part) => ({ rating: getPartRating(before, part), place: part.place ?? last })),
  );
  return new Map(
    parts.flatMap(({ person }, at) => (person === null ? [] : [[person, after[at] as Rating] as const])),
  );
}

function getPartRating(before: RatingsByPerson, { person, player }: MatchPart): Rating {
  return person === null ? getAiRating(player ?? '') : (before.get(person) ?? UNKNOWN_RATING);
}

/** Half of the first sigma, 25 / 3, squared: the variance of a performance in one match. */
const BETA_SQUARED = (25 / 3 / 2) ** 2;

/** Smallest factor by which the variance shrinks in one match. */
const LEAST_SHRINK = 1e-4;

/** Rating of a player and the place: 1 for the first; ties have the same number. */
export interface Ranked {
  readonly rating: Rating;
  readonly place: number;
}

/**
 * Returns the ratings after a match, in the order given, by the Plackett–Luce update. See Weng and Lin, A Bayesian
 * Approximation Method for Online Ranking, 2011, algorithm 4. Players who share a place are rated by the mean over all
 * orders among them: exactly for two, and with the mean strength of the others for more. So between equals a better
 * place never gains less.
 */
export function updateRatings(players: readonly Ranked[]): readonly Rating[] {
  const sorted = players
    .map((player, at) => ({ ...player, at }))
    .sort((one, other) => one.place - other.place);
  const c = Math.sqrt(
    sorted.reduce((sum, { rating }) => sum + (rating.sigma * rating.sigma + BETA_SQUARED), 0),
  );
  const strengths = sorted.map(({ rating }) => Math.exp(rating.mu / c));
  const groups = groupByPlace(sorted.map(({ place }) => place));
  const after = new Map(
    sorted.map(({ rating, at }, own) => [
      at,
      updateRating(rating, c, computeRatingChange(own, strengths, groups)),
    ]),
  );
  return players.map((_, at) => after.get(at) as Rating);
}

/** Players who share a place, as positions in the order of places: from `from` on, up to `to`. */
interface Group {
  readonly from: number;
  readonly to: number;
}

function groupByPlace(places: readonly number[]): readonly Group[] {
  const starts = places.flatMap((place, at) => (place === places[at - 1] ? [] : [at]));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? places.length }));
}

/** First and second derivative of the likelihood by a player's strength, in units of c. */
interface Change {
  readonly omega: number;
  readonly delta: number;
}

/**
 * Sums over the choices of who comes next, down to the player's own place. Of a group of m, k have been chosen before choice k;
 * a player of it is still to be chosen then with probability (m − k) / m, and is chosen by it with 1 / m.
 */
function computeRatingChange(own: number, strengths: readonly number[], groups: readonly Group[]): Change {
  const strength = strengths[own] as number;
  let [omega, delta] = [0, 0];
  for (const { from, to } of groups.filter((group) => group.from <= own)) {
    const count = to - from;
    const isOwn = own < to;
    const others = strengths.slice(from, to).filter((_, at) => from + at !== own);
    const mean = others.length === 0 ? 0 : sum(others) / others.length;
    const all = sum(strengths.slice(from));
    for (let chosen = 0; chosen < count; chosen++) {
      const chance = strength / (all - chosen * mean);
      const waits = isOwn ? (count - chosen) / count : 1;
      omega += (isOwn ? 1 / count : 0) - waits * chance;
      delta += waits * chance * (1 - chance);
    }
  }
  return { omega, delta };
}

function updateRating({ mu, sigma }: Rating, c: number, { omega, delta }: Change): Rating {
  const variance = sigma * sigma;
  const shrink = (sigma / c) * delta * (variance / c ** 2);
  return {
    mu: mu + omega * (variance / c),
    sigma: sigma * Math.sqrt(Math.max(1 - shrink, LEAST_SHRINK)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Ended match, reduced to what ratings need. */
interface RatedMatch {
  readonly guild: string;
  readonly game: string;
  /** True if the match counts for ratings. */
  readonly rated: boolean;
  readonly parts: readonly MatchPart[];
}

/** Ratings of everybody, by server and game, after all matches so far. */
export class RatingReplay {
  readonly #known = new Map<string, Map<string, Rating>>();

  /** Returns the ratings of a match's people after it; none if it does not count. Call in the order in which matches ended. */
  after({ guild, game, rated, parts }: RatedMatch): ReadonlyMap<string, Rating> {
    if (!rated || !isRatedMatch(parts)) return new Map();
    const known = this.#at(guild, game);
    const after = rateMatch(known, parts);
    for (const [person, rating] of after) known.set(person, rating);
    return after;
  }

  #at(guild: string, game: string): Map<string, Rating> {
    const key = `${guild} ${game}`;
    const known = this.#known.get(key) ?? new Map<string, Rating>();
    this.#known.set(key, known);
    return known;
  }
}
