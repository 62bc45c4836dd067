import type { MotoXEvent } from './types.ts';

/** Everybody learns everything, and may remember it. */
export function seen(event: MotoXEvent): MotoXEvent {
  return event;
}
