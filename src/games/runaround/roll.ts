import type { Chance } from '../../engine/chance.ts';
import { startOf } from './board.ts';
import { added, changed, of, other } from './both.ts';
import type { RunaroundEvent, RunaroundState } from './types.ts';

type Emit = (event: RunaroundEvent) => void;

/** Rolls, enters a pawn if the roll allows it, and leaves the choice of the pawn, or the turn to the opponent (R-RA-5). */
export function roll(state: RunaroundState, chance: Chance, emit: Emit): RunaroundState {
  const rolled = chance.roll(6);
  emit({ kind: 'rolled', seat: state.mover, roll: rolled });
  // R-RA-18: nobody enters in another turn with the same pawn, unless the host lets them.
  if (state.again !== null && !state.enter) return { ...state, rolled };
  const entered = rolled <= of(state.homes, state.mover) ? enter(state, emit) : state;
  if (of(entered.pawns, state.mover).length === 0) return idle(entered, emit);
  return { ...entered, rolled };
}

/** R-RA-6: exactly one pawn enters; R-RA-8: onto own pawns; R-RA-9: but not onto an opponent, unless they share. */
function enter(state: RunaroundState, emit: Emit): RunaroundState {
  const { mover, homes, pawns } = state;
  const space = startOf(state.size, mover);
  if (!state.share && of(pawns, other(mover)).includes(space)) {
    emit({ kind: 'shutOut', seat: mover, space });
    return state;
  }
  emit({ kind: 'entered', seat: mover, space });
  const own = added(of(pawns, mover), space);
  return { ...state, homes: changed(homes, mover, of(homes, mover) - 1), pawns: changed(pawns, mover, own) };
}

/** R-RA-10. */
function idle(state: RunaroundState, emit: Emit): RunaroundState {
  emit({ kind: 'idle', seat: state.mover });
  return { ...state, mover: other(state.mover) };
}
