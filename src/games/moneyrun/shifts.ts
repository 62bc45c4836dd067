import { coinsAt } from './coins.ts';
import type { MoneyRunState, Shift, Square, Stack } from './types.ts';

type Shifted = MoneyRunState['shifted'];
type Board = Pick<MoneyRunState, 'shifted' | 'stacks'>;

/** Where the top coin of a square came from in the turn before, and may not go straight back to (R-MR-20); or null. */
export function koOf({ shifted, stacks }: Board, from: Square): Square | null {
  return shifted.before.find((shift) => shift.to === from && isOnTop(stacks, shift))?.from ?? null;
}

/** Whether nothing covers the coin that was shifted. */
export function isOnTop(stacks: readonly Stack[], { to, level }: Shift): boolean {
  return coinsAt(stacks, to).length === level;
}

/**
 * What is remembered when the top coin of a square goes to another, read before it does (R-MR-20). A coin shifted twice
 * in a turn has gone from its first square to its last; what it covers is remembered as before.
 */
export function noted({ shifted, stacks }: Board, from: Square, to: Square): Shifted {
  const isOther = (shift: Shift): boolean => shift.to !== from || !isOnTop(stacks, shift);
  const origin = shifted.now.find((shift) => !isOther(shift))?.from ?? from;
  const [before, now] = [shifted.before.filter(isOther), shifted.now.filter(isOther)];
  const level = coinsAt(stacks, to).length + 1;
  return { before, now: origin === to ? now : [...now, { from: origin, to, level }] };
}
