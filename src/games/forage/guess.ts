import { type Chance, shuffleList } from '../../engine/chance.ts';
import type { Viewer } from '../../engine/game.ts';
import { addToStash } from './coins.ts';
import { VALUES } from './setup.ts';
import type { Coin, ForageState, ForageView, Suit } from './types.ts';

/** A state that looks like the view: every hidden coin has one of the values of its suit that are not in sight. */
export function guess(view: ForageView, _viewer: Viewer, chance: Chance): ForageState {
  const { viewer: _, ...table } = view;
  const unseen = getUnseenValues(view).map((values) => shuffleList(chance, values));
  const valued = <C extends Coin<number | null>>(coin: C): C & Coin => ({
    ...coin,
    value: coin.value ?? (unseen[coin.suit]?.pop() as number),
  });
  return {
    ...table,
    coins: table.coins.map(valued),
    stashes: table.stashes.map((stash) => addToStash([], stash.map(valued))),
  };
}

/** Worlds are guessed by the dozen of one view. */
const unseenByView = new WeakMap<ForageView, readonly (readonly number[])[]>();

/** The values that are not seen, by suit. */
function getUnseenValues(view: ForageView): readonly (readonly number[])[] {
  const unseen = unseenByView.get(view) ?? view.pawns.map((_, suit) => listUnseenValues(view, suit));
  unseenByView.set(view, unseen);
  return unseen;
}

/** Every coin is in play once, so what is hidden is what is not seen. */
function listUnseenValues({ coins, stashes }: ForageView, suit: Suit): number[] {
  const seen = [...coins, ...stashes.flat()].filter((coin) => coin.suit === suit).map((coin) => coin.value);
  return VALUES.filter((value) => !seen.includes(value));
}
