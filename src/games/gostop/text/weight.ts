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

/**
 * Returns the event's weight: highest for what players call out, negative where another line implies the event.
 * Taken cards imply the draw onto them and the points they bring.
 */
export function weight(event: GoStopEvent): number {
  if (event.kind === 'drew' && event.onto.length > 0) return IMPLIED;
  return WEIGHTS[event.kind] ?? 0;
}
