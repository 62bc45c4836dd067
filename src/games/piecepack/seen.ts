import type { Viewer } from '../../engine/game.ts';
import type { PiecepackEvent } from './types.ts';

/** Returns the event as the viewer learns it; a secret look is for the acting seat alone. */
export function seen(event: PiecepackEvent, viewer: Viewer): PiecepackEvent {
  if (event.kind !== 'moved' && event.kind !== 'looked') return event;
  return event.own === null || event.seat === viewer ? event : { ...event, own: null };
}
