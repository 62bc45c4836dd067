import type { Viewer } from '../../engine/game.ts';
import type { MoneyRunState, MoneyRunView } from './types.ts';

/** Returns the whole position with the viewer's seat, as nothing is hidden (R-MR-33). */
export function view(state: MoneyRunState, viewer: Viewer): MoneyRunView {
  return { ...state, viewer };
}
