import { type Chance, pickOne, shuffled } from '../../engine/chance.ts';
import type { Viewer } from '../../engine/game.ts';
import { arranged, CARDS, monthOf, sorted } from './cards.ts';
import { THROWS } from './steps/throwing.ts';
import type { Card, GoStopState, GoStopView } from './types.ts';

/** A state that looks like the view: what is not seen lies anyhow in others' hands and the deck. */
export function guess(view: GoStopView, _viewer: Viewer, chance: Chance): GoStopState {
  const { viewer: _, points: __, lines: ___, ...table } = view;
  const unseen = unseenOf(view);
  let order = shuffled(chance, unseen);
  while (!fits(view, order)) order = shuffled(chance, unseen);
  const held = backsOf(view).length;
  return {
    ...table,
    throws: view.throws.map((hand) => (hand === 'hidden' ? pickOne(chance, THROWS) : hand)),
    hands: filled(view, order),
    deck: sorted(order.slice(held, held + view.deck)),
  };
}

/** By seat, whose cards are hidden: one entry a card. */
function backsOf({ hands }: GoStopView): number[] {
  return hands.flatMap((hand, seat) => hand.filter((card) => card === null).map(() => seat));
}

/** Who has shaken a month holds no more of it than was shown. */
function fits(view: GoStopView, order: readonly Card[]): boolean {
  return backsOf(view).every((seat, at) => !(view.shaken[seat] ?? []).includes(monthOf(order[at] as Card)));
}

function filled(view: GoStopView, order: readonly Card[]): Card[][] {
  let next = 0;
  return view.hands.map((hand, seat) =>
    arranged(
      hand.map((card) => card ?? (order[next++] as Card)),
      view.shaken[seat] ?? [],
    ),
  );
}

/** Every card that the viewer does not see. */
function unseenOf(view: GoStopView): Card[] {
  const lying = view.row.flatMap(({ cards }) => cards);
  const turned = view.phase === 'target' ? [view.underway.drawn] : [];
  const seen = new Set([...view.hands.flat(), ...lying, ...view.storage.flat(), ...turned]);
  return CARDS.filter((card) => !seen.has(card));
}
