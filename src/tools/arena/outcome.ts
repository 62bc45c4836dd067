import type { Seat, Standing } from '../../engine/game.ts';
import type { FoughtMatch } from './matches.ts';

/** Mean, and half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly interval: number;
}

/** A's result over many matches. */
export interface Outcome {
  readonly games: number;
  /** Share of first places; ties share one. */
  readonly first: number;
  /** Half the width of the 95 % interval of that share. */
  readonly interval: number;
  /** Share of sole first places. */
  readonly alone: number;
  /** Average lead over the others in points. */
  readonly points: number;
  /** Processor time of a move. */
  readonly milliseconds: { readonly median: number; readonly p99: number; readonly most: number };
  /** Number of illegal moves by any player. */
  readonly refused: number;
  /** Number of matches stopped at the move limit. */
  readonly unfinished: number;
  /** Average number of moves of a match. */
  readonly moves: number;
}

/** Computes the result from the matches. */
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

/** Estimates the mean of the values, with its interval. */
export function estimateMean(values: readonly number[]): Estimate {
  const middle = computeMean(values);
  const variance = computeMean(values.map((one) => (one - middle) ** 2));
  return { mean: middle, interval: 1.96 * Math.sqrt(variance / Math.max(1, values.length - 1)) };
}

/** Returns the seat's share of the first place; ties share it. */
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
