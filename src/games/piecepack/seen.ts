import type { Viewer } from '../../engine/game.ts';
import type { PiecepackEvent } from './types.ts';

/** The event as the viewer learns it: what only the seat that acted has seen is for that seat alone. */
export function seen(event: PiecepackEvent, viewer: Viewer): PiecepackEvent {
  if (event.kind !== 'moved' && event.kind !== 'looked') return event;
  return event.own === null || event.seat === viewer ? event : { ...event, own: null };
}
