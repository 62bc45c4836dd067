import type { Seat } from './seat.ts';

/** One move as stored in the log. */
export interface Entry<K extends Logged = Logged> {
  readonly seat: Seat;
  readonly move: K['move'];
  /** Random outcomes drawn, in order: `[4, 2]`. */
  readonly luck: readonly number[];
  readonly events: readonly K['event'][];
}

/** Types of a game that a log stores. */
interface Logged {
  move: unknown;
  event: unknown;
}
