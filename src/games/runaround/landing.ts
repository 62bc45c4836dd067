import type { Seat } from '../../engine/game.ts';
import { getSpaceAcross, getSpaceAhead, isScoring } from './board.ts';
import { getOpponent, getSeatValue } from './per-seat.ts';
import type { RunaroundState, Space } from './types.ts';

/** What happens where a pawn lands; exactly one of these (R-RA-12). */
export type Landing =
  /** The last run is made, and nothing else counts any more (R-RA-22). */
  | { readonly kind: 'win' }
  /** The opponent's pawn goes across to `to`; `home` is the owner of the pawn that stood there (R-RA-13). */
  | { readonly kind: 'bump'; readonly to: Space; readonly home: Seat | null }
  /** An opponent without a wall to be bumped over: the runner goes home (R-RA-16). */
  | { readonly kind: 'sentHome' }
  /** An own pawn: another turn with the one that moved (R-RA-18). */
  | { readonly kind: 'again' }
  /** An empty space with an opponent across (R-RA-17). */
  | { readonly kind: 'swap'; readonly across: Space }
  | { readonly kind: 'plain' };

/** Where a pawn of the mover comes to, whether it makes a run on the way, and what happens there. */
export interface Course {
  readonly to: Space;
  readonly scores: boolean;
  readonly landing: Landing;
}

/** The course of the mover's pawn on `from` if it runs that many spaces. */
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

/** Whether an own pawn stands on the space once the one on `from` has left: two can share a space in another turn. */
function isPawnLeft(state: RunaroundState, from: Space, space: Space): boolean {
  const own = getSeatValue(state.pawns, state.mover);
  return space === from ? own.indexOf(space) !== own.lastIndexOf(space) : own.includes(space);
}
