import type { Seat, Viewer } from '../../engine/game.ts';
import { findOwnUnder } from './coins.ts';
import type { Coin, ForageState, ForageView, LaidCoin } from './types.ts';

/**
 * Returns what the viewer may know: all suits and places, and the values allowed by {@link canKnowLaidCoin} and
 * {@link canKnowStash}.
 */
export function view(state: ForageState, viewer: Viewer): ForageView {
  const own = viewer === null ? -1 : findOwnUnder(state, viewer);
  return {
    ...state,
    coins: state.coins.map((coin, index) =>
      canKnowLaidCoin(state, coin, index, own) ? coin : hideValue(coin),
    ),
    stashes: state.stashes.map((stash, seat) =>
      canKnowStash(state, seat, viewer) ? stash : stash.map(hideValue),
    ),
    viewer,
  };
}

/**
 * Returns whether the coin's value is visible: value up, with open memory, or under the viewer's own pawn, whose coin
 * has index `own` (R-FO-5, R-FO-13, R-FO-27).
 */
export function canKnowLaidCoin(
  { options }: ForageState,
  coin: LaidCoin,
  index: number,
  own: number,
): boolean {
  return coin.up || options.openMemory || index === own;
}

/** Returns whether the stash is visible: the viewer's own, or any with open memory or after the end. */
export function canKnowStash({ options, over }: ForageState, seat: Seat, viewer: Viewer): boolean {
  return seat === viewer || options.openMemory || over;
}

function hideValue<C extends Coin>(coin: C): Omit<C, 'value'> & { readonly value: null } {
  return { ...coin, value: null };
}
