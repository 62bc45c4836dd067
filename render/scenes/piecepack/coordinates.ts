import { columnLetter } from '../../../src/games/piecepack/board.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { write } from '../../kit/words.ts';
import { piecepackHues } from './colours.ts';
import { type Field, FRAME, middle, type Stretch, stretches } from './field.ts';

/** Letters below the board, numbers beside it. */
export function coordinates(pen: Pen, on: Field, boxes: Boxes): void {
  for (const part of stretches(on)) named(pen, on, part, boxes);
}

/** What is beside the board has a number below 1; where spaces are small not every one is named. */
function named(pen: Pen, on: Field, { x, y, width, height, first, columns }: Stretch, boxes: Boxes): void {
  const low = y + height + FRAME;
  const left = x - FRAME - on.side;
  boxes.note('plate', 'letters', { x, y: low, width, height: on.as.edge });
  boxes.note('plate', 'numbers', { x: left, y: y - FRAME, width: on.side, height: height + FRAME * 2 });
  const step = on.cell < SMALL ? 2 : 1;
  for (let column = first; column < first + columns; column += step)
    said(pen, on, columnLetter(column), middle(on, column, on.near).x, low + on.as.edge / 2 - 3, boxes);
  for (let row = on.near; row < on.near + on.rows; row += step)
    said(pen, on, String(row), left + on.side / 2, y + (on.rows - (row - on.near) - 0.5) * on.cell, boxes);
}

/** Smaller spaces are named by turns; in pixels. */
const SMALL = 34;

function said(pen: Pen, on: Field, words: string, x: number, y: number, boxes: Boxes): void {
  const { size: most, part } = on.as.coordinate;
  const size = Math.min(most, Math.round(on.cell * part));
  const width = write(pen, words, x, y, { size, colour: piecepackHues(pen).coordinates, align: 'center' });
  boxes.note('text', words, { x: x - width / 2, y: y - size * 0.45, width, height: size * 0.9 });
}
