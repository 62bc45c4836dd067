import type { Seat, Viewer } from '../../engine/game.ts';
import { ownUnder } from './coins.ts';
import type { Coin, ForageState, ForageView, Laid } from './types.ts';

/** What a viewer may know: all suits and places, and the values that {@link knowsLaid} and {@link knowsStash} allow. */
export function view(state: ForageState, viewer: Viewer): ForageView {
  const own = viewer === null ? -1 : ownUnder(state, viewer);
  return {
    ...state,
    coins: state.coins.map((coin, index) => (knowsLaid(state, coin, index, own) ? coin : hidden(coin))),
    stashes: state.stashes.map((stash, seat) =>
      knowsStash(state, seat, viewer) ? stash : stash.map(hidden),
    ),
    viewer,
  };
}

/** Value up, with open memory, or underneath the viewer's own pawn, `own` being its index (R-FO-5, R-FO-13, R-FO-27). */
export function knowsLaid({ options }: ForageState, coin: Laid, index: number, own: number): boolean {
  return coin.up || options.openMemory || index === own;
}

/** One's own, with open memory all, and all at the end. */
export function knowsStash({ options, over }: ForageState, seat: Seat, viewer: Viewer): boolean {
  return seat === viewer || options.openMemory || over;
}

function hidden<C extends Coin>(coin: C): Omit<C, 'value'> & { readonly value: null } {
  return { ...coin, value: null };
}
