import type { Seat } from '../../engine/game.ts';
import { getOpponent, getSeatValue, getSpaceAcross, getSpaceAhead, isScoring } from './board.ts';
import type { RunaroundState, Space } from './types.ts';

/** Result of a pawn's landing; exactly one of these applies (R-RA-12). */
export type Landing =
  /** The pawn scores the last run, and the rest of the landing is not resolved (R-RA-22). */
  | { readonly kind: 'win' }
  /** The opposing pawn goes across to `to`; `home` is the owner of the pawn that stood there (R-RA-13). */
  | { readonly kind: 'bump'; readonly to: Space; readonly home: Seat | null }
  /** An opposing pawn stands where no wall is: the runner goes home (R-RA-16). */
  | { readonly kind: 'sentHome' }
  /** The pawn lands on a pawn of its own side and takes another turn (R-RA-18). */
  | { readonly kind: 'again' }
  /** The space is empty, and an opposing pawn stands across (R-RA-17). */
  | { readonly kind: 'swap'; readonly across: Space }
  | { readonly kind: 'plain' };

/** Target space of a run, whether it scores, and the result of its landing. */
export interface Course {
  readonly to: Space;
  readonly scores: boolean;
  readonly landing: Landing;
}

/** Computes the course of the mover's pawn on `from` for this number of steps. */
export function foresee(state: RunaroundState, from: Space, steps: number): Course {
  const to = getSpaceAhead(state.size, state.mover, from, steps);
  const run = isScoring(state, state.mover, from, steps);
  return { to, scores: run, landing: run && isLastRun(state) ? WIN : findLanding(state, from, to) };
}

const WIN: Landing = { kind: 'win' };
const SENT_HOME: Landing = { kind: 'sentHome' };
const AGAIN: Landing = { kind: 'again' };
const PLAIN: Landing = { kind: 'plain' };

function isLastRun(state: RunaroundState): boolean {
  return getSeatValue(state.runs, state.mover) + 1 >= state.goal;
}

function findLanding(state: RunaroundState, from: Space, to: Space): Landing {
  const theirs = getSeatValue(state.pawns, getOpponent(state.mover));
  const facing = getSpaceAcross(state.size, to, state.eight);
  if (theirs.includes(to)) return facing === null ? SENT_HOME : createBump(state, from, facing);
  if (getSeatValue(state.pawns, state.mover).includes(to)) return AGAIN;
  if (facing !== null && theirs.includes(facing)) return { kind: 'swap', across: facing };
  return PLAIN;
}

function createBump(state: RunaroundState, from: Space, to: Space): Landing {
  if (getSeatValue(state.pawns, getOpponent(state.mover)).includes(to))
    return { kind: 'bump', to, home: getOpponent(state.mover) };
  return { kind: 'bump', to, home: isPawnLeft(state, from, to) ? state.mover : null };
}

/** Returns whether another pawn of the mover stands on the space; after another turn two can share a space. */
function isPawnLeft(state: RunaroundState, from: Space, space: Space): boolean {
  const own = getSeatValue(state.pawns, state.mover);
  return space === from ? own.indexOf(space) !== own.lastIndexOf(space) : own.includes(space);
}
