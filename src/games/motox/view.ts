import type { Viewer } from '../../engine/game.ts';
import type { MotoXState, MotoXView } from './types.ts';

/** Returns the whole position with the viewer's seat, as nothing is hidden. */
export function view(state: MotoXState, viewer: Viewer): MotoXView {
  return { ...state, viewer };
}
