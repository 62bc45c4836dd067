import type { Moment } from '../../../engine/game.ts';
import { getOpponent } from '../per-seat.ts';
import type { RunaroundEvent } from '../types.ts';

/** Returns whom a bump pleases and hurts; other events are everyday. */
export function moment(event: RunaroundEvent): Moment | null {
  if (event.kind === 'sentHome') return { glad: [getOpponent(event.seat)], sorry: [event.seat], great: true };
  if (event.kind !== 'bumped') return null;
  const glad = event.seat === event.victim ? [] : [event.seat];
  return { glad, sorry: [event.victim], ...(event.home !== null && { great: true }) };
}
