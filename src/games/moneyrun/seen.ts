import type { MoneyRunEvent } from './types.ts';

/** Returns the event unchanged: every viewer sees all of it, now and later. */
export function seen(event: MoneyRunEvent): MoneyRunEvent {
  return event;
}
