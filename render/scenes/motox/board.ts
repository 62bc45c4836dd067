import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { getLayer } from '../../kit/canvas-cache.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { getMotoxHues } from './colours.ts';
import { drawCrowd } from './crowd.ts';
import {
  countSeats,
  type Field,
  getPictureSize,
  isGrowing,
  type Panel,
  type Tiles,
  toTablePixels,
} from './field.ts';
import { drawBands, drawLand } from './land.ts';
import { WIDTH } from './measures.ts';
import { drawPlateGrounds } from './plates.ts';
import { drawRamps } from './ramps.ts';
import { drawRoad } from './road.ts';
import { inTile } from './tile-prints.ts';
import { getTileCentre } from './track-geometry.ts';
import { drawVerge } from './verge.ts';

/** Step in pixels to which the height of the land is rounded up. */
const HEIGHT_STEP = 200;

/** Draws the table with the track. The cached layer serves the whole race, or one position while the track grows. */
export function drawBoard(pen: Pen, on: Field, view: MotoXView): void {
  pen.drawImage(getBoardCanvas(pen, on, view), 0, 0);
}

function getBoardCanvas(pen: Pen, on: Field, view: MotoXView): Canvas {
  const track = view.track.map(({ x, y, ramp }) => `${x},${y},${ramp}`).join(';');
  const { width, height } = getPictureSize(view, pen.look);
  return getLayer(pen, `motox/${countSeats(view)}/${track}`, width, height, (pen) =>
    drawGround(pen, on, view),
  );
}

function drawGround(pen: Pen, on: Field, view: MotoXView): void {
  const { height } = getPictureSize(view, pen.look);
  pen.drawImage(getCountryCanvas(pen, height), 0, 0);
  drawPlateGrounds(pen, countSeats(view), height);
  for (const panel of on.panels) {
    if (on.panels.length > 1) drawPanelBorder(pen, panel);
    inPanel(pen, panel, () => drawStretch(pen, on, view, panel));
  }
}

/** Returns the land, at least this high; one canvas serves many heights, as nearly every tile changes the track's. */
function getCountryCanvas(pen: Pen, height: number): Canvas {
  const high = Math.ceil(height / HEIGHT_STEP) * HEIGHT_STEP;
  return getLayer(pen, `motox/land/${high}`, WIDTH, high, (pen) => drawBands(pen, WIDTH, high));
}

function drawStretch(pen: Pen, on: Field, view: MotoXView, panel: Panel): void {
  const { length } = view.track;
  const own = Array.from({ length: Math.min(length, panel.to + 1) - panel.from }, (_, at) => panel.from + at);
  const beyond = [panel.from - 1, panel.to + 1].filter((at) => at >= 0 && at < length);
  if (!pen.look.large && !pen.look.strong) drawLand(pen, on, view, panel);
  drawVerge(
    pen,
    on,
    view,
    [...own, ...beyond].sort((one, other) => one - other),
  );
  drawLaidTiles(pen, on, view, beyond);
  for (const at of beyond) drawVeil(pen, on, view.track, at, at < panel.from ? panel.from : panel.to);
  drawLaidTiles(pen, on, view, own);
  if (!pen.look.large && !pen.look.strong) drawCrowd(pen, on, view, own);
}

function drawLaidTiles(pen: Pen, on: Field, view: MotoXView, tiles: Tiles): void {
  drawRoad(pen, on, view.track, tiles);
  drawEnds(pen, on, view, tiles);
  drawRamps(pen, on, view.track, tiles);
}

/** Draws in the table's pixels on each panel. */
export function inPanels(pen: Pen, on: Field, draw: (panel: Panel) => void): void {
  for (const panel of on.panels) inPanel(pen, panel, () => draw(panel));
}

function inPanel(pen: Pen, { rect, shift }: Pick<Panel, 'rect' | 'shift'>, draw: () => void): void {
  pen.save();
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 12);
  pen.clip();
  pen.translate(shift.x, shift.y);
  draw();
  pen.restore();
}

function drawPanelBorder(pen: Pen, { rect }: Panel): void {
  const { groundDark, ground } = getMotoxHues(pen);
  pen.globalAlpha = 0.25;
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 12);
  fill(pen, ground);
  pen.globalAlpha = 1;
  beginRoundedRect(pen, rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2, 11);
  strokeOutline(pen, groundDark, 3);
}

/** Fades a tile of another panel, up to the edge where it meets its neighbour here. */
function drawVeil(pen: Pen, on: Field, track: MotoXView['track'], at: number, neighbour: number): void {
  const [tile, next] = [track[at], track[neighbour]];
  if (!tile || !next) return;
  const { x, y } = toTablePixels(on, getTileCentre(tile));
  const [right, up] = [next.x - tile.x, next.y - tile.y];
  const [near, far] = [on.cell - 2, on.cell * 2];
  const [left, above] = [x - (right < 0 ? near : far), y - (up > 0 ? near : far)];
  pen.globalAlpha = 0.62;
  pen.fillStyle = getMotoxHues(pen).ground;
  pen.fillRect(left, above, x + (right > 0 ? near : far) - left, y + (up < 0 ? near : far) - above);
  pen.globalAlpha = 1;
}

/** Draws the boxes of the start grid, and the finish line once the last tile is laid. */
function drawEnds(pen: Pen, on: Field, view: MotoXView, tiles: Tiles): void {
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
