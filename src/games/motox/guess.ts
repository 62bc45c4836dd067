import type { MotoXState, MotoXView } from './types.ts';

/** Returns the view itself: nothing is hidden, so there is nothing to guess. */
export function guess({ viewer: _viewer, ...state }: MotoXView): MotoXState {
  return state;
}
