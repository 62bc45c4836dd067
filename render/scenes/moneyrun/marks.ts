import { DENOMINATIONS, type MoneyRunView, type Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { badge } from '../../kit/badge.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import type { Mark, PictureRequest } from '../../request.ts';
import { onTable, tableRadius } from './beside.ts';
import { letterY, numberX } from './board.ts';
import { moneyrunHues } from './colours.ts';
import { type Field, middle, place, squareRect } from './field.ts';
import { heightOf } from './pile.ts';

const SQUARE = /^[a-i][1-9]$/;
const COLUMN = /^[a-i]$/;
const ROW = /^[1-9]$/;

/** Frames round the squares that may be chosen: they lie under all that stands there. */
export function frames(pen: Pen, request: PictureRequest, on: Field): void {
  const squares = new Set(request.marks.map(({ at }) => at).filter((at) => isSquare(on, at)));
  for (const square of squares) frame(pen, on, square);
}

function frame(pen: Pen, on: Field, square: Square): void {
  const { x, y, width, height } = squareRect(on, square);
  rounded(pen, x + 4, y + 4, width - 8, height - 8, 13);
  fill(pen, moneyrunHues(pen).chosen);
  line(pen, hues(pen).badge, pen.look.strong ? 7 : 5);
}

/** What may be chosen, each place once: squares, columns, rows, coins on the table. */
export function marks(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field, boxes: Boxes): void {
  const places = new Map(request.marks.map((mark) => [mark.at, mark]));
  for (const mark of places.values()) marked(pen, view, on, mark, boxes);
}

function marked(pen: Pen, view: MoneyRunView, on: Field, { at, mark }: Mark, boxes: Boxes): void {
  const radius = on.large ? 20 : 16;
  if (isSquare(on, at)) onSquare(pen, view, on, at, mark, boxes);
  else if (COLUMN.test(at)) badge(pen, boxes, mark, middle(on, `${at}1`).x, letterY(on), radius);
  else if (ROW.test(at)) badge(pen, boxes, mark, numberX(on), middle(on, `a${at}`).y, radius);
  else onCoin(pen, view, on, at, mark, boxes);
}

/** In the middle of an empty square, in the upper left corner of another: inside it, and beside what stands there. */
function onSquare(pen: Pen, view: MoneyRunView, on: Field, at: Square, mark: string, boxes: Boxes): void {
  const { x, y } = middle(on, at);
  const taken = view.pawns.includes(at) || heightOf(view, at) > 0;
  const part = taken ? 0.185 : 0.29;
  const radius = on.large ? Math.ceil(on.cell * part * 1.09) : Math.round(on.cell * part);
  const aside = taken ? on.cell / 2 - radius : 0;
  badge(pen, boxes, mark, x - aside, y - aside, radius);
}

function onCoin(pen: Pen, view: MoneyRunView, on: Field, at: string, mark: string, boxes: Boxes): void {
  const coin = DENOMINATIONS.find((one) => one === at);
  const slot = coin && onTable(view, on, coin);
  const off = tableRadius(on) * 0.83;
  const radius = on.large ? 22 : 17;
  if (slot) badge(pen, boxes, mark, Math.max(radius + 2, slot.x - off), slot.y - off * 0.75, radius);
}

function isSquare(on: Field, at: string): boolean {
  const { column, row } = place(at);
  return SQUARE.test(at) && column < on.squares && row < on.squares;
}
