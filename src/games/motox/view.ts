import type { Viewer } from '../../engine/game.ts';
import type { MotoXEvent, MotoXState, MotoXView } from './types.ts';

/** Returns the whole position with the viewer's seat, as nothing is hidden. */
export function view(state: MotoXState, viewer: Viewer): MotoXView {
  return { ...state, viewer };
}

/** Returns the event unchanged: every viewer sees all of it, now and later. */
export function seen(event: MotoXEvent): MotoXEvent {
  return event;
}

/** Returns no pointers: no part of the position is secret. */
export function secrets(): readonly string[] {
  return [];
}

/** Returns the view itself: nothing is hidden, so there is nothing to guess. */
export function guess({ viewer: _viewer, ...state }: MotoXView): MotoXState {
  return state;
}
