import type { GoStopState } from '../types.ts';

/**
 * The same state, its members in one order. Copies made by spreading copies become objects of ever new shapes, which
 * JavaScript engines copy and read slowly; once every move ends with this, all states of a match have the same.
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
