import type { Seat, Viewer } from '../../engine/game.ts';
import { buildPointLines, getAnnouncedPoints } from './counting/points.ts';
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

/** What the seat holds: the cards shown in a shake, and backs. */
export function maskHand(state: GoStopState, seat: Seat): (Card | null)[] {
  const shaken = state.shaken[seat] ?? [];
  return (state.hands[seat] ?? []).map((card) => (isShown(card, shaken) ? card : null));
}

function isShown(card: Card, shaken: readonly number[]): boolean {
  return shaken.length > 0 && shaken.includes(Number.parseInt(card, 10));
}
