import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { motoxHues } from './colours.ts';
import { type Field, growing, type Tiles } from './field.ts';
import { onTile } from './on-tile.ts';

/** The boxes of the start grid, and the finish line once the last tile lies. */
export function ends(pen: Pen, on: Field, view: MotoXView, tiles: Tiles): void {
  const last = view.track.length - 1;
  if (tiles.includes(0)) onTile(pen, on, view.track, 0, (cell) => grid(pen, cell));
  if (last > 0 && tiles.includes(last) && !growing(view))
    onTile(pen, on, view.track, last, (cell) => chequers(pen, cell));
}

/** A bracket before each of the four spaces. */
function grid(pen: Pen, cell: number): void {
  pen.strokeStyle = motoxHues(pen).paint;
  pen.lineWidth = Math.max(2.5, cell * 0.06);
  pen.lineJoin = 'miter';
  for (const x of [-0.5, 0.5]) for (const y of [-0.5, 0.5]) bracket(pen, x * cell, y * cell, cell * 0.36);
}

function bracket(pen: Pen, x: number, y: number, half: number): void {
  pen.beginPath();
  pen.moveTo(x - half * 0.4, y - half);
  pen.lineTo(x + half, y - half);
  pen.lineTo(x + half, y + half);
  pen.lineTo(x - half * 0.4, y + half);
  pen.stroke();
}

/** Three rows of squares over the exit edge and a little beyond. */
function chequers(pen: Pen, cell: number): void {
  const side = cell / 6;
  pen.fillStyle = motoxHues(pen).chequer;
  pen.fillRect(cell - side - 2, -cell - 3, side * 3 + 4, cell * 2 + 6);
  for (let row = 0; row < 3; row++) {
    for (let at = 0; at < 12; at++) square(pen, cell - side + row * side, -cell + at * side, side, row + at);
  }
}

function square(pen: Pen, x: number, y: number, side: number, at: number): void {
  pen.fillStyle = at % 2 === 0 ? motoxHues(pen).paint : motoxHues(pen).chequer;
  pen.fillRect(x, y, side, side);
}
