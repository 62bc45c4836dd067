import { type Chance, pickOne, shuffleList } from '../../engine/chance.ts';
import type { Viewer } from '../../engine/game.ts';
import { arrangeHand, CARDS, getMonth, sortCards } from './cards.ts';
import { THROWS } from './steps/throw.ts';
import type { Card, GoStopState, GoStopView } from './types.ts';

/** Returns a random state that fits the view: unseen cards are spread over the others' hands and the deck. */
export function guess(view: GoStopView, _viewer: Viewer, chance: Chance): GoStopState {
  const { viewer: _, points: __, lines: ___, ...table } = view;
  const unseen = findUnseen(view);
  let order = shuffleList(chance, unseen);
  while (!isPossible(view, order)) order = shuffleList(chance, unseen);
  const held = findBackOwners(view).length;
  return {
    ...table,
    throws: view.throws.map((hand) => (hand === 'hidden' ? pickOne(chance, THROWS) : hand)),
    hands: fillHands(view, order),
    deck: sortCards(order.slice(held, held + view.deck)),
  };
}

/** Returns the owner of each hidden card, one entry a card. */
function findBackOwners({ hands }: GoStopView): number[] {
  return hands.flatMap((hand, seat) => hand.filter((card) => card === null).map(() => seat));
}

/** Returns whether the order is possible. A seat that has shaken a month holds no more of it than was shown. */
function isPossible(view: GoStopView, order: readonly Card[]): boolean {
  return findBackOwners(view).every(
    (seat, at) => !(view.shaken[seat] ?? []).includes(getMonth(order[at] as Card)),
  );
}

function fillHands(view: GoStopView, order: readonly Card[]): Card[][] {
  let next = 0;
  return view.hands.map((hand, seat) =>
    arrangeHand(
      hand.map((card) => card ?? (order[next++] as Card)),
      view.shaken[seat] ?? [],
    ),
  );
}

/** Returns every card that the viewer does not see. */
function findUnseen(view: GoStopView): Card[] {
  const lying = view.row.flatMap(({ cards }) => cards);
  const turned = view.phase === 'target' ? [view.underway.drawn] : [];
  const seen = new Set([...view.hands.flat(), ...lying, ...view.storage.flat(), ...turned]);
  return CARDS.filter((card) => !seen.has(card));
}
