import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import type { Arg } from '../../../engine/text.ts';
import { findOtherPawn, getSquareNumber } from '../reach/field.ts';
import { getSmallestPavingExample } from '../reach/paving-example.ts';
import { createWalk } from '../reach/possible-actions.ts';
import { findHindrance, getCurrentSquare, getNextSquares, type Hindrance, type Walk } from '../reach/walk.ts';
import { describePossible } from '../text/names.ts';
import type { MoneyRunState, Square } from '../types.ts';
import { checkOnBoard, refuse } from './actions.ts';

/** Returns the refusal of the first illegal step of the way, or null. */
export function checkStep(state: MoneyRunState, seat: Seat, path: readonly Square[]): Refusal | null {
  let walk = createWalk(state, seat);
  if (path.length === 0) return refuse('nowhere', 'R-MR-21', { possible: describePossibleSteps(walk) });
  for (const to of path) {
    const objection =
      checkOnBoard(walk.field, to) ?? checkOneStep(state, walk, getSquareNumber(walk.field.geometry, to), to);
    if (objection) return objection;
    walk = { ...walk, path: [...walk.path, getSquareNumber(walk.field.geometry, to)] };
  }
  return null;
}

const RULINGS: Readonly<Record<Hindrance, KeySuffix<'moneyrun:ruling'>>> = {
  far: 'R-MR-21',
  bare: 'R-MR-21',
  occupied: 'R-MR-28',
  high: 'R-MR-22',
  diagonal: 'R-MR-23',
  upward: 'R-MR-24',
  notDown: 'R-MR-26',
  pastLine: 'R-MR-29',
};

function checkOneStep(state: MoneyRunState, walk: Walk, to: number, name: Square): Refusal | null {
  const what = findHindrance(walk, to);
  if (what === null) return null;
  const example = isUnpaved(walk) ? getSmallestPavingExample(state, walk.seat) : null;
  if (example !== null) return refuse('unpaved', 'R-MR-21', { from: getCurrentSquareName(walk), example });
  return refuse(what, RULINGS[what], getRefusalArgs(walk, to, name));
}

/** Returns whether no coin lies beside the pawn. */
function isUnpaved({ field, path, seat }: Walk): boolean {
  const links = field.geometry.links[field.pawns[seat] as number] ?? [];
  return path.length === 0 && links.every(({ to }) => field.heights[to] === 0);
}

function getCurrentSquareName(walk: Walk): Square {
  return walk.field.geometry.squares[getCurrentSquare(walk)] as Square;
}

/** Returns the arguments of the refusal texts: the squares, their heights, the pawn there, and the possible steps. */
function getRefusalArgs(walk: Walk, to: number, at: Square) {
  const { field, seat } = walk;
  const here = getCurrentSquare(walk);
  const other = findOtherPawn(field, seat, to);
  return {
    at,
    from: getCurrentSquareName(walk),
    here: field.heights[here] as number,
    there: field.heights[to] as number,
    who: other < 0 ? '' : { seat: other },
    possible: describePossibleSteps(walk),
  };
}

function describePossibleSteps(walk: Walk): Arg {
  return describePossible(getNextSquares(walk).map((to) => walk.field.geometry.squares[to] as Square));
}
