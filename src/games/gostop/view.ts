import { type Chance, pickOne, shuffleList } from '../../engine/chance.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import { arrangeHand, CARDS, getMonth, sortCards } from './cards.ts';
import { buildPointLines, getAnnouncedPoints } from './counting/points.ts';
import { THROWS } from './steps/throw.ts';
import type { Card, GoStopEvent, GoStopState, GoStopView } from './types.ts';

/**
 * Returns what a viewer may know: their own hand and throw, others' shown cards, and everything open (R-GS-41). The members are written out
 * for the reason in normalise-shape.ts, and so that nothing enters a view unnamed.
 */
export function view(state: GoStopState, viewer: Viewer): GoStopView {
  return {
    options: state.options,
    phase: state.phase,
    throws: state.throws.map((hand, seat) => (hand === null || seat === viewer ? hand : 'hidden')),
    throwers: state.throwers,
    compared: state.compared,
    dealer: state.dealer,
    mover: state.mover,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : maskHand(state, seat))),
    row: state.row,
    storage: state.storage,
    shaken: state.shaken,
    passes: state.passes,
    goes: state.goes,
    additional: state.additional,
    reserves: state.reserves,
    wentAt: state.wentAt,
    underway: state.underway,
    owed: state.owed,
    deal: state.deal,
    resets: state.resets,
    carried: state.carried,
    totals: state.totals,
    last: state.last,
    deck: state.deck.length,
    viewer,
    points: state.totals.map((_, seat) => getAnnouncedPoints(state, seat)),
    lines: state.storage.map((cards) => buildPointLines(cards, state.options)),
  };
}

/** Returns the seat's hand as others see it: cards shown in a shake, and null for the rest. */
function maskHand(state: GoStopState, seat: Seat): (Card | null)[] {
  const shaken = state.shaken[seat] ?? [];
  return (state.hands[seat] ?? []).map((card) => (isShown(card, shaken) ? card : null));
}

function isShown(card: Card, shaken: readonly number[]): boolean {
  return shaken.length > 0 && shaken.includes(Number.parseInt(card, 10));
}

/** Returns the event as the viewer learns it. A throw is secret until all are compared; everything else is open (R-GS-5, R-GS-41). */
export function seen(event: GoStopEvent, viewer: Viewer): GoStopEvent {
  return event.kind === 'thrown' && event.seat !== viewer ? { ...event, throw: null } : event;
}

/** Returns JSON pointers to the deck, to others' unshown cards, and to others' throws. */
export function secrets(state: GoStopState, viewer: Viewer): readonly string[] {
  const others = [...state.totals.keys()].filter((seat) => seat !== viewer);
  return [
    '/deck',
    ...others.flatMap((seat) => [...findHiddenCards(state, seat), ...findHiddenThrow(state, seat)]),
  ];
}

function findHiddenCards(state: GoStopState, seat: Seat): string[] {
  return maskHand(state, seat).flatMap((card, at) => (card === null ? [`/hands/${seat}/${at}`] : []));
}

function findHiddenThrow(state: GoStopState, seat: Seat): string[] {
  return (state.throws[seat] ?? null) === null ? [] : [`/throws/${seat}`];
}

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
