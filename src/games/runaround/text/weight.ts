import type { RunaroundEvent } from '../types.ts';

const WEIGHTS: Partial<Record<RunaroundEvent['kind'], number>> = {
  run: 6,
  bumped: 5,
  sentHome: 4,
  swapped: 3,
  again: 2,
  rolled: -1,
  won: -1,
};

/** Ranks events: runs first, then pawns thrown back. The move implies the roll, and the last run implies the winner. */
export function weight(event: RunaroundEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}
