import type { Viewer } from '../../engine/game.ts';
import type { MotoXState, MotoXView } from './types.ts';

/** Nothing is hidden: everybody sees the whole position, and knows who they are. */
export function view(state: MotoXState, viewer: Viewer): MotoXView {
  return { ...state, viewer };
}
