import type { Seat } from '../../engine/game.ts';
import type { PerSeat, Space } from './types.ts';

/** Returns the seat's value. Throws RangeError for a seat other than 0 and 1. */
export function getSeatValue<T>(both: PerSeat<T>, seat: Seat): T {
  if (seat === 0) return both[0];
  if (seat === 1) return both[1];
  throw new RangeError(`Runaround has seats 0 and 1, not ${seat}`);
}

/** Returns the opponent's seat. */
export function getOpponent(seat: Seat): Seat {
  return 1 - seat;
}

/** Returns a copy with another value for one seat. */
export function setSeatValue<T>(both: PerSeat<T>, seat: Seat, value: T): PerSeat<T> {
  return seat === 0 ? [value, both[1]] : [both[0], value];
}

/** Returns the spaces with one more pawn, in ascending order. */
export function addPawn(spaces: readonly Space[], space: Space): readonly Space[] {
  return [...spaces, space].sort((a, b) => a - b);
}

/** Returns the spaces with one pawn fewer on `space`. Throws RangeError if no pawn stands there. */
export function removePawn(spaces: readonly Space[], space: Space): readonly Space[] {
  const at = spaces.indexOf(space);
  if (at < 0) throw new RangeError(`No pawn stands on ${space}, only on ${spaces.join(', ')}`);
  return spaces.toSpliced(at, 1);
}
