import type { Seat, Viewer } from '../../engine/game.ts';
import { buildPointLines, getAnnouncedPoints } from './counting/points.ts';
import type { Card, GoStopState, GoStopView } from './types.ts';

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
export function maskHand(state: GoStopState, seat: Seat): (Card | null)[] {
  const shaken = state.shaken[seat] ?? [];
  return (state.hands[seat] ?? []).map((card) => (isShown(card, shaken) ? card : null));
}

function isShown(card: Card, shaken: readonly number[]): boolean {
  return shaken.length > 0 && shaken.includes(Number.parseInt(card, 10));
}
