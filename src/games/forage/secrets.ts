import type { Viewer } from '../../engine/game.ts';
import { findOwnUnder } from './coins.ts';
import type { ForageState } from './types.ts';
import { canKnowLaidCoin, canKnowStash } from './view.ts';

/** Returns JSON pointers to the values that the viewer may not know (R-FO-18). */
export function secrets(state: ForageState, viewer: Viewer): readonly string[] {
  const own = viewer === null ? -1 : findOwnUnder(state, viewer);
  const laid = state.coins.flatMap((coin, index) =>
    canKnowLaidCoin(state, coin, index, own) ? [] : [`/coins/${index}/value`],
  );
  const stashed = state.stashes.flatMap((stash, seat) =>
    canKnowStash(state, seat, viewer) ? [] : stash.map((_, index) => `/stashes/${seat}/${index}/value`),
  );
  return [...laid, ...stashed];
}
