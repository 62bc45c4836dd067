import type { Moment } from '../../../engine/game.ts';
import type { MoneyRunEvent } from '../types.ts';

/** Minimum number of steps of a run that people talk about. */
const LONG_RUN = 3;

/** Returns whom a long run over coins pleases. */
export function moment(event: MoneyRunEvent): Moment | null {
  return event.kind === 'moved' && event.path.length >= LONG_RUN
    ? { glad: [event.seat], sorry: [], great: true }
    : null;
}
