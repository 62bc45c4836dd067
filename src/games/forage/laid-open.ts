import type { Viewer } from '../../engine/game.ts';
import type { ForageState, ForageView } from './types.ts';

/** Returns the view with every coin's value, wherever it is, for when nothing has to be remembered any more (R-FO-5). */
export function laidOpen(state: ForageState, viewer: Viewer): ForageView {
  return { ...state, viewer };
}
