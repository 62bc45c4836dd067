import type { Viewer } from '../../engine/game.ts';
import type { MoneyRunEvent, MoneyRunState, MoneyRunView } from './types.ts';

/** Returns the whole position with the viewer's seat, as nothing is hidden (R-MR-33). */
export function view(state: MoneyRunState, viewer: Viewer): MoneyRunView {
  return { ...state, viewer };
}

/** Returns the event unchanged: every viewer sees all of it, now and later. */
export function seen(event: MoneyRunEvent): MoneyRunEvent {
  return event;
}

/**
 * Returns no pointers: the bag's contents follow from the coins in sight, and the order of drawing is not decided yet
 * (R-MR-33).
 */
export function secrets(): readonly string[] {
  return [];
}

/** Returns the view without its viewer: nothing is hidden, so there is nothing to guess. */
export function guess({ viewer: _, ...state }: MoneyRunView): MoneyRunState {
  return state;
}
