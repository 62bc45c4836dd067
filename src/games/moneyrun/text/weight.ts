import type { MoneyRunEvent } from '../types.ts';

/** Nothing stands out; that a turn is left early, and who has won, other lines imply. */
export function weight(event: MoneyRunEvent): number {
  return event.kind === 'over' || (event.kind === 'ended' && event.used > 0) ? -1 : 0;
}
