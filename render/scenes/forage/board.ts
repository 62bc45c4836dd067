import type { Board } from '../../../src/games/forage/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getLayer } from '../../kit/canvas-cache.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginCircle, beginRoundedRect, fill, withShadow } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { drawChipGrounds } from './chips.ts';
import { getForageHues } from './colours.ts';
import { drawCoordinates } from './coordinates.ts';
import {
  type Field,
  getBoardRect,
  getPublicHeight,
  getSurroundingRect,
  isSpace,
  layOutField,
} from './field.ts';
import { drawLitter, drawSoil } from './litter.ts';
import { WIDTH } from './measures.ts';
import { drawPlateGrounds } from './plates.ts';

/** Returns everything that never changes on a board with this many seats; a viewer's tray comes below. */
export function getBoardCanvas(pen: Pen, kind: Board, seats: number): Canvas {
  const on = layOutField(kind, pen.look);
  const height = getPublicHeight(on);
  return getLayer(pen, `forage/${kind}/${seats}`, WIDTH, height, (pen) => {
    pen.fillStyle = getForageHues(pen).table;
    pen.fillRect(0, 0, WIDTH, height);
    drawScenery(pen, on);
    if (on.ghost > 0) drawJoinedEdges(pen, on, drawTile);
    else drawFrame(pen, on);
    if (kind === 'ring') drawHole(pen, on);
    drawTiles(pen, on);
    drawCoordinates(pen, on);
    drawPlateGrounds(pen, on, seats);
    drawChipGrounds(pen, on);
  });
}

/** Draws the frame of a board that does not wrap: nothing moves beyond it (R-FO-24). */
function drawFrame(pen: Pen, on: Field): void {
  const outer = getSurroundingRect(on);
  withShadow(pen, 10, 3, () => {
    beginRoundedRect(pen, outer.x, outer.y, outer.width, outer.height, 18);
    fill(pen, getForageHues(pen).frame);
  });
  const { x, y, width, height } = getBoardRect(on);
  beginRoundedRect(pen, x, y, width, height, 12);
  fill(pen, getForageHues(pen).bed);
}

function drawTiles(pen: Pen, on: Field): void {
  for (let column = 0; column < on.columns; column += 2) {
    for (let row = 0; row < on.rows; row += 2) if (isSpace(on, column, row)) drawTile(pen, on, column, row);
  }
}

/** Draws the ring's hole, sunk into the table (R-FO-24). */
function drawHole(pen: Pen, on: Field): void {
  const side = on.cell * 2;
  const [x, y] = [on.x + on.cell * 4, on.y + on.cell * 4];
  beginRoundedRect(pen, x + 6, y + 6, side - 12, side - 12, 16);
  fill(pen, getForageHues(pen).holeEdge);
  beginRoundedRect(pen, x + 8, y + 15, side - 16, side - 23, 14);
  fill(pen, getForageHues(pen).hole);
  const drawing = findMotif(pen, 'hole');
  if (drawing) drawMotif(pen, drawing, x + on.cell, y + on.cell, side);
}

/** Draws the back of a tile: four squares and the small cross between them. */
function drawTile(pen: Pen, on: Field, column: number, row: number): void {
  const side = on.cell * 2;
  const [x, y] = [on.x + column * on.cell, on.y + (on.rows - row - 2) * on.cell];
  withShadow(pen, 6, 2, () => {
    beginRoundedRect(pen, x + 2, y + 2, side - 4, side - 4, 12);
    fill(pen, getForageHues(pen).ground);
  });
  drawSoil(pen, on, column, row, x, y);
  drawLitter(pen, on, column, row, x, y);
  pen.fillStyle = getForageHues(pen).seam;
  pen.fillRect(x + on.cell - 1.5, y + 10, 3, side - 20);
  pen.fillRect(x + 10, y + on.cell - 1.5, side - 20, 3);
  drawCross(pen, x + on.cell, y + on.cell);
}

/** Opacity of a theme's flakes, which must not look like marks. */
const FROST_ALPHA = 0.5;

function drawCross(pen: Pen, x: number, y: number): void {
  const drawing = findMotif(pen, 'frost');
  if (drawing && !pen.look.strong) {
    beginCircle(pen, x, y, 13);
    fill(pen, getForageHues(pen).ground);
    pen.globalAlpha = FROST_ALPHA;
    drawMotif(pen, drawing, x, y, 26, { cross: getForageHues(pen).cross });
    pen.globalAlpha = 1;
    return;
  }
  pen.fillStyle = getForageHues(pen).cross;
  pen.fillRect(x - 10, y - 1.5, 20, 3);
  pen.fillRect(x - 1.5, y - 10, 3, 20);
}

/** Draws what a theme places at the sides of the board: the nearer things lower and larger. */
function drawScenery(pen: Pen, on: Field): void {
  if (pen.look.strong || pen.look.large) return;
  const [tree, pine] = [findMotif(pen, 'tree'), findMotif(pen, 'pine')];
  if (!tree || !pine) return;
  const { x, y, height } = getSurroundingRect(on);
  const room = x - on.by.edge;
  if (room < 40) return;
  for (let step = 0; step < 7; step++) {
    const down = y + 30 + (step * (height - 40)) / 6;
    const size = room + step * 3;
    drawMotif(pen, step % 3 === 1 ? tree : pine, room * 0.46 + ((step * 29) % 15) - 7, down, size);
    drawMotif(
      pen,
      step % 3 === 0 ? tree : pine,
      WIDTH - room * 0.46 - ((step * 37) % 15) + 7,
      down - 24,
      size,
    );
  }
}

/** Draws the board beyond the edges of the torus: cut-off tiles that fade (R-FO-9), and a fold along the edge. */
function drawJoinedEdges(
  pen: Pen,
  on: Field,
  tile: (pen: Pen, on: Field, column: number, row: number) => void,
): void {
  const outer = getSurroundingRect(on);
  pen.save();
  pen.beginPath();
  pen.roundRect(outer.x, outer.y, outer.width, outer.height, 14);
  pen.clip();
  for (let column = -2; column < on.columns + 2; column += 2) {
    for (let row = -2; row < on.rows + 2; row += 2) tile(pen, on, column, row);
  }
  for (const side of [0, 1, 2, 3]) drawFade(pen, on, side);
  pen.restore();
  drawFold(pen, getBoardRect(on));
}

/** Fades the board on one side (left, top, right or bottom), stronger with every step outward. */
function drawFade(pen: Pen, on: Field, side: number): void {
  const { x, y, width, height } = getSurroundingRect(on);
  const steps = 4;
  const thick = on.ghost / steps;
  pen.fillStyle = getForageHues(pen).beyond;
  for (let step = 0; step < steps; step++) {
    pen.globalAlpha = 0.12 + step * 0.15;
    const off = on.ghost - (step + 1) * thick;
    const [inner, long] = [off * 2, off];
    if (side === 0) pen.fillRect(x + off, y + long, thick, height - inner);
    if (side === 1) pen.fillRect(x + off + thick, y + long, width - inner - thick * 2, thick);
    if (side === 2) pen.fillRect(x + width - off - thick, y + long, thick, height - inner);
    if (side === 3) pen.fillRect(x + off + thick, y + height - off - thick, width - inner - thick * 2, thick);
  }
  pen.globalAlpha = 1;
}

/** Draws a broken line: visible, but passable. */
function drawFold(pen: Pen, { x, y, width, height }: Rect): void {
  pen.save();
  pen.strokeStyle = getForageHues(pen).fold;
  pen.lineWidth = pen.look.strong ? 4 : 3;
  pen.setLineDash([12, 12]);
  pen.strokeRect(x, y, width, height);
  pen.restore();
}
