import type { Seat } from './seat.ts';

/** Who has won a deal, a part of a match that is counted by itself, and what it brought them: `{ seat: 1, points: 24 }`. */
export interface DealWon {
  readonly seat: Seat;
  readonly points: number;
}
