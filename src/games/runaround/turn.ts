import type { Turn } from '../../engine/game.ts';
import { getOpponent, getSeatValue, isScoring } from './board.ts';
import type { RunaroundState, RunaroundView } from './types.ts';

/** Task of the mover. The `again` phases belong to the extra turn of one pawn (R-RA-18). */
type Phase = 'roll' | 'run' | 'rollAgain' | 'runAgain' | 'over';

/** Returns the mover's current task. */
export function getPhase(state: RunaroundState): Phase {
  if (getSeatValue(state.runs, state.mover) >= state.goal) return 'over';
  if (state.again === null) return state.rolled === null ? 'roll' : 'run';
  return state.rolled === null ? 'rollAgain' : 'runAgain';
}

/** Returns the seat to move, or the final standings. */
export function turn(state: RunaroundState): Turn {
  const phase = getPhase(state);
  return phase === 'over' ? getResult(state) : { kind: 'act', seats: [state.mover], phase };
}

/** Returns whether the loser needed one more step with one pawn. */
export function isPhotoFinish(view: RunaroundView): boolean {
  const loser = getOpponent(view.mover);
  const isOneRunShort = getSeatValue(view.runs, loser) === view.goal - 1;
  return isOneRunShort && getSeatValue(view.pawns, loser).some((space) => isScoring(view, loser, space, 1));
}

/** Returns the standings: the winner is the mover, who made the last run (R-RA-22). There are no draws. */
function getResult(state: RunaroundState): Turn {
  const loser = getOpponent(state.mover);
  return {
    kind: 'over',
    standings: [
      { seat: state.mover, place: 1, score: getSeatValue(state.runs, state.mover) },
      { seat: loser, place: 2, score: getSeatValue(state.runs, loser) },
    ],
  };
}
