import { getColumnLetter } from '../../../src/games/piecepack/board.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { write } from '../../kit/text.ts';
import { getPiecepackHues } from './colours.ts';
import { type Field, FRAME_WIDTH, getPlaceMiddle, getStretches, type Stretch } from './field.ts';

/** Draws letters below the board, numbers beside it. */
export function drawCoordinates(pen: Pen, on: Field, boxes: Boxes): void {
  for (const part of getStretches(on)) drawStretchNames(pen, on, part, boxes);
}

/** Draws the names of a stretch. Positions outside the board have numbers below 1; small spaces are not all named. */
function drawStretchNames(
  pen: Pen,
  on: Field,
  { x, y, width, height, first, columns }: Stretch,
  boxes: Boxes,
): void {
  const low = y + height + FRAME_WIDTH;
  const left = x - FRAME_WIDTH - on.side;
  boxes.note('plate', 'letters', { x, y: low, width, height: on.as.edge });
  boxes.note('plate', 'numbers', {
    x: left,
    y: y - FRAME_WIDTH,
    width: on.side,
    height: height + FRAME_WIDTH * 2,
  });
  const step = on.cell < MIN_NAMED_CELL ? 2 : 1;
  for (let column = first; column < first + columns; column += step)
    drawName(
      pen,
      on,
      getColumnLetter(column),
      getPlaceMiddle(on, column, on.near).x,
      low + on.as.edge / 2 - 3,
      boxes,
    );
  for (let row = on.near; row < on.near + on.rows; row += step)
    drawName(
      pen,
      on,
      String(row),
      left + on.side / 2,
      y + (on.rows - (row - on.near) - 0.5) * on.cell,
      boxes,
    );
}

/** Width of a space in pixels below which only some are named. */
const MIN_NAMED_CELL = 34;

function drawName(pen: Pen, on: Field, words: string, x: number, y: number, boxes: Boxes): void {
  const { size: most, part } = on.as.coordinate;
  const size = Math.min(most, Math.round(on.cell * part));
  const width = write(pen, words, x, y, { size, colour: getPiecepackHues(pen).coordinates, align: 'center' });
  boxes.note('text', words, { x: x - width / 2, y: y - size * 0.45, width, height: size * 0.9 });
}
