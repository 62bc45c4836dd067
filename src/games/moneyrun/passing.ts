import { over } from './ending.ts';
import { allowance } from './turn.ts';
import type { MoneyRunEvent, MoneyRunState } from './types.ts';

type Emit = (event: MoneyRunEvent) => void;

/** The next seat places its pawn, or the first begins. */
export function pawnStarted(state: MoneyRunState): MoneyRunState {
  return { ...state, mover: following(state) };
}

/**
 * One action less: after the last one the turn is over. Offers to settle were made for the board as it was, so they
 * are withdrawn (R-MR-31).
 */
export function actionUsed(state: MoneyRunState, emit: Emit): MoneyRunState {
  const used = { ...state, agreed: state.agreed.map(() => false) };
  return state.actions === 1 ? turnEnded(used, true, emit) : { ...used, actions: state.actions - 1 };
}

/** The next turn, or the end: nobody has done anything in a whole round, or the rounds are used up (R-MR-31). */
export function turnEnded(state: MoneyRunState, acted: boolean, emit: Emit): MoneyRunState {
  const idle = acted ? 0 : state.idle + 1;
  if (idle === state.pawns.length) return over({ ...state, idle }, { kind: 'idle' }, emit);
  if (isLastTurn(state)) return over({ ...state, idle }, { kind: 'cap' }, emit);
  return nextTurn({ ...state, idle });
}

/** Whether the rounds are used up with this turn (R-MR-31). */
export function isLastTurn(state: MoneyRunState): boolean {
  const { roundCap } = state.options;
  return roundCap > 0 && state.round >= roundCap && endsRound(state);
}

function endsRound(state: MoneyRunState): boolean {
  return following(state) === state.first;
}

function nextTurn(state: MoneyRunState): MoneyRunState {
  const round = endsRound(state) ? state.round + 1 : state.round;
  const next = { ...state, mover: following(state), round };
  return { ...next, actions: allowance(next), shifted: { before: state.shifted.now, now: [] } };
}

function following({ mover, pawns }: MoneyRunState): number {
  return (mover + 1) % pawns.length;
}
