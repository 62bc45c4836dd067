import type { Seat, Viewer } from '../../engine/game.ts';
import { announced, pointLines } from './counting/points.ts';
import type { Card, GoStopState, GoStopView } from './types.ts';

/**
 * What a viewer may know: the own hand and throw, what was shown of others', and all that lies open (R-GS-41). Written out
 * for the reason in shape.ts, and so that nothing gets into a view that is not named here.
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
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : shownOf(state, seat))),
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
    points: state.totals.map((_, seat) => announced(state, seat)),
    lines: state.storage.map((cards) => pointLines(cards, state.options)),
  };
}

/** What the seat holds: the cards shown in a shake, and backs. */
function shownOf(state: GoStopState, seat: Seat): (Card | null)[] {
  const shaken = state.shaken[seat] ?? [];
  return (state.hands[seat] ?? []).map((card) => (isShown(card, shaken) ? card : null));
}

function isShown(card: Card, shaken: readonly number[]): boolean {
  return shaken.length > 0 && shaken.includes(Number.parseInt(card, 10));
}

/** JSON pointers to the deck, to others' cards that were not shown, and to others' throws. */
export function secrets(state: GoStopState, viewer: Viewer): readonly string[] {
  const others = [...state.totals.keys()].filter((seat) => seat !== viewer);
  return ['/deck', ...others.flatMap((seat) => [...hiddenCards(state, seat), ...hiddenThrow(state, seat)])];
}

function hiddenCards(state: GoStopState, seat: Seat): string[] {
  return shownOf(state, seat).flatMap((card, at) => (card === null ? [`/hands/${seat}/${at}`] : []));
}

function hiddenThrow(state: GoStopState, seat: Seat): string[] {
  return (state.throws[seat] ?? null) === null ? [] : [`/throws/${seat}`];
}

/** Every card by its name: all of them stay in the game. */
export function pieces(state: GoStopState): Readonly<Record<string, number>> {
  const lying = state.row.flatMap(({ cards }) => cards);
  const turned = state.phase === 'target' && state.underway.drawn !== null ? [state.underway.drawn] : [];
  const count: Record<string, number> = {};
  for (const card of [...state.hands.flat(), ...lying, ...state.storage.flat(), ...state.deck, ...turned])
    count[card] = (count[card] ?? 0) + 1;
  return count;
}
