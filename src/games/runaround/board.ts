import type { Seat } from '../../engine/game.ts';
import type { PerSeat, RunaroundState, Space } from './types.ts';

/** Fields of the state that decide when a run is scored. */
type LapRules = Pick<RunaroundState, 'size' | 'due'>;

/**
 * Track: a loop of `size` spaces folded flat round one wall (R-RA-1), so that space i faces space size − i. The two
 * starts are the tips of the fold; they and their neighbours lie past the ends of the wall.
 */

/** Returns the space where the seat's pawns enter: 0 for yellow (0), size / 2 for blue (1). */
export function getStart(size: number, seat: Seat): Space {
  return seat === 0 ? 0 : size / 2;
}

/** Returns the space `steps` further on in the seat's direction: yellow counts up, blue down. */
export function getSpaceAhead(size: number, seat: Seat, from: Space, steps: number): Space {
  return seat === 0 ? (from + steps) % size : (from - steps + size) % size;
}

/** Returns the spaces that a pawn of the seat has run since its start: 0 to size − 1. */
export function getProgress(size: number, seat: Seat, space: Space): number {
  return seat === 0 ? space : (size / 2 - space + size) % size;
}

/**
 * Returns whether this many steps score a run: they reach or pass the seat's own start; leaving it does not count. With
 * the option `beyond` they have to pass it, and a pawn that has reached it scores when it leaves (R-RA-19).
 */
export function isScoring({ size, due }: LapRules, seat: Seat, from: Space, steps: number): boolean {
  const far = getProgress(size, seat, from) + steps;
  if (due === undefined) return far >= size;
  return far > size || (from === getStart(size, seat) && getSeatValue(due, seat) > 0);
}

/** Returns whether a wall runs along the space: everywhere except on the starts and next to them (R-RA-24). */
export function isWalled(size: number, space: Space): boolean {
  const fromTip = space % (size / 2);
  return fromTip > 1 && fromTip < size / 2 - 1;
}

/** Returns the space across the wall, or null where there is no wall; on a figure of eight it is half a lap away. */
export function getSpaceAcross(size: number, space: Space, eight = false): Space | null {
  if (!isWalled(size, space)) return null;
  return eight ? (space + size / 2) % size : size - space;
}

/** Letters that pictures and buttons give a player's pawns, from the start onwards. */
export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

/** Returns the spaces of the seat's pawns on the track, one entry for each pawn, in running order from its start. */
export function getOrderedPawns(state: RunaroundState, seat: Seat): readonly Space[] {
  const { size } = state;
  return getSeatValue(state.pawns, seat).toSorted(
    (a, b) => getProgress(size, seat, a) - getProgress(size, seat, b),
  );
}

/** Returns the spaces with pawns of the seat, each once, from its start onwards. The first has the letter A. */
export function getPawnSpaces(state: RunaroundState, seat: Seat): readonly Space[] {
  return getOrderedPawns(state, seat).filter((space, at, all) => space !== all[at - 1]);
}

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
