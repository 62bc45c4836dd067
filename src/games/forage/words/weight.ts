import type { ForageEvent } from '../types.ts';

const WEIGHTS: Partial<Record<ForageEvent['kind'], number>> = {
  lastRound: 7,
  phaseTwo: 6,
  took: 5,
};

/** The parts of a match, then a coin that was taken. */
export function weight(event: ForageEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}
