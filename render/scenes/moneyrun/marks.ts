import { DENOMINATIONS, type MoneyRunView, type Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { badge } from '../../kit/badge.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { frame } from '../../kit/marks.ts';
import { fill, rounded } from '../../kit/shapes.ts';
import type { Mark, PictureRequest } from '../../request.ts';
import { onTable, tableRadius } from './beside.ts';
import { letterY, numberX } from './board.ts';
import { moneyrunHues } from './colours.ts';
import { type Field, middle, place, squareRect } from './field.ts';

const SQUARE = /^[a-i][1-9]$/;
const COLUMN = /^[a-i]$/;
const ROW = /^[1-9]$/;

/** The radius of the letter of a square, in parts of it. */
const LETTER = 0.185;

/** Frames round the squares that may be chosen: they lie under all that stands there. */
export function frames(pen: Pen, request: PictureRequest, on: Field): void {
  const squares = new Set(request.marks.map(({ at }) => at).filter((at) => isSquare(on, at)));
  for (const square of squares) framed(pen, on, square);
}

function framed(pen: Pen, on: Field, square: Square): void {
  const rect = squareRect(on, square);
  rounded(pen, rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 8, 11);
  fill(pen, moneyrunHues(pen).chosen);
  frame(pen, rect, 11);
}

/** What may be chosen, each place once: squares, columns, rows, coins on the table. */
export function marks(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field, boxes: Boxes): void {
  const places = new Map(request.marks.map((mark) => [mark.at, mark]));
  for (const mark of places.values()) marked(pen, view, on, mark, boxes);
}

function marked(pen: Pen, view: MoneyRunView, on: Field, { at, mark }: Mark, boxes: Boxes): void {
  const radius = on.large ? 20 : 16;
  if (isSquare(on, at)) onSquare(pen, on, at, mark, boxes);
  else if (COLUMN.test(at)) badge(pen, boxes, mark, middle(on, `${at}1`).x, letterY(on), radius);
  else if (ROW.test(at)) badge(pen, boxes, mark, numberX(on), middle(on, `a${at}`).y, radius);
  else onCoin(pen, view, on, at, mark, boxes);
}

/** In the upper left corner, inside of it: the next square has what stands there. */
function onSquare(pen: Pen, on: Field, at: Square, mark: string, boxes: Boxes): void {
  const { x, y } = middle(on, at);
  const radius = on.large ? Math.ceil(on.cell * LETTER * 1.09) : Math.round(on.cell * LETTER);
  const aside = on.cell / 2 - radius;
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
