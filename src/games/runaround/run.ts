import type { Seat } from '../../engine/game.ts';
import { addPawn, getOpponent, getSeatValue, getStart, removePawn, setSeatValue } from './board.ts';
import { type Course, foresee } from './landing.ts';
import type { PerSeat, RunaroundEvent, RunaroundState, Space } from './types.ts';

type Emit = (event: RunaroundEvent) => void;

/** Runs the mover's pawn on `from` and resolves its landing. */
export function runPawn(state: RunaroundState, from: Space, steps: number, emit: Emit): RunaroundState {
  const course = foresee(state, from, steps);
  emit({ kind: 'moved', seat: state.mover, from, to: course.to });
  return applyLanding(
    reachStart(scoreRun(movePawn(state, from, course.to), course, emit), course),
    course,
    emit,
  );
}

/** Moves the pawn to its new space without resolving anything else. */
function movePawn(state: RunaroundState, from: Space, to: Space): RunaroundState {
  const own = addPawn(removePawn(getSeatValue(state.pawns, state.mover), from), to);
  const pawns = setSeatValue(state.pawns, state.mover, own);
  return { ...state, ...leaveStart(state, from), pawns, rolled: null, again: null };
}

/** Takes one pawn off the `due` count when a pawn leaves the start (R-RA-19). */
function leaveStart(state: RunaroundState, from: Space): Pick<RunaroundState, 'due'> {
  const { due, mover, size } = state;
  if (due === undefined || from !== getStart(size, mover) || getSeatValue(due, mover) === 0) return {};
  return { due: setSeatValue(due, mover, getSeatValue(due, mover) - 1) };
}

/** Adds a pawn that reaches the start and stays there to the `due` count; it scores when it leaves (R-RA-19). */
function reachStart(state: RunaroundState, { to, landing }: Course): RunaroundState {
  const { due, mover, size } = state;
  if (due === undefined || to !== getStart(size, mover) || landing.kind === 'sentHome') return state;
  return { ...state, due: setSeatValue(due, mover, getSeatValue(due, mover) + 1) };
}

/** Scores the run before the landing is resolved, whatever happens there (R-RA-21). */
function scoreRun(state: RunaroundState, course: Course, emit: Emit): RunaroundState {
  if (!course.scores) return state;
  const runs = getSeatValue(state.runs, state.mover) + 1;
  emit({ kind: 'run', seat: state.mover, runs });
  return { ...state, runs: setSeatValue(state.runs, state.mover, runs) };
}

function applyLanding(state: RunaroundState, { to, landing }: Course, emit: Emit): RunaroundState {
  switch (landing.kind) {
    case 'win':
      return winMatch(state, emit);
    case 'bump':
      return passTurn(bumpPawn(state, to, landing.to, landing.home, emit));
    case 'sentHome':
      return passTurn(sendRunnerHome(state, to, emit));
    case 'again':
      return grantAnotherTurn(state, to, emit);
    case 'swap':
      return passTurn(swapPawns(state, to, landing.across, emit));
    case 'plain':
      return passTurn(state);
  }
}

/** Ends the match. The mover stays the mover, and the pawn may share its space: the landing is not resolved (R-RA-22). */
function winMatch(state: RunaroundState, emit: Emit): RunaroundState {
  emit({ kind: 'won', seat: state.mover });
  return state;
}

/** Bumps the opposing pawn across (R-RA-13). Neither a swap (R-RA-14) nor anything else (R-RA-15) follows. */
function bumpPawn(
  state: RunaroundState,
  from: Space,
  to: Space,
  home: Seat | null,
  emit: Emit,
): RunaroundState {
  const victim = getOpponent(state.mover);
  emit({ kind: 'bumped', seat: state.mover, victim, from, to, home });
  const cleared = home === null ? state : putPawnHome(state, home, to);
  return { ...cleared, pawns: shiftPawn(cleared.pawns, victim, from, to) };
}

/** Sends the running pawn home (R-RA-16). */
function sendRunnerHome(state: RunaroundState, space: Space, emit: Emit): RunaroundState {
  emit({ kind: 'sentHome', seat: state.mover, space });
  return putPawnHome(state, state.mover, space);
}

/** Swaps the two pawns (R-RA-17); nothing else follows (R-RA-15). */
function swapPawns(state: RunaroundState, space: Space, across: Space, emit: Emit): RunaroundState {
  emit({ kind: 'swapped', seat: state.mover, space, across });
  const own = shiftPawn(state.pawns, state.mover, space, across);
  return { ...state, pawns: shiftPawn(own, getOpponent(state.mover), across, space) };
}

/** Gives another turn to the pawn that moved: it rolls again and has to move (R-RA-18). */
function grantAnotherTurn(state: RunaroundState, space: Space, emit: Emit): RunaroundState {
  emit({ kind: 'again', seat: state.mover, space });
  return { ...state, again: space };
}

function putPawnHome(state: RunaroundState, seat: Seat, space: Space): RunaroundState {
  const homes = setSeatValue(state.homes, seat, getSeatValue(state.homes, seat) + 1);
  return {
    ...state,
    homes,
    pawns: setSeatValue(state.pawns, seat, removePawn(getSeatValue(state.pawns, seat), space)),
  };
}

function shiftPawn(
  pawns: PerSeat<readonly Space[]>,
  seat: Seat,
  from: Space,
  to: Space,
): PerSeat<readonly Space[]> {
  return setSeatValue(pawns, seat, addPawn(removePawn(getSeatValue(pawns, seat), from), to));
}

function passTurn(state: RunaroundState): RunaroundState {
  return { ...state, mover: getOpponent(state.mover) };
}
