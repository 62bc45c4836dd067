import type { Tile } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginCircle, beginRoundedRect, fill, withShadow } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, type Tiles, toTablePixels } from './field.ts';
import { printTile, withTurn } from './tile-prints.ts';
import { DIRECTION_STEPS, getStepAhead, getTileCentre, isJoined } from './track-geometry.ts';

/** Position of tyre tracks in each lane, in spaces from the middle of the road. */
const TYRE_LANES = [-0.62, -0.38, 0.38, 0.62];

/** Draws the road of these tiles: its surface, curbs, lanes and direction. */
export function drawRoad(pen: Pen, on: Field, track: readonly Tile[], tiles: Tiles): void {
  for (const at of tiles) drawGround(pen, on, track, at);
  for (const at of tiles) drawPaving(pen, on, track, at);
  for (const at of tiles) drawRuts(pen, on, track, at);
  for (const at of tiles) drawCurbs(pen, on, track, at);
  for (const at of tiles) drawRoadMarkings(pen, on, track, at);
}

/** Draws the common shadow and rim of all tiles on the ground. */
function drawGround(pen: Pen, on: Field, track: readonly Tile[], at: number): void {
  const { x, y } = toTablePixels(on, getTileCentre(track[at] ?? { x: 0, y: 0 }));
  const half = on.cell + 3;
  stamp(pen, 'motox/ground', on.cell * 2 + 40, x, y, (on) => {
    withShadow(on, 8, 3, () => {
      beginRoundedRect(on, -half, -half, half * 2, half * 2, half * 0.16);
      fill(on, getMotoxHues(on).roadDark);
    });
  });
}

/** Draws the paving; specks lie differently on each of four tiles. */
function drawPaving(pen: Pen, on: Field, track: readonly Tile[], at: number): void {
  const { x, y } = toTablePixels(on, getTileCentre(track[at] ?? { x: 0, y: 0 }));
  const half = on.cell - 1;
  stamp(pen, `motox/paved/${at % 4}`, on.cell * 2, x, y, (on) => {
    beginRoundedRect(on, -half, -half, half * 2, half * 2, half * 0.1);
    fill(on, getMotoxHues(on).road);
    getMotoxHues(on).grain.forEach((colour, tone) => {
      drawSpecks(on, half, colour, (at % 4) * 5 + tone);
    });
  });
}

const SPECKS = 26;

function drawSpecks(pen: Pen, half: number, colour: string, seed: number): void {
  for (let at = 0; at < SPECKS; at++) {
    const [x, y] = [getPseudoRandom(seed * 97 + at * 2), getPseudoRandom(seed * 131 + at * 2 + 1)];
    beginCircle(
      pen,
      (x - 0.5) * half * 1.86,
      (y - 0.5) * half * 1.86,
      half * (0.016 + 0.026 * getPseudoRandom(at + seed)),
    );
    fill(pen, colour);
  }
}

/** Returns a value from 0 to 1, always the same for the same number. */
function getPseudoRandom(seed: number): number {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}

function drawCurbs(pen: Pen, on: Field, track: readonly Tile[], at: number): void {
  const { x, y } = toTablePixels(on, getTileCentre(track[at] ?? { x: 0, y: 0 }));
  const edges = Object.entries(DIRECTION_STEPS).filter(
    ([, step]) => !isJoined(track, at, step) && !isFinishEdge(track, at, step),
  );
  stamp(pen, `motox/curbs/${edges.map(([direction]) => direction)}`, on.cell * 2.3, x, y, (pen) => {
    for (const [, step] of edges)
      withTurn(pen, 0, 0, Math.atan2(-step.y, step.x), () => drawCurb(pen, on.cell));
  });
}

/** Returns whether this is the exit edge of the last tile, which has the finish line instead of a curb. */
function isFinishEdge(track: readonly Tile[], at: number, step: { x: number; y: number }): boolean {
  const along = getStepAhead(track, at);
  return at > 0 && at === track.length - 1 && along.x === step.x && along.y === step.y;
}

/** Draws the curb at the right edge in two alternating colours, or the theme's curb. */
function drawCurb(pen: Pen, cell: number): void {
  const own = pen.look.strong ? null : findMotif(pen, 'curb');
  const deep = Math.max(4, Math.round(cell * 0.1));
  const { curb: colours } = getMotoxHues(pen);
  const parts = own ? 5 : 8;
  const long = (cell * 2) / parts;
  for (let part = 0; part < parts; part++) {
    const y = -cell + part * long;
    if (own)
      withTurn(pen, cell - deep * 0.2, y + long / 2, part * 2.1, () =>
        drawMotif(pen, own, 0, 0, cell * 0.24),
      );
    else {
      pen.fillStyle = colours[part % colours.length] ?? '';
      pen.fillRect(cell - deep, y, deep, long);
    }
  }
}

function drawRoadMarkings(pen: Pen, on: Field, track: readonly Tile[], at: number): void {
  const [isFirst, isLast] = [at === 0, at === track.length - 1];
  const draw = (pen: Pen, cell: number) => {
    if (!isFirst) drawDashes(pen, cell);
    drawRowLines(pen, cell);
    if (!isLast) drawChevron(pen, cell);
  };
  printTile(pen, on, track, at, { key: `paint/${isFirst}/${isLast}`, wide: 2.2, draw });
}

/** Draws dashes between the lanes. */
function drawDashes(pen: Pen, cell: number): void {
  pen.globalAlpha = 0.75;
  pen.strokeStyle = getMotoxHues(pen).paint;
  pen.lineWidth = Math.max(2, cell * 0.045);
  pen.setLineDash([cell * 0.22, cell * 0.12]);
  strokeSegment(pen, -cell, 0, cell * 0.7, 0);
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** Draws a thin line between the rows, a stronger one at the exit edge. */
function drawRowLines(pen: Pen, cell: number): void {
  pen.strokeStyle = getMotoxHues(pen).seam;
  pen.lineWidth = Math.max(1.5, cell * 0.03);
  strokeSegment(pen, 0, -cell * 0.88, 0, cell * 0.88);
  pen.lineWidth = Math.max(3, cell * 0.07);
  strokeSegment(pen, cell, -cell, cell, cell);
}

function strokeSegment(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

/** Draws a chevron between the lanes at the exit edge. */
function drawChevron(pen: Pen, cell: number): void {
  const [tip, size] = [cell * 1.02, cell * 0.2];
  pen.beginPath();
  pen.moveTo(tip - size, -size);
  pen.lineTo(tip, 0);
  pen.lineTo(tip - size, size);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.lineWidth = Math.max(3, cell * 0.09);
  pen.strokeStyle = getMotoxHues(pen).paint;
  pen.stroke();
}

/** Draws tyre tracks on a tile: straight on, or round the bend. */
function drawRuts(pen: Pen, on: Field, track: readonly Tile[], at: number): void {
  const bend = getBend(track, at);
  const draw = (pen: Pen, cell: number) => {
    pen.strokeStyle = getMotoxHues(pen).rut;
    pen.lineWidth = cell * 0.13;
    pen.lineCap = 'butt';
    for (const lane of TYRE_LANES) drawRut(pen, cell, lane, bend);
  };
  printTile(pen, on, track, at, { key: `ruts/${bend}`, wide: 2, draw });
}

/** Returns 1 if the road came from the left of its exit, −1 from the right, 0 if it goes straight on. */
function getBend(track: readonly Tile[], at: number): number {
  if (at === 0) return 0;
  const [into, out] = [getStepAhead(track, at - 1), getStepAhead(track, at)];
  return Math.sign(into.x * out.y - into.y * out.x);
}

function drawRut(pen: Pen, cell: number, lane: number, bend: number): void {
  pen.beginPath();
  if (bend === 0) {
    pen.moveTo(-cell, lane * cell);
    pen.lineTo(cell, lane * cell);
  } else drawQuarter(pen, cell, lane, bend);
  pen.stroke();
}

/** Draws a quarter circle round the inner corner, from the entry edge to the exit edge. */
function drawQuarter(pen: Pen, cell: number, lane: number, bend: number): void {
  const from = bend > 0 ? Math.PI / 2 : Math.PI;
  pen.arc(cell, -bend * cell, cell * (1 + bend * lane), from, from + Math.PI / 2);
}
