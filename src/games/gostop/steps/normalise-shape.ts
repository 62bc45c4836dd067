import type { GoStopState } from '../types.ts';

/**
 * Returns the same state with its members in a fixed order. Repeated spreading gives objects ever new shapes, which JavaScript engines copy
 * and read slowly; ending every move with this gives all states of a match the same shape.
 */
export function normaliseShape(state: GoStopState): GoStopState {
  return {
    options: state.options,
    phase: state.phase,
    throws: state.throws,
    throwers: state.throwers,
    compared: state.compared,
    dealer: state.dealer,
    mover: state.mover,
    hands: state.hands,
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
    deck: state.deck,
  };
}
