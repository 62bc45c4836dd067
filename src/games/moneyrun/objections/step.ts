import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import type { Arg } from '../../../engine/text.ts';
import { otherOn, placeOf } from '../reach/field.ts';
import { smallestPlaced } from '../reach/paving.ts';
import { walkOf } from '../reach/possible.ts';
import { type Hindrance, hereOf, hindrance, onward, type Walk } from '../reach/walk.ts';
import { possible } from '../text/names.ts';
import type { MoneyRunState, Square } from '../types.ts';
import { offBoard } from './actions.ts';
import { no } from './no.ts';

/** Why the pawn cannot go this way, or null: the first step that cannot be made. */
export function stepObjection(state: MoneyRunState, seat: Seat, path: readonly Square[]): Refusal | null {
  let walk = walkOf(state, seat);
  if (path.length === 0) return no('nowhere', 'R-MR-21', { possible: ways(walk) });
  for (const to of path) {
    const objection = offBoard(walk.field, to) ?? oneStep(state, walk, placeOf(walk.field.geometry, to), to);
    if (objection) return objection;
    walk = { ...walk, path: [...walk.path, placeOf(walk.field.geometry, to)] };
  }
  return null;
}

const RULINGS: Readonly<Record<Hindrance, Under<'moneyrun:ruling'>>> = {
  far: 'R-MR-21',
  bare: 'R-MR-21',
  occupied: 'R-MR-28',
  high: 'R-MR-22',
  diagonal: 'R-MR-23',
  upward: 'R-MR-24',
  notDown: 'R-MR-26',
  pastLine: 'R-MR-29',
};

function oneStep(state: MoneyRunState, walk: Walk, to: number, name: Square): Refusal | null {
  const what = hindrance(walk, to);
  if (what === null) return null;
  const example = isUnpaved(walk) ? smallestPlaced(state, walk.seat) : null;
  if (example !== null) return no('unpaved', 'R-MR-21', { from: hereName(walk), example });
  return no(what, RULINGS[what], argsOf(walk, to, name));
}

/** No coin lies beside the pawn. */
function isUnpaved({ field, path, seat }: Walk): boolean {
  const links = field.geometry.links[field.pawns[seat] as number] ?? [];
  return path.length === 0 && links.every(({ to }) => field.heights[to] === 0);
}

function hereName(walk: Walk): Square {
  return walk.field.geometry.squares[hereOf(walk)] as Square;
}

/** What the sentences speak of: the squares, their heights, who stands there, and what is possible. */
function argsOf(walk: Walk, to: number, at: Square) {
  const { field, seat } = walk;
  const here = hereOf(walk);
  const other = otherOn(field, seat, to);
  return {
    at,
    from: hereName(walk),
    here: field.heights[here] as number,
    there: field.heights[to] as number,
    who: other < 0 ? '' : { seat: other },
    possible: ways(walk),
  };
}

function ways(walk: Walk): Arg {
  return possible(onward(walk).map((to) => walk.field.geometry.squares[to] as Square));
}
