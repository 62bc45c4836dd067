import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { write } from '../../kit/words.ts';
import { piecepackHues } from './colours.ts';
import { type Field, FRAME, middle, whole } from './field.ts';

/** Letters below the board, numbers beside it. */
export function coordinates(pen: Pen, on: Field, boxes: Boxes): void {
  const { x, y, width, height } = whole(on);
  const low = y + height + FRAME;
  const left = x - FRAME - on.side;
  boxes.note('plate', 'letters', { x, y: low, width, height: on.as.edge });
  boxes.note('plate', 'numbers', { x: left, y: y - FRAME, width: on.side, height: height + FRAME * 2 });
  for (let column = 1; column <= on.columns; column++)
    said(pen, on, String.fromCharCode(96 + column), middle(on, column, 1).x, low + on.as.edge / 2 - 3, boxes);
  for (let row = 1; row <= on.rows; row++)
    said(pen, on, String(row), left + on.side / 2, middle(on, 1, row).y, boxes);
}

function said(pen: Pen, on: Field, words: string, x: number, y: number, boxes: Boxes): void {
  const { size: most, part } = on.as.coordinate;
  const size = Math.min(most, Math.round(on.cell * part));
  const width = write(pen, words, x, y, { size, colour: piecepackHues(pen).coordinates, align: 'center' });
  boxes.note('text', words, { x: x - width / 2, y: y - size * 0.45, width, height: size * 0.9 });
}
