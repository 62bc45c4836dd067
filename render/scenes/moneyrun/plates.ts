import type { MoneyRunView, Side } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { medal, plateGlow, plateGround, plateName } from '../../kit/plate.ts';
import { circle, fill, line, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest } from '../../picture.ts';
import { below, type Field, left, PAD, PLATE, WIDTH } from './field.ts';
import { flag, scales } from './icons.ts';
import { colourOf, paleOf, pawnOf } from './look.ts';

const BAND = 74;
/** The right end of a plate: the rows that are left. */
const END = 104;
/** Before it: actions, or the medal. */
const BEFORE = 80;

/** Where the plate of a seat is: two side by side on top; of more each at the side where its seat starts (R-MR-7). */
export function plateOf(on: Field, sides: readonly Side[], seat: number): Rect {
  const wide = WIDTH - PAD * 2;
  const half = (wide - PAD) / 2;
  const right = PAD * 2 + half;
  if (sides.length === 2) return { x: seat === 0 ? PAD : right, y: PAD, width: half, height: PLATE };
  const upper = seat === 1 || seat === 2;
  const alone = sides.length === 3 && seat === 0;
  const x = seat === 2 || seat === 3 ? right : PAD;
  return { x, y: upper ? PAD : below(on), width: alone ? wide : half, height: PLATE };
}

/** The grounds of all plates. */
export function grounds(pen: Pen, on: Field, sides: readonly Side[]): void {
  sides.forEach((_, seat) => {
    plateGround(pen, plateOf(on, sides, seat), paleOf(pen, seat), colourOf(pen, seat), BAND);
  });
}

/** Who sits there, how far the pawn has come, what is left to do, and in the end the place. */
export function seated(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  seat: number,
  boxes: Boxes,
): void {
  const rect = plateOf(on, view.sides, seat);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  pawn(pen, pawnOf(pen, seat), rect.x + BAND / 2, rect.y + PLATE / 2, 72);
  const between = state(pen, request, view, seat, rect) ? BEFORE : 0;
  const room = rect.width - BAND - 12 - END - between;
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  plateName(pen, boxes, sitter, rect.x + BAND + 12, rect.y + 28, room, 31);
  distance(pen, view, on, seat, rect, boxes);
}

/** A little square for each row on the way, filled as far as the pawn has come, then the flag and the rows left. */
function distance(pen: Pen, view: MoneyRunView, on: Field, seat: number, rect: Rect, boxes: Boxes): void {
  const rows = left(on, view.sides[seat] ?? 's', view.pawns[seat] ?? null);
  for (let at = 0; at < on.squares - 1; at++) {
    rounded(pen, rect.x + BAND + 14 + at * 23, rect.y + 54, 18, 18, 4);
    fill(pen, at < on.squares - 1 - rows ? colourOf(pen, seat) : hues(pen).white);
    line(pen, colourOf(pen, seat), 2.5);
  }
  const x = rect.x + rect.width;
  flag(pen, x - 72, rect.y + PLATE / 2, 46, colourOf(pen, seat));
  write(pen, String(rows), x - 30, rect.y + PLATE / 2, { size: 50, colour: hues(pen).ink, align: 'center' });
  boxes.note('text', `rows ${seat}`, { x: x - 50, y: rect.y + 22, width: 40, height: 44 });
}

/** The medal in the end, the actions of whoever is to act, the scales. Returns whether there is one of them. */
function state(pen: Pen, request: PictureRequest, view: MoneyRunView, seat: number, rect: Rect): boolean {
  const [x, y] = [rect.x + rect.width - END - BEFORE / 2 + 6, rect.y + PLATE / 2];
  const ended = request.places?.find((placed) => placed.seat === seat);
  const acts = request.turn.includes(seat) && view.pawns[seat] !== null;
  if (ended) medal(pen, ended.place, x, y, 30);
  else if (acts) actions(pen, view.actions, x, y);
  else if (view.agreed[seat]) scales(pen, x, y, 54);
  return ended !== undefined || acts || view.agreed[seat] === true;
}

/** Two actions a turn: those left are full (R-MR-12). */
function actions(pen: Pen, count: number, x: number, y: number): void {
  for (const at of [0, 1]) {
    circle(pen, x - 18 + at * 36, y, 14);
    fill(pen, at < count ? hues(pen).glow : hues(pen).white);
    line(pen, hues(pen).ink, 4);
  }
}
