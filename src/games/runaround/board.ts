import type { Seat } from '../../engine/game.ts';
import { getSeatValue } from './per-seat.ts';
import type { RunaroundState, Space } from './types.ts';

/** What a run is counted by. */
type LapRules = Pick<RunaroundState, 'size' | 'due'>;

/**
 * The track is a loop of `size` spaces folded flat round one wall (R-RA-1): space i faces space size − i. The two
 * starts are the tips of the fold; they and the two neighbours of each lie past the ends of the wall.
 */

/** Where the pawns of a seat enter: yellow (0) on 0, blue (1) on size / 2. */
export function getStart(size: number, seat: Seat): Space {
  return seat === 0 ? 0 : size / 2;
}

/** The space some steps further on in the seat's direction: yellow counts up, blue down. */
export function getSpaceAhead(size: number, seat: Seat, from: Space, steps: number): Space {
  return seat === 0 ? (from + steps) % size : (from - steps + size) % size;
}

/** How many spaces a pawn of the seat has run since its start: 0 to size − 1. */
export function getProgress(size: number, seat: Seat, space: Space): number {
  return seat === 0 ? space : (size / 2 - space + size) % size;
}

/**
 * Whether this many steps reach or pass the seat's own start; to leave it does not count. Where runs are counted beyond
 * it they have to pass it, and a pawn that has reached it makes its run as it leaves (R-RA-19).
 */
export function isScoring({ size, due }: LapRules, seat: Seat, from: Space, steps: number): boolean {
  const far = getProgress(size, seat, from) + steps;
  if (due === undefined) return far >= size;
  return far > size || (from === getStart(size, seat) && getSeatValue(due, seat) > 0);
}

/** Whether a wall runs along the space: not at the starts and next to them (R-RA-24). */
export function isWalled(size: number, space: Space): boolean {
  const fromTip = space % (size / 2);
  return fromTip > 1 && fromTip < size / 2 - 1;
}

/** The space on the other side of the wall, or null where there is no wall; on a figure of eight half a lap away. */
export function getSpaceAcross(size: number, space: Space, eight = false): Space | null {
  if (!isWalled(size, space)) return null;
  return eight ? (space + size / 2) % size : size - space;
}
