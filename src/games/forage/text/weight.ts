import type { ForageEvent } from '../types.ts';

const WEIGHTS: Partial<Record<ForageEvent['kind'], number>> = {
  lastRound: 7,
  phaseTwo: 6,
  took: 5,
  rolled: -1,
  over: -1,
};

/** Ranks events: the stages of a match first, then a coin that was taken. The move implies the roll. */
export function weight(event: ForageEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}
