import type { Viewer } from '../../engine/game.ts';
import type { ForageState, ForageView } from './types.ts';

/** Every coin with its value, wherever it is: there is nothing left to remember (R-FO-5). */
export function laidOpen(state: ForageState, viewer: Viewer): ForageView {
  return { ...state, viewer };
}
