import type { Moment } from '../../../engine/game.ts';
import type { GoStopEvent } from '../types.ts';

/** Returns whom a ppeok, a bonus, a bomb, a go or a stop pleases and hurts. */
export function moment(event: GoStopEvent): Moment | null {
  switch (event.kind) {
    case 'stuck':
      return { glad: [], sorry: [event.seat] };
    case 'bonus':
    case 'bombed':
      return { glad: [event.seat], sorry: [], great: true };
    case 'went':
      return { glad: [event.seat], sorry: [] };
    case 'stopped':
      return event.forced ? null : { glad: [event.seat], sorry: [], great: true };
    default:
      return null;
  }
}
