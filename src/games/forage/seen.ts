import type { Seat, Viewer, When } from '../../engine/game.ts';
import type { ForageEvent, MovedEvent, Visibility } from './types.ts';

/** The event as the viewer learns it: values are shown for a moment, or to their taker only (R-FO-5, R-FO-17). */
export function seen(event: ForageEvent, viewer: Viewer, when: When): ForageEvent {
  switch (event.kind) {
    case 'placed':
    case 'took':
      return canKnow(event, viewer, when) ? event : { ...event, value: null };
    case 'moved':
      return hideMove(event, viewer, when);
    default:
      return event;
  }
}

/**
 * How far a pawn went is seen by all who watch, and remembered like the number that it came from; so is where it went.
 * Whether the number fitted tells something of a coin that is not shown.
 */
function hideMove(event: MovedEvent, viewer: Viewer, when: When): MovedEvent {
  const forced = canKnow(event, viewer, when) ? event.forced : null;
  if (event.known === 'always' || when === 'now')
    return forced === event.forced ? event : { ...event, forced };
  return { ...event, course: event.known === 'number' ? event.course : null, forced, past: true };
}

function canKnow(
  event: { readonly known: Visibility; readonly seat: Seat },
  viewer: Viewer,
  when: When,
): boolean {
  switch (event.known) {
    case 'always':
    case 'number':
      return true;
    case 'now':
      return when === 'now';
    case 'owner':
      return viewer === event.seat;
  }
}
