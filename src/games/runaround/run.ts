import type { Seat } from '../../engine/game.ts';
import { startOf } from './board.ts';
import { added, changed, of, other, taken } from './both.ts';
import { type Course, foresee } from './landing.ts';
import type { Both, RunaroundEvent, RunaroundState, Space } from './types.ts';

type Emit = (event: RunaroundEvent) => void;

/** The mover's pawn on `from` runs the spaces that were rolled, and what its landing does is done. */
export function run(state: RunaroundState, from: Space, steps: number, emit: Emit): RunaroundState {
  const course = foresee(state, from, steps);
  emit({ kind: 'moved', seat: state.mover, from, to: course.to });
  return landed(reached(scored(carried(state, from, course.to), course, emit), course), course, emit);
}

/** The pawn stands on its new space, and nothing that follows from it has happened yet. */
function carried(state: RunaroundState, from: Space, to: Space): RunaroundState {
  const own = added(taken(of(state.pawns, state.mover), from), to);
  const pawns = changed(state.pawns, state.mover, own);
  return { ...state, ...left(state, from), pawns, rolled: null, again: null };
}

/** Who leaves the start is one that has come round, where there is one (R-RA-19). */
function left(state: RunaroundState, from: Space): Pick<RunaroundState, 'due'> {
  const { due, mover, size } = state;
  if (due === undefined || from !== startOf(size, mover) || of(due, mover) === 0) return {};
  return { due: changed(due, mover, of(due, mover) - 1) };
}

/** Who reaches the start and stays there makes the run on leaving it (R-RA-19). */
function reached(state: RunaroundState, { to, landing }: Course): RunaroundState {
  const { due, mover, size } = state;
  if (due === undefined || to !== startOf(size, mover) || landing.kind === 'sentHome') return state;
  return { ...state, due: changed(due, mover, of(due, mover) + 1) };
}

/** R-RA-21: a run counts before the landing, whatever happens there. */
function scored(state: RunaroundState, course: Course, emit: Emit): RunaroundState {
  if (!course.scores) return state;
  const runs = of(state.runs, state.mover) + 1;
  emit({ kind: 'run', seat: state.mover, runs });
  return { ...state, runs: changed(state.runs, state.mover, runs) };
}

function landed(state: RunaroundState, { to, landing }: Course, emit: Emit): RunaroundState {
  switch (landing.kind) {
    case 'win':
      return won(state, emit);
    case 'bump':
      return passed(bumped(state, to, landing.to, landing.home, emit));
    case 'sentHome':
      return passed(sentHome(state, to, emit));
    case 'again':
      return again(state, to, emit);
    case 'swap':
      return passed(swapped(state, to, landing.across, emit));
    case 'plain':
      return passed(state);
  }
}

/** The mover stays the mover, and the pawn where it came to, even onto others: the landing is not resolved (R-RA-22). */
function won(state: RunaroundState, emit: Emit): RunaroundState {
  emit({ kind: 'won', seat: state.mover });
  return state;
}

/** R-RA-13. No swap after it (R-RA-14) and nothing else (R-RA-15). */
function bumped(
  state: RunaroundState,
  from: Space,
  to: Space,
  home: Seat | null,
  emit: Emit,
): RunaroundState {
  const victim = other(state.mover);
  emit({ kind: 'bumped', seat: state.mover, victim, from, to, home });
  const cleared = home === null ? state : homed(state, home, to);
  return { ...cleared, pawns: shifted(cleared.pawns, victim, from, to) };
}

/** R-RA-16. */
function sentHome(state: RunaroundState, space: Space, emit: Emit): RunaroundState {
  emit({ kind: 'sentHome', seat: state.mover, space });
  return homed(state, state.mover, space);
}

/** R-RA-17; it triggers nothing (R-RA-15). */
function swapped(state: RunaroundState, space: Space, across: Space, emit: Emit): RunaroundState {
  emit({ kind: 'swapped', seat: state.mover, space, across });
  const own = shifted(state.pawns, state.mover, space, across);
  return { ...state, pawns: shifted(own, other(state.mover), across, space) };
}

/** R-RA-18: the pawn that moved rolls again and has to move. */
function again(state: RunaroundState, space: Space, emit: Emit): RunaroundState {
  emit({ kind: 'again', seat: state.mover, space });
  return { ...state, again: space };
}

function homed(state: RunaroundState, seat: Seat, space: Space): RunaroundState {
  const homes = changed(state.homes, seat, of(state.homes, seat) + 1);
  return { ...state, homes, pawns: changed(state.pawns, seat, taken(of(state.pawns, seat), space)) };
}

function shifted(pawns: Both<readonly Space[]>, seat: Seat, from: Space, to: Space): Both<readonly Space[]> {
  return changed(pawns, seat, added(taken(of(pawns, seat), from), to));
}

function passed(state: RunaroundState): RunaroundState {
  return { ...state, mover: other(state.mover) };
}
