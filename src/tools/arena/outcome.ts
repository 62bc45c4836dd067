import type { Seat, Standing } from '../../engine/game.ts';
import type { FoughtMatch } from './matches.ts';

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
export function computeOutcome(matches: readonly FoughtMatch[]): Outcome {
  const shares = matches.map(({ standings, seat }) => getShare(standings, seat));
  const { mean: first, interval } = estimateMean(shares);
  const times = matches.flatMap(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return {
    games: matches.length,
    first,
    interval,
    alone: computeMean(shares.map((one) => Number(one === 1))),
    points: computeMean(matches.map(({ standings, seat }) => getPointLead(standings, seat))),
    milliseconds: {
      median: getQuantile(times, 0.5),
      p99: getQuantile(times, 0.99),
      most: getQuantile(times, 1),
    },
    refused: matches.reduce((sum, one) => sum + one.refused, 0),
    unfinished: matches.filter(({ standings }) => standings.length === 0).length,
    moves: computeMean(matches.map(({ moves }) => moves)),
  };
}

/** Their mean, with its interval. */
export function estimateMean(values: readonly number[]): Estimate {
  const middle = computeMean(values);
  const variance = computeMean(values.map((one) => (one - middle) ** 2));
  return { mean: middle, interval: 1.96 * Math.sqrt(variance / Math.max(1, values.length - 1)) };
}

/** The seat's share of the first place; several who are first share it. */
export function getShare(standings: readonly Standing[], seat: Seat): number {
  const first = standings.filter(({ place }) => place === 1);
  return first.some((one) => one.seat === seat) ? 1 / first.length : 0;
}

function getPointLead(standings: readonly Standing[], seat: Seat): number {
  const scores = (own: boolean) =>
    computeMean(standings.filter((one) => (one.seat === seat) === own).map(({ score = 0 }) => score));
  return standings.length === 0 ? 0 : scores(true) - scores(false);
}

function computeMean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function getQuantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
