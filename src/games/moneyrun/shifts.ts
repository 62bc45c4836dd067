import { getCoins } from './coins.ts';
import type { MoneyRunState, Shift, Square, Stack } from './types.ts';

type ShiftHistory = MoneyRunState['shifted'];
type ShiftBoard = Pick<MoneyRunState, 'shifted' | 'stacks'>;

/**
 * Returns the previous square of a top coin shifted in the turn before, or null; it may not go straight back (R-MR-20).
 */
export function findKo({ shifted, stacks }: ShiftBoard, from: Square): Square | null {
  return shifted.before.find((shift) => shift.to === from && isOnTop(stacks, shift))?.from ?? null;
}

/** Returns whether the shifted coin is not covered. */
export function isOnTop(stacks: readonly Stack[], { to, level }: Shift): boolean {
  return getCoins(stacks, to).length === level;
}

/**
 * Returns the shift history after a shift; has to be called before the coin moves (R-MR-20). A coin shifted twice in a
 * turn has gone from its first square to its last; the coin that it covers keeps its record.
 */
export function noteShift({ shifted, stacks }: ShiftBoard, from: Square, to: Square): ShiftHistory {
  const isOther = (shift: Shift): boolean => shift.to !== from || !isOnTop(stacks, shift);
  const origin = shifted.now.find((shift) => !isOther(shift))?.from ?? from;
  const [before, now] = [shifted.before.filter(isOther), shifted.now.filter(isOther)];
  const level = getCoins(stacks, to).length + 1;
  return { before, now: origin === to ? now : [...now, { from: origin, to, level }] };
}
