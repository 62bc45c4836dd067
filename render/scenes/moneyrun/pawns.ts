import type { MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { motif } from '../../kit/motif.ts';
import { pawn } from '../../kit/pawn.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { stampIn } from '../../kit/stamps.ts';
import { motifOf } from '../../look.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, place, squareRect } from './field.ts';
import { pawnOf } from './look.ts';
import { ASIDE, FOOT, pileOf } from './pile.ts';

/** Light round the square of whoever is to act, and in the end of whoever won. */
export function spotlights(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  const winners = (request.places ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat);
  for (const seat of [...request.turn, ...winners]) {
    const at = view.pawns[seat];
    if (at) spotlight(pen, at, on);
  }
}

function spotlight(pen: Pen, at: Square, on: Field): void {
  stampIn(pen, 'moneyrun/spotlight', squareRect(on, at), (on, { width, height }) => {
    rounded(on, 5, 5, width - 10, height - 10, 13);
    on.globalAlpha = 0.5;
    fill(on, hues(on).glow);
    on.globalAlpha = 1;
    line(on, hues(on).ink, 10);
    line(on, hues(on).glow, 7);
  });
}

/** Each pawn on top of its stack, those behind first. */
export function pawns(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field, boxes: Boxes): void {
  const seats = view.pawns.flatMap((at, seat) => (at === null ? [] : [{ at, seat }]));
  seats.sort((one, other) => place(other.at).row - place(one.at).row);
  const marked = new Set(request.marks.map(({ at }) => at));
  for (const { at, seat } of seats) {
    const sharing = seats.filter((other) => other.at === at).map((other) => other.seat);
    standing(pen, view, on, at, seat, { sharing, marked: marked.has(at) }, boxes);
  }
}

interface Company {
  readonly sharing: readonly number[];
  readonly marked: boolean;
}

function standing(
  pen: Pen,
  view: MoneyRunView,
  on: Field,
  at: Square,
  seat: number,
  company: Company,
  boxes: Boxes,
): void {
  const { top, pawn: height, coins } = pileOf(view, on, at);
  const x = Math.round(top.x + aside(company, seat) * on.cell);
  const y = Math.round(top.y + FOOT * on.cell - height * 0.46);
  const raft = coins.length === 0 ? motifOf(pen, 'raft') : null;
  if (raft) motif(pen, raft, x, y + height * 0.43, height * 1.08);
  pawn(pen, pawnOf(pen, seat), x, y, height);
  boxes.note('piece', `pawn ${seat}`, {
    x: x - height * 0.36,
    y: y - height * 0.51,
    width: height * 0.72,
    height: height * 1.01,
  });
}

/** Several on one square stand side by side (R-MR-28), close together at the right of a badge. In parts of a square. */
function aside({ sharing, marked }: Company, seat: number): number {
  const count = sharing.length;
  if (count === 1) return 0;
  const wide = count === 2 ? 0.36 : 0.3;
  const [left, right] = [marked ? -0.16 : -0.49, 0.49];
  const gap = Math.min(wide, (right - left - wide) / (count - 1));
  const middle = marked ? (left + right) / 2 : 0;
  const offset = (sharing.indexOf(seat) - (count - 1) / 2) * gap;
  return middle + offset - ASIDE;
}
