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

/** A run, then whoever was thrown back. The move says what was rolled, and the last run who has won. */
export function weight(event: RunaroundEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}
