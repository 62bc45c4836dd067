import type { Moment } from '../../../engine/game.ts';
import type { ForageEvent } from '../types.ts';

/** Returns whom a taken coin pleases and hurts: its new and its old owner. */
export function moment(event: ForageEvent): Moment | null {
  return event.kind === 'took' && event.seat !== event.suit
    ? { glad: [event.seat], sorry: [event.suit] }
    : null;
}
