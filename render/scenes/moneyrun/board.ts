import type { MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { getLayer } from '../../kit/canvas-cache.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginRoundedRect, fill, withShadow } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { findMotif } from '../../style.ts';
import { getMoneyRunHues } from './colours.ts';
import { type Field, getBoardRect, getPictureSize, getSquare, getSquareRect } from './field.ts';
import { drawGoals, drawStarts } from './goals.ts';
import { WIDTH } from './measures.ts';
import { drawPlateGrounds } from './plates.ts';
import { drawSupplyGround } from './supply.ts';

/** Returns everything that never changes on a board with these seats. */
export function getBoardCanvas(pen: Pen, view: MoneyRunView, on: Field): Canvas {
  const { height } = getPictureSize(view, pen.look);
  const { options, sides } = view;
  const key = `moneyrun/${on.squares}/${sides.join('')}/${options.starts}/${options.tiny}/${view.viewer}`;
  return getLayer(pen, key, WIDTH, height, (pen) => {
    pen.fillStyle = getMoneyRunHues(pen).around;
    pen.fillRect(0, 0, WIDTH, height);
    drawFrame(pen, on);
    drawSquares(pen, on);
    drawGoals(pen, on, sides, view.viewer);
    if (options.starts === 'middle') drawStarts(pen, on, sides);
    drawTufts(pen, on);
    drawCoordinates(pen, on);
    drawPlateGrounds(pen, on, sides);
    drawSupplyGround(pen, on, options.tiny);
  });
}

function drawFrame(pen: Pen, on: Field): void {
  const { x, y, width, height } = getBoardRect(on);
  const { frame } = on;
  withShadow(pen, 10, 3, () => {
    beginRoundedRect(pen, x - frame, y - frame, width + frame * 2, height + frame * 2, 14);
    fill(pen, getMoneyRunHues(pen).frame);
  });
  pen.fillStyle = getMoneyRunHues(pen).frameDark;
  pen.fillRect(x - 2, y - 2, width + 4, height + 4);
}

function drawSquares(pen: Pen, on: Field): void {
  for (let column = 0; column < on.squares; column++)
    for (let row = 0; row < on.squares; row++) drawSquare(pen, on, column, row);
}

function drawSquare(pen: Pen, on: Field, column: number, row: number): void {
  const { squares, grid } = getMoneyRunHues(pen);
  const { x, y, width, height } = getSquareRect(on, getSquare(column, row));
  pen.fillStyle = squares[(column + row + on.squares) % 2] ?? grid;
  pen.fillRect(x, y, width, height);
  const waves = pen.look.strong ? null : findMotif(pen, (column * 5 + row * 3) % 4 < 2 ? 'waves' : 'ripple');
  if (waves) drawMotif(pen, waves, x + width / 2, y + height / 2, width);
  pen.strokeStyle = grid;
  pen.lineWidth = 2;
  pen.strokeRect(x, y, width, height);
}

/** Draws what a theme has beside the board, between the letters and numbers. */
function drawTufts(pen: Pen, on: Field): void {
  const drawing = on.large || pen.look.strong ? null : findMotif(pen, 'tuft');
  if (!drawing) return;
  for (let at = 0; at <= on.squares; at++) {
    drawMotif(pen, drawing, on.x + at * on.cell, getLetterY(on), 20);
    drawMotif(pen, drawing, getNumberX(on), on.y + at * on.cell, 20);
  }
}

function drawCoordinates(pen: Pen, on: Field): void {
  const size = on.large ? 41 : 34;
  const hand = { size, colour: getMoneyRunHues(pen).coordinate, align: 'center' } as const;
  for (let at = 0; at < on.squares; at++) {
    const along = (at + 0.5) * on.cell;
    const letter = String.fromCharCode(97 + at);
    write(pen, letter, on.x + along, getLetterY(on), hand);
    write(pen, String(on.squares - at), getNumberX(on), on.y + along, hand);
  }
}

/** Returns the height of the column letters. */
export function getLetterY(on: Field): number {
  return on.y + on.board + on.frame + on.edge / 2;
}

/** Returns the horizontal position of the row numbers. */
export function getNumberX(on: Field): number {
  return on.x - on.frame - on.edge / 2 - 1;
}
