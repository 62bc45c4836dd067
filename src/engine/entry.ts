import type { Seat } from './seat.ts';

/** One move as the log keeps it. */
export interface Entry<K extends Logged = Logged> {
  readonly seat: Seat;
  readonly move: K['move'];
  /** The outcomes drawn, in order: `[4, 2]`. */
  readonly luck: readonly number[];
  readonly events: readonly K['event'][];
}

/** What of a game's types a log holds. */
interface Logged {
  move: unknown;
  event: unknown;
}
