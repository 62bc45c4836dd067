import type { Viewer } from '../../engine/game.ts';
import type { GoStopEvent } from './types.ts';

/** Returns the event as the viewer learns it. A throw is secret until all are compared; everything else is open (R-GS-5, R-GS-41). */
export function seen(event: GoStopEvent, viewer: Viewer): GoStopEvent {
  return event.kind === 'thrown' && event.seat !== viewer ? { ...event, throw: null } : event;
}
