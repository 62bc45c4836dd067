import type { HighcardState, HighcardView } from './types.ts';

/** How many cards the mover may play at once. */
export function countPlayableCards(view: HighcardView | HighcardState): number {
  const held = (view.hands[view.mover] as readonly unknown[]).length;
  return view.pairs ? Math.min(2, held) : 1;
}

/** The cards from the lowest up. */
export function sortAscending(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}

/** What the cards are worth together. */
export function sumCards(cards: readonly number[]): number {
  return cards.reduce((all, card) => all + card, 0);
}
