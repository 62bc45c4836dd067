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

/** Coins and pawns, each by its name: all of them stay in the game. */
export function pieces(state: ForageState): Readonly<Record<string, number>> {
  const count: Record<string, number> = { pawn: state.pawns.length };
  for (const { suit, value } of [...state.coins, ...state.stashes.flat()]) {
    const name = `coin:${suit}:${value}`;
    count[name] = (count[name] ?? 0) + 1;
  }
  return count;
}

/** Value up, with open memory, or underneath the viewer's own pawn, `own` being its index (R-FO-5, R-FO-13, R-FO-27). */
function knowsLaid({ options }: ForageState, coin: Laid, index: number, own: number): boolean {
  return coin.up || options.openMemory || index === own;
}

/** One's own, with open memory all, and all at the end. */
function knowsStash({ options, over }: ForageState, seat: Seat, viewer: Viewer): boolean {
  return seat === viewer || options.openMemory || over;
}

function hidden<C extends Coin>(coin: C): Omit<C, 'value'> & { readonly value: null } {
  return { ...coin, value: null };
}
