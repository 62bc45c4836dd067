import type { RunaroundEvent } from './types.ts';

/** Returns the event unchanged: every viewer sees all of it, now and later. */
export function seen(event: RunaroundEvent): RunaroundEvent {
  return event;
}
