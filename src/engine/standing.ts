import type { Seat } from './seat.ts';

/** Place 1 is the winner's; equals share a place. `score` is what counted, where something did. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score?: number;
}
