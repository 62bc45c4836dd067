import type { MoneyRunView, Side } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { medal, plateGlow, plateGround, plateName } from '../../kit/plate.ts';
import { circle, fill, line, rounded } from '../../kit/shapes.ts';
import { stampIn } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest } from '../../request.ts';
import { seatColour, seatPale } from './colours.ts';
import { below, type Field, left } from './field.ts';
import { flag, scales } from './icons.ts';
import { pawnOf } from './look.ts';
import { WIDTH } from './measures.ts';

/** Measures of a plate, in pixels. */
interface Plate {
  /** The band with the pawn, and how high the pawn is. */
  readonly band: number;
  readonly pawn: number;
  /** The size of the name, and the middle of its height. */
  readonly name: number;
  readonly line: number;
  /** The right end: the rows that are left, how large they are written, how high the flag is. */
  readonly end: number;
  readonly rows: number;
  readonly flag: number;
  /** Before it: the scales, or the medal. */
  readonly before: number;
}

const USUAL: Plate = { band: 74, pawn: 72, name: 31, line: 28, end: 104, rows: 50, flag: 46, before: 80 };
const LARGE: Plate = { band: 84, pawn: 83, name: 39, line: 25, end: 144, rows: 63, flag: 58, before: 84 };

function measures(on: Field): Plate {
  return on.large ? LARGE : USUAL;
}

/** Where the plate of a seat is: two side by side on top; of more each at the side where its seat starts (R-MR-7). */
function plateOf(on: Field, sides: readonly Side[], seat: number): Rect {
  const { pad, plate } = on;
  const wide = WIDTH - pad * 2;
  const half = (wide - pad) / 2;
  const right = pad * 2 + half;
  if (sides.length === 2) return { x: seat === 0 ? pad : right, y: pad, width: half, height: plate };
  const upper = seat === 1 || seat === 2;
  const alone = sides.length === 3 && seat === 0;
  const x = seat === 2 || seat === 3 ? right : pad;
  return { x, y: upper ? pad : below(on), width: alone ? wide : half, height: plate };
}

/** The grounds of all plates. */
export function grounds(pen: Pen, on: Field, sides: readonly Side[]): void {
  sides.forEach((_, seat) => {
    plateGround(pen, plateOf(on, sides, seat), seatPale(pen, seat), seatColour(pen, seat), measures(on).band);
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
  const { band, pawn: tall, name, line, end, before } = measures(on);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  pawn(pen, pawnOf(pen, seat), rect.x + band / 2, rect.y + rect.height / 2, tall);
  const between = state(pen, request, view, on, seat, rect) ? before : 0;
  const room = rect.width - band - 12 - end - between;
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  const middle = on.large && !acts(request, view, seat) ? rect.height / 2 : line;
  plateName(pen, boxes, sitter, rect.x + band + 12, rect.y + middle, room, name);
  if (!on.large) steps(pen, view, on, seat, rect);
  distance(pen, request, view, on, seat, rect, boxes);
}

/** A little square for each row on the way, filled as far as the pawn has come. */
function steps(pen: Pen, view: MoneyRunView, on: Field, seat: number, rect: Rect): void {
  const all = on.squares - 1;
  const full = all - left(on, view.sides[seat] ?? 's', view.pawns[seat] ?? null);
  const row = { x: rect.x + measures(on).band + 12, y: rect.y + 52, width: all * STEP, height: 22 };
  stampIn(pen, `moneyrun/steps/${seat}/${full}`, row, (on) => {
    for (let at = 0; at < all; at++) {
      rounded(on, 2 + at * STEP, 2, 18, 18, 4);
      fill(on, at < full ? seatColour(on, seat) : hues(on).white);
      line(on, seatColour(on, seat), 2.5);
    }
  });
}

/** From a little square to the next one. */
const STEP = 23;

/** The flag and the rows left; in a large picture medal or scales take the flag's place. */
function distance(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  seat: number,
  rect: Rect,
  boxes: Boxes,
): void {
  const { rows: size, flag: high } = measures(on);
  const rows = left(on, view.sides[seat] ?? 's', view.pawns[seat] ?? null);
  const [x, y] = [rect.x + rect.width, rect.y + rect.height / 2];
  const stead = on.large && (request.places !== null || (view.agreed[seat] && !acts(request, view, seat)));
  if (!stead) flag(pen, x - size * 1.44, y, high, seatColour(pen, seat));
  write(pen, String(rows), x - size * 0.6, y, { size, colour: hues(pen).ink, align: 'center' });
  const box = { x: x - size, y: y - size * 0.44, width: size * 0.8, height: size * 0.88 };
  boxes.note('text', `rows ${seat}`, box);
}

/** The medal in the end, the actions of whoever is to act, the scales. Returns whether it takes room from the name. */
function state(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  seat: number,
  rect: Rect,
): boolean {
  const { end, before } = measures(on);
  const [x, y] = [rect.x + rect.width - end - before / 2 + 6, rect.y + rect.height / 2];
  const ended = request.places?.find((placed) => placed.seat === seat);
  if (ended) finished(pen, ended.place, on, rect, x, y);
  else if (acts(request, view, seat)) actions(pen, view.actions, on, rect, x, y);
  else if (view.agreed[seat]) scales(pen, on.large ? rect.x + rect.width - 102 : x, y, on.large ? 64 : 54);
  else return false;
  return !on.large;
}

/** Whether somebody has actions to use now. */
function acts(request: PictureRequest, view: MoneyRunView, seat: number): boolean {
  return request.turn.includes(seat) && view.pawns[seat] !== null;
}

function finished(pen: Pen, place: number, on: Field, rect: Rect, x: number, y: number): void {
  if (on.large) medal(pen, place, rect.x + rect.width - 104, y, 37);
  else medal(pen, place, x, y, 30);
}

/** Two actions a turn: those left are full and have a dot (R-MR-12). In a large picture they are below the name. */
function actions(pen: Pen, count: number, on: Field, rect: Rect, x: number, y: number): void {
  const [left, middle, radius] = on.large
    ? [rect.x + LARGE.band + 32, rect.y + rect.height - 21, 16]
    : [x - 18, y, 14];
  for (const at of [0, 1]) {
    const free = at < count;
    circle(pen, left + at * (radius * 2 + 8), middle, radius);
    fill(pen, free ? hues(pen).glow : hues(pen).white);
    line(pen, free ? hues(pen).ink : hues(pen).inkSoft, free ? 4 : 2.5);
    if (!free) continue;
    circle(pen, left + at * (radius * 2 + 8), middle, radius * 0.38);
    fill(pen, hues(pen).ink);
  }
}
