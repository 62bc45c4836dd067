import type { Seat } from '../../engine/game.ts';
import { across, ahead, scores } from './board.ts';
import { of, other } from './both.ts';
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
  const to = ahead(state.size, state.mover, from, steps);
  const run = scores(state, state.mover, from, steps);
  return { to, scores: run, landing: run && isLast(state) ? WIN : landing(state, from, to) };
}

const WIN: Landing = { kind: 'win' };
const SENT_HOME: Landing = { kind: 'sentHome' };
const AGAIN: Landing = { kind: 'again' };
const PLAIN: Landing = { kind: 'plain' };

function isLast(state: RunaroundState): boolean {
  return of(state.runs, state.mover) + 1 >= state.goal;
}

function landing(state: RunaroundState, from: Space, to: Space): Landing {
  const theirs = of(state.pawns, other(state.mover));
  const facing = across(state.size, to, state.eight);
  if (theirs.includes(to)) return facing === null ? SENT_HOME : bump(state, from, facing);
  if (of(state.pawns, state.mover).includes(to)) return AGAIN;
  if (facing !== null && theirs.includes(facing)) return { kind: 'swap', across: facing };
  return PLAIN;
}

function bump(state: RunaroundState, from: Space, to: Space): Landing {
  if (of(state.pawns, other(state.mover)).includes(to)) return { kind: 'bump', to, home: other(state.mover) };
  return { kind: 'bump', to, home: remains(state, from, to) ? state.mover : null };
}

/** Whether an own pawn stands on the space once the one on `from` has left: two can share a space in another turn. */
function remains(state: RunaroundState, from: Space, space: Space): boolean {
  const own = of(state.pawns, state.mover);
  return space === from ? own.indexOf(space) !== own.lastIndexOf(space) : own.includes(space);
}
