import type { Chance } from '../../engine/chance.ts';
import { getStart } from './board.ts';
import { addPawn, getOpponent, getSeatValue, setSeatValue } from './landing.ts';
import type { RunaroundEvent, RunaroundState } from './types.ts';

type Emit = (event: RunaroundEvent) => void;

/** Rolls the die and enters a pawn if the roll allows it; then the mover chooses a pawn, or the turn passes (R-RA-5). */
export function rollDie(state: RunaroundState, chance: Chance, emit: Emit): RunaroundState {
  const rolled = chance.roll(6);
  emit({ kind: 'rolled', seat: state.mover, roll: rolled });
  // R-RA-18: no pawn enters in another turn with the same pawn, unless the option `enter` allows it.
  if (state.again !== null && !state.enter) return { ...state, rolled };
  const entered = rolled <= getSeatValue(state.homes, state.mover) ? enterPawn(state, emit) : state;
  if (getSeatValue(entered.pawns, state.mover).length === 0) return passIdle(entered, emit);
  return { ...entered, rolled };
}

/**
 * Enters exactly one pawn (R-RA-6), even onto own pawns (R-RA-8), but onto an opposing pawn only with the option
 * `share` (R-RA-9).
 */
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

/** Passes the turn when no pawn can run (R-RA-10). */
function passIdle(state: RunaroundState, emit: Emit): RunaroundState {
  emit({ kind: 'idle', seat: state.mover });
  return { ...state, mover: getOpponent(state.mover) };
}
