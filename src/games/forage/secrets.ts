import type { Viewer } from '../../engine/game.ts';
import { ownUnder } from './coins.ts';
import type { ForageState } from './types.ts';
import { knowsLaid, knowsStash } from './view.ts';

/** JSON pointers to the values that the viewer may not know (R-FO-18). */
export function secrets(state: ForageState, viewer: Viewer): readonly string[] {
  const own = viewer === null ? -1 : ownUnder(state, viewer);
  const laid = state.coins.flatMap((coin, index) =>
    knowsLaid(state, coin, index, own) ? [] : [`/coins/${index}/value`],
  );
  const stashed = state.stashes.flatMap((stash, seat) =>
    knowsStash(state, seat, viewer) ? [] : stash.map((_, index) => `/stashes/${seat}/${index}/value`),
  );
  return [...laid, ...stashed];
}
