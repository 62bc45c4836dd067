import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Arg, text } from '../../engine/text.ts';
import { otherOn, placeOf } from './field.ts';
import { possible } from './names.ts';
import { offBoard } from './objections.ts';
import { walkOf } from './possible.ts';
import type { MoneyRunState, Square } from './types.ts';
import { type Hindrance, hereOf, hindrance, onward, type Walk } from './walk.ts';

/** Why the pawn cannot go this way, or null: the first step that cannot be made. */
export function stepObjection(state: MoneyRunState, seat: Seat, path: readonly Square[]): Refusal | null {
  let walk = walkOf(state, seat);
  if (path.length === 0) return refusal('nowhere', 'R-MR-21', { possible: ways(walk) });
  for (const to of path) {
    const objection = offBoard(walk.field, to) ?? oneStep(walk, placeOf(walk.field.geometry, to), to);
    if (objection) return objection;
    walk = { ...walk, path: [...walk.path, placeOf(walk.field.geometry, to)] };
  }
  return null;
}

const RULINGS: Readonly<Record<Hindrance, string>> = {
  far: 'R-MR-21',
  bare: 'R-MR-21',
  occupied: 'R-MR-28',
  high: 'R-MR-22',
  diagonal: 'R-MR-23',
  upward: 'R-MR-24',
  notDown: 'R-MR-26',
  pastLine: 'R-MR-29',
};

function oneStep(walk: Walk, to: number, name: Square): Refusal | null {
  const what = hindrance(walk, to);
  return what === null ? null : refusal(what, RULINGS[what], argsOf(walk, to, name));
}

/** What the sentences speak of: the squares, their heights, who stands there, and what is possible. */
function argsOf(walk: Walk, to: number, at: Square): Readonly<Record<string, Arg>> {
  const { field, seat } = walk;
  const here = hereOf(walk);
  const other = otherOn(field, seat, to);
  return {
    at,
    from: field.geometry.squares[here] as Square,
    here: field.heights[here] as number,
    there: field.heights[to] as number,
    ...(other < 0 ? {} : { who: { seat: other } }),
    possible: ways(walk),
  };
}

function ways(walk: Walk): Arg {
  return possible(onward(walk).map((to) => walk.field.geometry.squares[to] as Square));
}

function refusal(what: string, ruling: string, args: Readonly<Record<string, Arg>>): Refusal {
  return new Refusal(text(`moneyrun:refuse.${what}`, args), ruling);
}
