import type { MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { hues } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { type Field, FRAME, place, squareRect } from './field.ts';
import { pawnOf } from './look.ts';
import { top } from './stacks.ts';

/** How high a pawn is, in parts of a square. */
const TALL = 0.72;

/** Light on the square of whoever is to act, and in the end of whoever won. */
export function spotlights(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  const winners = (request.places ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat);
  for (const seat of [...request.turn, ...winners]) {
    const at = view.pawns[seat];
    if (at) spotlight(pen, at, on);
  }
}

function spotlight(pen: Pen, at: Square, on: Field): void {
  const { x, y, width, height } = squareRect(on, at);
  rounded(pen, x + 3, y + 3, width - 6, height - 6, 14);
  fill(pen, hues(pen).glow);
  line(pen, hues(pen).white, 3);
}

/** Each pawn on top of its stack, those behind first. */
export function pawns(pen: Pen, view: MoneyRunView, on: Field): void {
  const seats = view.pawns.flatMap((at, seat) => (at === null ? [] : [{ at, seat }]));
  seats.sort((one, other) => place(other.at).row - place(one.at).row);
  for (const { at, seat } of seats) {
    const sharing = seats.filter((other) => other.at === at).map((other) => other.seat);
    standing(pen, view, on, at, seat, sharing);
  }
}

/** Several on one square stand side by side (R-MR-28). */
function standing(
  pen: Pen,
  view: MoneyRunView,
  on: Field,
  at: Square,
  seat: number,
  sharing: readonly number[],
): void {
  const height = Math.round(on.cell * (sharing.length > 1 ? TALL * 0.8 : TALL));
  const { x, y } = feet(view, on, at);
  const aside =
    (sharing.indexOf(seat) - (sharing.length - 1) / 2) * on.cell * (sharing.length > 2 ? 0.24 : 0.34);
  const low = Math.max(y - height * 0.46, on.y - FRAME + height / 2);
  pawn(pen, pawnOf(pen, seat), x + aside, low, height);
}

/** Where a pawn's foot is. */
function feet(view: MoneyRunView, on: Field, at: Square): Point {
  const { x, y } = top(view, on, at);
  return { x, y: y + on.cell * 0.06 };
}
