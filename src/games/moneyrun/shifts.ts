import type { MoneyRunState, Shift, Square } from './types.ts';

type Shifted = MoneyRunState['shifted'];

/** Where the top coin of a square came from in the turn before, and may not go straight back to (R-MR-20); or null. */
export function koOf({ shifted }: Pick<MoneyRunState, 'shifted'>, from: Square): Square | null {
  return shifted.before.find((shift) => shift.to === from)?.from ?? null;
}

/** A coin covers what was shifted to the square: what lies on top there now is another one. */
export function covered({ before, now }: Shifted, at: Square): Shifted {
  const elsewhere = (shift: Shift): boolean => shift.to !== at;
  return { before: before.filter(elsewhere), now: now.filter(elsewhere) };
}

/** One more shift. A coin shifted twice in a turn has gone from its first square to its last. */
export function noted(shifted: Shifted, from: Square, to: Square): Shifted {
  const origin = shifted.now.find((shift) => shift.to === from)?.from ?? from;
  const { before, now } = covered(covered(shifted, from), to);
  return { before, now: origin === to ? now : [...now, { from: origin, to }] };
}
