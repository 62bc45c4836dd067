import type { RunaroundEvent } from './types.ts';

/** Everybody learns everything, and may remember it. */
export function seen(event: RunaroundEvent): RunaroundEvent {
  return event;
}
