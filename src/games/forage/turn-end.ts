import { getStandings, getWinners } from './score.ts';
import type { ForageEvent, ForageOptions, ForageState, Reason } from './types.ts';

type Emit = (event: ForageEvent) => void;

/** Ends the turn: the next turn begins, or phase 2, or the match is over. */
export function passTurn(state: ForageState, emit: Emit): ForageState {
  const next = (state.mover + 1) % state.pawns.length;
  if (state.phase === 1)
    return state.stashes[next]?.length === 0 ? beginPhaseTwo(state, emit) : beginNextTurn(state, next);
  const roundDone = next === state.first;
  const reason = findEndReason(state, roundDone);
  if (reason) return endMatch(state, reason, emit);
  return beginNextTurn(announceLastRound(state, emit), next);
}

/** Returns the reason for the end of the match, at once or when the round is done, or null (R-FO-20, R-FO-23). */
function findEndReason(state: ForageState, roundDone: boolean): Reason | null {
  const { finishRound, roundCap } = state.options;
  const decided = state.lastRound || isGathered(state);
  if (decided && (roundDone || !finishRound)) return getReason(state.options);
  return roundDone && roundCap > 0 && state.round >= roundCap ? 'cap' : null;
}

/** Returns whether so few coins are left that the match ends. */
export function isGathered({ options, coins, pawns }: ForageState): boolean {
  if (options.faceUp) return coins.every((coin) => coin.up);
  return coins.length <= (options.clearBoard ? 0 : pawns.length);
}

function getReason({ faceUp, clearBoard }: ForageOptions): Reason {
  if (faceUp) return 'faceUp';
  return clearBoard ? 'clear' : 'count';
}

function announceLastRound(state: ForageState, emit: Emit): ForageState {
  if (state.lastRound || !isGathered(state)) return state;
  emit({ kind: 'lastRound' });
  return { ...state, lastRound: true };
}

function beginNextTurn(state: ForageState, mover: number): ForageState {
  const round = mover === state.first ? state.round + 1 : state.round;
  return { ...state, mover, round, rolled: null };
}

/** Begins phase 2 with the player who laid first (R-FO-3). */
function beginPhaseTwo(state: ForageState, emit: Emit): ForageState {
  emit({ kind: 'phaseTwo', first: state.first });
  return { ...state, phase: 2, mover: state.first, round: 1 };
}

function endMatch(state: ForageState, reason: Reason, emit: Emit): ForageState {
  const table = getStandings(state);
  const scores = table.map((standing) => standing.score ?? 0);
  emit({ kind: 'over', reason, winners: getWinners(table), scores, stashes: state.stashes });
  return { ...state, rolled: null, over: true };
}
