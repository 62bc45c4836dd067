import type { MoneyRunEvent } from '../types.ts';

/** Ranks events: none stands out, and other lines imply an early end of a turn and the winner. */
export function weight(event: MoneyRunEvent): number {
  return event.kind === 'over' || (event.kind === 'ended' && event.used > 0) ? -1 : 0;
}
