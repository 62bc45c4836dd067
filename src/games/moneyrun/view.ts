import type { Viewer } from '../../engine/game.ts';
import type { MoneyRunState, MoneyRunView } from './types.ts';

/** Everybody sees all of it (R-MR-33). */
export function view(state: MoneyRunState, viewer: Viewer): MoneyRunView {
  return { ...state, viewer };
}
