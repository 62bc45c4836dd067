import type { Seat } from './seat.ts';

/** Result of a seat. Place 1 is the winner's; equal seats share a place. `score` is the deciding number, if there is one. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score?: number;
}

/** Returns whether one seat won, at most one point ahead of the second. */
export function isWonByOne(standings: readonly Standing[]): boolean {
  const [first, second] = standings.toSorted((one, other) => one.place - other.place);
  if (first?.score === undefined || second?.score === undefined || second.place === 1) return false;
  return first.score - second.score <= 1;
}
