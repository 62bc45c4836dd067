import type { Seat } from './seat.ts';

/** Winner of a deal (a part of a match that is scored by itself) and the points won: `{ seat: 1, points: 24 }`. */
export interface DealWon {
  readonly seat: Seat;
  readonly points: number;
}
