import type { ForageEvent } from '../types.ts';

const WEIGHTS: Partial<Record<ForageEvent['kind'], number>> = {
  lastRound: 7,
  phaseTwo: 6,
  took: 5,
  rolled: -1,
  over: -1,
};

/** The parts of a match, then a coin that was taken. The move says what was rolled. */
export function weight(event: ForageEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}
