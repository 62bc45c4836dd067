import { DENOMINATIONS, type MoneyRunView, type Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { badge } from '../../kit/badge.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import type { Mark, PictureRequest } from '../../picture.ts';
import { onTable } from './beside.ts';
import { letterY, numberX } from './board.ts';
import { type Field, middle, place, squareRect } from './field.ts';
import { CHOSEN } from './look.ts';
import { heightOf } from './stacks.ts';

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
  fill(pen, CHOSEN);
  line(pen, hues(pen).badge, 5);
}

/** What may be chosen, each place once: squares, columns, rows, coins on the table. */
export function marks(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field, boxes: Boxes): void {
  const places = new Map(request.marks.map((mark) => [mark.at, mark]));
  for (const mark of places.values()) marked(pen, view, on, mark, boxes);
}

function marked(pen: Pen, view: MoneyRunView, on: Field, { at, mark }: Mark, boxes: Boxes): void {
  if (isSquare(on, at)) onSquare(pen, view, on, at, mark, boxes);
  else if (COLUMN.test(at)) badge(pen, boxes, mark, middle(on, `${at}1`).x, letterY(on), 16);
  else if (ROW.test(at)) badge(pen, boxes, mark, numberX(on), middle(on, `a${at}`).y, 16);
  else onCoin(pen, view, on, at, mark, boxes);
}

/** In the middle of an empty square, in the upper left corner of another. */
function onSquare(pen: Pen, view: MoneyRunView, on: Field, at: Square, mark: string, boxes: Boxes): void {
  const { x, y } = middle(on, at);
  const taken = view.pawns.includes(at) || heightOf(view, at) > 0;
  const radius = Math.round(on.cell * (taken ? 0.22 : 0.29));
  const aside = taken ? on.cell / 2 - radius * 0.9 : 0;
  badge(pen, boxes, mark, x - aside, y - aside, radius);
}

function onCoin(pen: Pen, view: MoneyRunView, on: Field, at: string, mark: string, boxes: Boxes): void {
  const coin = DENOMINATIONS.find((one) => one === at);
  const slot = coin && onTable(view, on, coin);
  if (slot) badge(pen, boxes, mark, slot.x - 30, slot.y - 22, 17);
}

function isSquare(on: Field, at: string): boolean {
  const { column, row } = place(at);
  return SQUARE.test(at) && column < on.squares && row < on.squares;
}
