import type { RunaroundEvent } from '../types.ts';

const WEIGHTS: Partial<Record<RunaroundEvent['kind'], number>> = {
  run: 6,
  bumped: 5,
  sentHome: 4,
  swapped: 3,
  again: 2,
};

/** A run, then whoever was thrown back. */
export function weight(event: RunaroundEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}
