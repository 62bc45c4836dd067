import type { Chance } from '../../engine/chance.ts';
import { getStart } from './board.ts';
import { addPawn, getOpponent, getSeatValue, setSeatValue } from './per-seat.ts';
import type { RunaroundEvent, RunaroundState } from './types.ts';

type Emit = (event: RunaroundEvent) => void;

/** Rolls, enters a pawn if the roll allows it, and leaves the choice of the pawn, or the turn to the opponent (R-RA-5). */
export function rollDie(state: RunaroundState, chance: Chance, emit: Emit): RunaroundState {
  const rolled = chance.roll(6);
  emit({ kind: 'rolled', seat: state.mover, roll: rolled });
  // R-RA-18: nobody enters in another turn with the same pawn, unless the host lets them.
  if (state.again !== null && !state.enter) return { ...state, rolled };
  const entered = rolled <= getSeatValue(state.homes, state.mover) ? enterPawn(state, emit) : state;
  if (getSeatValue(entered.pawns, state.mover).length === 0) return passIdle(entered, emit);
  return { ...entered, rolled };
}

/** R-RA-6: exactly one pawn enters; R-RA-8: onto own pawns; R-RA-9: but not onto an opponent, unless they share. */
function enterPawn(state: RunaroundState, emit: Emit): RunaroundState {
  const { mover, homes, pawns } = state;
  const space = getStart(state.size, mover);
  if (!state.share && getSeatValue(pawns, getOpponent(mover)).includes(space)) {
    emit({ kind: 'shutOut', seat: mover, space });
    return state;
  }
  emit({ kind: 'entered', seat: mover, space });
  const own = addPawn(getSeatValue(pawns, mover), space);
  return {
    ...state,
    homes: setSeatValue(homes, mover, getSeatValue(homes, mover) - 1),
    pawns: setSeatValue(pawns, mover, own),
  };
}

/** R-RA-10. */
function passIdle(state: RunaroundState, emit: Emit): RunaroundState {
  emit({ kind: 'idle', seat: state.mover });
  return { ...state, mover: getOpponent(state.mover) };
}
