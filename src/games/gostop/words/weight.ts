import type { GoStopEvent } from '../types.ts';

const WEIGHTS: Partial<Record<GoStopEvent['kind'], number>> = {
  four: 9,
  stopped: 8,
  went: 8,
  bonus: 7,
  bombed: 6,
  stuck: 5,
  shook: 4,
  reserve: 3,
};

/** What players call out. */
export function weight(event: GoStopEvent): number {
  return WEIGHTS[event.kind] ?? 0;
}
