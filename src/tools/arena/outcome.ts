import type { Seat, Standing } from '../../engine/game.ts';
import type { Fought } from './matches.ts';

/** A mean, and half the width of the interval of 95 % round it. */
export interface Estimate {
  readonly mean: number;
  readonly interval: number;
}

/** What many matches came to for A. */
export interface Outcome {
  readonly games: number;
  /** Its share of first places; several who are first share one. */
  readonly first: number;
  /** Half the width of the interval of 95 % round it. */
  readonly interval: number;
  /** How often it was first alone. */
  readonly alone: number;
  /** How many points it had more than the others on average. */
  readonly points: number;
  /** Processor time of a move. */
  readonly milliseconds: { readonly median: number; readonly p99: number; readonly most: number };
  /** Moves that were not legal, of anybody. */
  readonly refused: number;
  /** Matches that were broken off. */
  readonly unfinished: number;
  /** Moves of a match on average. */
  readonly moves: number;
}

/** Counts them up. */
export function outcomeOf(matches: readonly Fought[]): Outcome {
  const shares = matches.map(({ standings, seat }) => share(standings, seat));
  const { mean: first, interval } = estimate(shares);
  const times = matches.flatMap(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return {
    games: matches.length,
    first,
    interval,
    alone: mean(shares.map((one) => Number(one === 1))),
    points: mean(matches.map(({ standings, seat }) => lead(standings, seat))),
    milliseconds: { median: at(times, 0.5), p99: at(times, 0.99), most: at(times, 1) },
    refused: matches.reduce((sum, one) => sum + one.refused, 0),
    unfinished: matches.filter(({ standings }) => standings.length === 0).length,
    moves: mean(matches.map(({ moves }) => moves)),
  };
}

/** Their mean, with its interval. */
export function estimate(values: readonly number[]): Estimate {
  const middle = mean(values);
  const variance = mean(values.map((one) => (one - middle) ** 2));
  return { mean: middle, interval: 1.96 * Math.sqrt(variance / Math.max(1, values.length - 1)) };
}

/** The seat's share of the first place; several who are first share it. */
export function share(standings: readonly Standing[], seat: Seat): number {
  const first = standings.filter(({ place }) => place === 1);
  return first.some((one) => one.seat === seat) ? 1 / first.length : 0;
}

function lead(standings: readonly Standing[], seat: Seat): number {
  const scores = (own: boolean) =>
    mean(standings.filter((one) => (one.seat === seat) === own).map(({ score = 0 }) => score));
  return standings.length === 0 ? 0 : scores(true) - scores(false);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
