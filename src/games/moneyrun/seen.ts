import type { MoneyRunEvent } from './types.ts';

/** The same for all, at any time. */
export function seen(event: MoneyRunEvent): MoneyRunEvent {
  return event;
}
