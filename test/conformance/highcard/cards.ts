import type { HighcardState, HighcardView } from './types.ts';

/** Returns the maximum number of cards that the mover may play at once. */
export function countPlayableCards(view: HighcardView | HighcardState): number {
  const held = (view.hands[view.mover] as readonly unknown[]).length;
  return view.pairs ? Math.min(2, held) : 1;
}

/** Returns the cards in ascending order. */
export function sortAscending(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}

/** Returns the sum of the cards. */
export function sumCards(cards: readonly number[]): number {
  return cards.reduce((all, card) => all + card, 0);
}
