import type { Board } from '../../../src/games/forage/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { layer } from '../../kit/layers.ts';
import { motif } from '../../kit/motif.ts';
import { circle, fill, rounded, shadowed } from '../../kit/shapes.ts';
import { motifOf } from '../../look.ts';
import { chipGrounds } from './chips.ts';
import { forageHues } from './colours.ts';
import { coordinates } from './coordinates.ts';
import { around, type Field, field, isSpace, publicHeight, whole } from './field.ts';
import { joined } from './joined.ts';
import { litter } from './litter.ts';
import { WIDTH } from './measures.ts';
import { grounds } from './plates.ts';
import { scenery } from './scenery.ts';

/** All that never changes of a board with this many seats; a viewer's tray comes below. */
export function board(pen: Pen, kind: Board, seats: number): Canvas {
  const on = field(kind, pen.look);
  const height = publicHeight(on);
  return layer(pen, `forage/${kind}/${seats}`, WIDTH, height, (pen) => {
    pen.fillStyle = forageHues(pen).table;
    pen.fillRect(0, 0, WIDTH, height);
    scenery(pen, on);
    if (on.ghost > 0) joined(pen, on, tile);
    else frame(pen, on);
    if (kind === 'ring') hole(pen, on);
    tiles(pen, on);
    coordinates(pen, on);
    grounds(pen, on, seats);
    chipGrounds(pen, on);
  });
}

/** A board that does not wrap has a frame: nothing moves beyond it (R-FO-24). */
function frame(pen: Pen, on: Field): void {
  const outer = around(on);
  shadowed(pen, 10, 3, () => {
    rounded(pen, outer.x, outer.y, outer.width, outer.height, 18);
    fill(pen, forageHues(pen).frame);
  });
  const { x, y, width, height } = whole(on);
  rounded(pen, x, y, width, height, 12);
  fill(pen, forageHues(pen).bed);
}

function tiles(pen: Pen, on: Field): void {
  for (let column = 0; column < on.columns; column += 2) {
    for (let row = 0; row < on.rows; row += 2) if (isSpace(on, column, row)) tile(pen, on, column, row);
  }
}

/** The ring's hole: sunk into the table (R-FO-24). */
function hole(pen: Pen, on: Field): void {
  const side = on.cell * 2;
  const [x, y] = [on.x + on.cell * 4, on.y + on.cell * 4];
  rounded(pen, x + 6, y + 6, side - 12, side - 12, 16);
  fill(pen, forageHues(pen).holeEdge);
  rounded(pen, x + 8, y + 15, side - 16, side - 23, 14);
  fill(pen, forageHues(pen).hole);
  const drawing = motifOf(pen, 'hole');
  if (drawing) motif(pen, drawing, x + on.cell, y + on.cell, side);
}

/** The back of a tile: four squares and the small cross between them. */
function tile(pen: Pen, on: Field, column: number, row: number): void {
  const side = on.cell * 2;
  const [x, y] = [on.x + column * on.cell, on.y + (on.rows - row - 2) * on.cell];
  shadowed(pen, 6, 2, () => {
    rounded(pen, x + 2, y + 2, side - 4, side - 4, 12);
    fill(pen, forageHues(pen).ground);
  });
  litter(pen, on, column, row, x, y);
  pen.fillStyle = forageHues(pen).seam;
  pen.fillRect(x + on.cell - 1.5, y + 10, 3, side - 20);
  pen.fillRect(x + 10, y + on.cell - 1.5, side - 20, 3);
  cross(pen, x + on.cell, y + on.cell);
}

function cross(pen: Pen, x: number, y: number): void {
  const drawing = motifOf(pen, 'frost');
  if (drawing && !pen.look.strong) {
    circle(pen, x, y, 13);
    fill(pen, forageHues(pen).ground);
    motif(pen, drawing, x, y, 26, { cross: forageHues(pen).cross });
    return;
  }
  pen.fillStyle = forageHues(pen).cross;
  pen.fillRect(x - 10, y - 1.5, 20, 3);
  pen.fillRect(x - 1.5, y - 10, 3, 20);
}
