import type { Seat } from '../../engine/game.ts';
import type { PerSeat, Space } from './types.ts';

/** What the seat has of something both have. Throws RangeError for a seat that is not at the table. */
export function getSeatValue<T>(both: PerSeat<T>, seat: Seat): T {
  if (seat === 0) return both[0];
  if (seat === 1) return both[1];
  throw new RangeError(`Runaround has seats 0 and 1, not ${seat}`);
}

/** The opponent's seat. */
export function getOpponent(seat: Seat): Seat {
  return 1 - seat;
}

/** The same with another value for one seat. */
export function setSeatValue<T>(both: PerSeat<T>, seat: Seat, value: T): PerSeat<T> {
  return seat === 0 ? [value, both[1]] : [both[0], value];
}

/** The spaces with one pawn more, ascending. */
export function addPawn(spaces: readonly Space[], space: Space): readonly Space[] {
  return [...spaces, space].sort((a, b) => a - b);
}

/** The spaces with one pawn of that space fewer. */
export function removePawn(spaces: readonly Space[], space: Space): readonly Space[] {
  const at = spaces.indexOf(space);
  if (at < 0) throw new RangeError(`No pawn stands on ${space}, only on ${spaces.join(', ')}`);
  return spaces.toSpliced(at, 1);
}
