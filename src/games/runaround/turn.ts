import type { Turn } from '../../engine/game.ts';
import { getOpponent, getSeatValue } from './per-seat.ts';
import type { RunaroundState } from './types.ts';

/** What the mover has to do. `again` phases are of the extra turn of one pawn (R-RA-18). */
type Phase = 'roll' | 'run' | 'rollAgain' | 'runAgain' | 'over';

/** What has to be done now. */
export function getPhase(state: RunaroundState): Phase {
  if (getSeatValue(state.runs, state.mover) >= state.goal) return 'over';
  if (state.again === null) return state.rolled === null ? 'roll' : 'run';
  return state.rolled === null ? 'rollAgain' : 'runAgain';
}

/** Whose turn it is, or who has won. */
export function turn(state: RunaroundState): Turn {
  const phase = getPhase(state);
  return phase === 'over' ? getResult(state) : { kind: 'act', seats: [state.mover], phase };
}

/** The winner is the mover who made the last run (R-RA-22); there are no draws. */
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
