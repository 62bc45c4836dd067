import type { GoStopEvent } from '../types.ts';

const IMPLIED = -1;
const WEIGHTS: Partial<Record<GoStopEvent['kind'], number>> = {
  four: 9,
  stopped: 8,
  went: 8,
  bonus: 7,
  bombed: 6,
  stuck: 5,
  shook: 4,
  reserve: 3,
  over: IMPLIED,
  points: IMPLIED,
  thrown: IMPLIED,
};

/** What players call out. What is taken says what was drawn onto something, and what it counts. */
export function weight(event: GoStopEvent): number {
  if (event.kind === 'drew' && event.onto.length > 0) return IMPLIED;
  return WEIGHTS[event.kind] ?? 0;
}
