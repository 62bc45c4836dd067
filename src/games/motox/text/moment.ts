import type { Moment } from '../../../engine/game.ts';
import type { MotoXEvent } from '../types.ts';

/** Minimum height of a jump that people talk about. */
const HIGH_JUMP = 3;

/** Returns whom a fall or a high jump pleases and hurts. */
export function moment(event: MotoXEvent): Moment | null {
  if (event.kind === 'knocked') return { glad: [event.by], sorry: [event.seat], great: true };
  if (event.kind === 'wiped') return { glad: [], sorry: [event.seat] };
  if (event.kind !== 'rode') return null;
  if (event.outcome.kind === 'runoff') return { glad: [], sorry: [event.seat] };
  return event.jumped >= HIGH_JUMP ? { glad: [event.seat], sorry: [], great: true } : null;
}
