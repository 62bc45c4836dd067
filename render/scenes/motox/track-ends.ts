import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, isGrowing, type Tiles } from './field.ts';
import { inTile } from './tile-prints.ts';

/** Draws the boxes of the start grid, and the finish line once the last tile is laid. */
export function drawEnds(pen: Pen, on: Field, view: MotoXView, tiles: Tiles): void {
  const last = view.track.length - 1;
  if (tiles.includes(0)) inTile(pen, on, view.track, 0, (cell) => drawGrid(pen, cell));
  if (last > 0 && tiles.includes(last) && !isGrowing(view))
    inTile(pen, on, view.track, last, (cell) => drawChequers(pen, cell));
}

/** Draws a bracket before each of the four spaces. */
function drawGrid(pen: Pen, cell: number): void {
  pen.strokeStyle = getMotoxHues(pen).paint;
  pen.lineWidth = Math.max(2.5, cell * 0.06);
  pen.lineJoin = 'miter';
  for (const x of [-0.5, 0.5]) for (const y of [-0.5, 0.5]) drawBracket(pen, x * cell, y * cell, cell * 0.36);
}

function drawBracket(pen: Pen, x: number, y: number, half: number): void {
  pen.beginPath();
  pen.moveTo(x - half * 0.4, y - half);
  pen.lineTo(x + half, y - half);
  pen.lineTo(x + half, y + half);
  pen.lineTo(x - half * 0.4, y + half);
  pen.stroke();
}

/** Draws three rows of squares over the exit edge and a little beyond. */
function drawChequers(pen: Pen, cell: number): void {
  const side = cell / 6;
  pen.fillStyle = getMotoxHues(pen).chequer;
  pen.fillRect(cell - side - 2, -cell - 3, side * 3 + 4, cell * 2 + 6);
  for (let row = 0; row < 3; row++) {
    for (let at = 0; at < 12; at++)
      drawSquare(pen, cell - side + row * side, -cell + at * side, side, row + at);
  }
  for (const y of [-cell * 1.14, cell * 1.14]) drawPost(pen, cell + side / 2, y, side);
}

/** Draws a post of the finish from above, chequered in quarters. */
function drawPost(pen: Pen, x: number, y: number, side: number): void {
  pen.fillStyle = getMotoxHues(pen).chequer;
  pen.fillRect(x - side - 2, y - side - 2, side * 2 + 4, side * 2 + 4);
  for (const [at, dx, dy] of [
    [0, -1, -1],
    [1, 0, -1],
    [1, -1, 0],
    [0, 0, 0],
  ] as const)
    drawSquare(pen, x + dx * side, y + dy * side, side, at);
}

function drawSquare(pen: Pen, x: number, y: number, side: number, at: number): void {
  pen.fillStyle = at % 2 === 0 ? getMotoxHues(pen).paint : getMotoxHues(pen).chequer;
  pen.fillRect(x, y, side, side);
}
