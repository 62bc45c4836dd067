import { DENOMINATIONS, type MoneyRunView, type Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawBadge } from '../../kit/badge.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawChoiceFrame } from '../../kit/choice-marks.ts';
import { beginRoundedRect, fill } from '../../kit/shapes.ts';
import type { Mark, PictureRequest } from '../../request.ts';
import { getLetterY, getNumberX } from './board.ts';
import { getMoneyRunHues } from './colours.ts';
import { type Field, getSquareMiddle, getSquareRect, parseSquare } from './field.ts';
import { findTableSlot, getTableRadius } from './supply.ts';

const SQUARE_PATTERN = /^[a-i][1-9]$/;
const COLUMN_PATTERN = /^[a-i]$/;
const ROW_PATTERN = /^[1-9]$/;

/** Radius of a square's letter, in parts of the square, usually and in a large picture. */
const LETTER_RADII = [0.262, 0.27] as const;

/** Draws frames round the squares that may be chosen, below everything that stands there. */
export function drawFrames(pen: Pen, request: PictureRequest, on: Field): void {
  const squares = new Set(request.marks.map(({ at }) => at).filter((at) => isSquare(on, at)));
  for (const square of squares) drawSquareFrame(pen, on, square);
}

function drawSquareFrame(pen: Pen, on: Field, square: Square): void {
  const rect = getSquareRect(on, square);
  beginRoundedRect(pen, rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 8, 11);
  fill(pen, getMoneyRunHues(pen).chosen);
  drawChoiceFrame(pen, rect, 11);
}

/** Draws the marks of choices, each place once: squares, columns, rows, coins on the table. */
export function drawMarks(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  boxes: Boxes,
): void {
  const places = new Map(request.marks.map((mark) => [mark.at, mark]));
  for (const mark of places.values()) drawMark(pen, view, on, mark, boxes);
}

function drawMark(pen: Pen, view: MoneyRunView, on: Field, { at, mark }: Mark, boxes: Boxes): void {
  const radius = on.large ? 27 : 23;
  if (isSquare(on, at)) drawSquareMark(pen, on, at, mark, boxes);
  else if (COLUMN_PATTERN.test(at))
    drawBadge(pen, boxes, mark, getSquareMiddle(on, `${at}1`).x, getLetterY(on), radius);
  else if (ROW_PATTERN.test(at))
    drawBadge(pen, boxes, mark, getNumberX(on), getSquareMiddle(on, `a${at}`).y, radius);
  else drawCoinMark(pen, view, on, at, mark, boxes);
}

/** Draws a mark inside the upper left corner, as the adjacent square has its own pieces. */
function drawSquareMark(pen: Pen, on: Field, at: Square, mark: string, boxes: Boxes): void {
  const { x, y } = getSquareMiddle(on, at);
  const radius = Math.round(on.cell * LETTER_RADII[on.large ? 1 : 0]);
  const aside = on.cell / 2 - radius;
  drawBadge(pen, boxes, mark, x - aside, y - aside, radius);
}

function drawCoinMark(pen: Pen, view: MoneyRunView, on: Field, at: string, mark: string, boxes: Boxes): void {
  const coin = DENOMINATIONS.find((one) => one === at);
  const slot = coin && findTableSlot(view, on, coin);
  const off = getTableRadius(on) * 0.83;
  const radius = on.large ? 27 : 23;
  if (slot)
    drawBadge(
      pen,
      boxes,
      mark,
      Math.max(radius + 2, slot.x - off),
      slot.y - off * (on.large ? 0.7 : 0.9),
      radius,
    );
}

function isSquare(on: Field, at: string): boolean {
  const { column, row } = parseSquare(at);
  return SQUARE_PATTERN.test(at) && column < on.squares && row < on.squares;
}
