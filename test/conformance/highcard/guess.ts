import { type Chance, shuffleList } from '../../../src/engine/chance.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import { sortAscending } from './cards.ts';
import type { HighcardState, HighcardView } from './types.ts';

/** Guesses a state by dealing the hidden cards anew. */
export function guess(view: HighcardView, viewer: Viewer, chance: Chance): HighcardState {
  const known = new Set([
    ...view.piles.flat(),
    ...(viewer === null ? [] : (view.hands[viewer] as readonly number[])),
  ]);
  const all = Array.from({ length: view.cards }, (_, at) => at + 1);
  const unknown = shuffleList(
    chance,
    all.filter((card) => !known.has(card)),
  );
  const hands = view.hands.map((hand, seat) =>
    seat === viewer ? (hand as readonly number[]) : sortAscending(unknown.splice(0, hand.length)),
  );
  return { ...view, hands, rest: sortAscending(unknown) };
}
