import { type Chance, shuffleList } from '../../engine/chance.ts';
import type { Viewer } from '../../engine/game.ts';
import { addToStash } from './coins.ts';
import { VALUES } from './setup.ts';
import type { Coin, ForageState, ForageView, Suit } from './types.ts';

/** Returns a state that fits the view: every hidden coin gets one of the unseen values of its suit. */
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

/** Cache of the unseen values, because dozens of states are guessed from one view. */
const unseenByView = new WeakMap<ForageView, readonly (readonly number[])[]>();

/** Returns the unseen values by suit, cached for the view. */
function getUnseenValues(view: ForageView): readonly (readonly number[])[] {
  const unseen = unseenByView.get(view) ?? view.pawns.map((_, suit) => listUnseenValues(view, suit));
  unseenByView.set(view, unseen);
  return unseen;
}

/** Lists the unseen values of a suit: every coin exists once, so the hidden coins are those not seen. */
function listUnseenValues({ coins, stashes }: ForageView, suit: Suit): number[] {
  const seen = [...coins, ...stashes.flat()].filter((coin) => coin.suit === suit).map((coin) => coin.value);
  return VALUES.filter((value) => !seen.includes(value));
}
