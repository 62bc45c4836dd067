import type { Seat, Viewer, When } from '../../engine/game.ts';
import type { ForageEvent, MovedEvent, Visibility } from './types.ts';

/** Returns the event as the viewer sees it: values are shown for a moment, or to their taker only (R-FO-5, R-FO-17). */
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
 * Hides parts of a move. All viewers see its distance and target at once, and remember them like the number behind
 * them. Whether the number fitted reveals something about a hidden coin.
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
