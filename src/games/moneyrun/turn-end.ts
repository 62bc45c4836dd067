import { getDistances, getLowerSeats, getWinners } from './standings.ts';
import { getAllowance } from './turn.ts';
import type { End, MoneyRunEvent, MoneyRunState } from './types.ts';

type Emit = (event: MoneyRunEvent) => void;

/** Ends the placing of a pawn: the next seat places its pawn, or the first begins. */
export function endStart(state: MoneyRunState): MoneyRunState {
  return { ...state, mover: getNextSeat(state) };
}

/**
 * Uses one action; after the last one the turn is over. Offers to settle are withdrawn, as they were made for the board
 * as it was (R-MR-31).
 */
export function useAction(state: MoneyRunState, emit: Emit): MoneyRunState {
  const used = { ...state, agreed: state.agreed.map(() => false) };
  return state.actions === 1 ? endTurn(used, true, emit) : { ...used, actions: state.actions - 1 };
}

/**
 * Ends the turn: the next one begins, or the match ends after a whole round without action or the last round (R-MR-31).
 */
export function endTurn(state: MoneyRunState, acted: boolean, emit: Emit): MoneyRunState {
  const idle = acted ? 0 : state.idle + 1;
  if (idle === state.pawns.length) return endMatch({ ...state, idle }, { kind: 'idle' }, emit);
  if (isLastTurn(state)) return endMatch({ ...state, idle }, { kind: 'cap' }, emit);
  return beginNextTurn({ ...state, idle });
}

/** Returns whether the rounds are used up with this turn (R-MR-31). */
export function isLastTurn(state: MoneyRunState): boolean {
  const { roundCap } = state.options;
  return roundCap > 0 && state.round >= roundCap && isRoundEnd(state);
}

function isRoundEnd(state: MoneyRunState): boolean {
  return getNextSeat(state) === state.first;
}

function beginNextTurn(state: MoneyRunState): MoneyRunState {
  const round = isRoundEnd(state) ? state.round + 1 : state.round;
  const next = { ...state, mover: getNextSeat(state), round };
  return { ...next, actions: getAllowance(next), shifted: { before: state.shifted.now, now: [] } };
}

function getNextSeat({ mover, pawns }: MoneyRunState): number {
  return (mover + 1) % pawns.length;
}

/** Ends the match. */
export function endMatch(
  state: MoneyRunState,
  end: End,
  emit: (event: MoneyRunEvent) => void,
): MoneyRunState {
  const done = { ...state, end };
  const lower = end.kind === 'line' ? [] : getLowerSeats(done);
  const told = { kind: 'over', end, winners: getWinners(done), distances: getDistances(done) } as const;
  emit(lower.length === 0 ? told : { ...told, lower });
  return done;
}
