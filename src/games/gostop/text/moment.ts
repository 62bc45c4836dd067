import type { Moment } from '../../../engine/game.ts';
import type { GoStopEvent } from '../types.ts';

/** Returns whom a ppeok, a bonus, a bomb or a go pleases and hurts. */
export function moment(event: GoStopEvent): Moment | null {
  switch (event.kind) {
    case 'stuck':
      return { glad: [], sorry: [event.seat] };
    case 'bonus':
    case 'bombed':
    case 'went':
      return { glad: [event.seat], sorry: [] };
    default:
      return null;
  }
}
