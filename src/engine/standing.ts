import type { Seat } from './seat.ts';

/** Result of a seat. Place 1 is the winner's; equal seats share a place. `score` is the deciding number, if there is one. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score?: number;
}
