import type { MotoXView, Tile } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { fill, rounded, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { type Field, onTable } from './field.ts';
import { ASPHALT, ASPHALT_DARK, CURB, PAINT, turned } from './look.ts';
import { ahead, centre, joins, STEPS } from './way.ts';

/** The road of all tiles: ground, curbs, lanes, numbers and the direction it goes. */
export function road(pen: Pen, on: Field, view: MotoXView): void {
  for (const tile of view.track) ground(pen, on, tile);
  view.track.forEach((_, at) => {
    paved(pen, on, view.track, at);
  });
  view.track.forEach((_, at) => {
    painted(pen, on, view.track, at);
  });
}

/** Draws round the middle of a tile, its exit edge to the right: x from −2 to 2 half spaces would be the tile. */
export function onTile(
  pen: Pen,
  on: Field,
  track: readonly Tile[],
  at: number,
  draw: (cell: number) => void,
): void {
  const tile = track[at];
  if (!tile) return;
  const { x, y } = onTable(on, centre(tile));
  const along = ahead(track, at);
  turned(pen, x, y, Math.atan2(-along.y, along.x), () => draw(on.cell));
}

/** The shadow and the rim that all tiles together throw on the sand. */
function ground(pen: Pen, on: Field, tile: Tile): void {
  const { x, y } = onTable(on, centre(tile));
  const half = on.cell + 3;
  stamp(pen, 'motox/ground', on.cell * 2 + 40, x, y, (at) => {
    shadowed(at, 10, 4, () => {
      rounded(at, -half, -half, half * 2, half * 2, on.cell * 0.16);
      fill(at, ASPHALT_DARK);
    });
  });
}

function paved(pen: Pen, on: Field, track: readonly Tile[], at: number): void {
  const tile = track[at];
  if (!tile) return;
  const { x, y } = onTable(on, centre(tile));
  const half = on.cell - 1;
  rounded(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.1);
  fill(pen, ASPHALT);
  for (const step of Object.values(STEPS)) {
    if (!joins(track, at, step) && !exit(track, at, step))
      turned(pen, x, y, Math.atan2(-step.y, step.x), () => curb(pen, on.cell));
  }
}

/** The exit edge of the last tile has no curb: there is the finish line. */
function exit(track: readonly Tile[], at: number, step: { x: number; y: number }): boolean {
  const along = ahead(track, at);
  return at > 0 && at === track.length - 1 && along.x === step.x && along.y === step.y;
}

/** Red and white along the edge at the right. */
function curb(pen: Pen, cell: number): void {
  const deep = Math.max(4, Math.round(cell * 0.1));
  const long = (cell * 2) / 8;
  for (let part = 0; part < 8; part++) {
    pen.fillStyle = part % 2 === 0 ? CURB : PAINT;
    pen.fillRect(cell - deep, -cell + part * long, deep, long);
  }
}

function painted(pen: Pen, on: Field, track: readonly Tile[], at: number): void {
  onTile(pen, on, track, at, (cell) => {
    if (at > 0) dashes(pen, cell);
    lines(pen, cell);
    if (track.length > 1 && at < track.length - 1) chevron(pen, cell);
  });
  const { x, y } = onTable(on, centre(track[at] ?? { x: 0, y: 0 }));
  number(pen, x, y, at, on.cell);
}

/** Between the lanes. */
function dashes(pen: Pen, cell: number): void {
  pen.strokeStyle = 'rgba(247, 240, 224, 0.75)';
  pen.lineWidth = Math.max(2, cell * 0.045);
  pen.setLineDash([cell * 0.22, cell * 0.12]);
  stroke(pen, -cell, 0, cell * 0.7, 0);
  pen.setLineDash([]);
}

/** A thin line between the rows, a line at the exit edge. */
function lines(pen: Pen, cell: number): void {
  pen.strokeStyle = 'rgba(43, 38, 32, 0.28)';
  pen.lineWidth = Math.max(1.5, cell * 0.03);
  stroke(pen, 0, -cell * 0.88, 0, cell * 0.88);
  pen.strokeStyle = 'rgba(43, 38, 32, 0.6)';
  pen.lineWidth = Math.max(2, cell * 0.05);
  stroke(pen, cell, -cell, cell, cell);
}

function stroke(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

/** Between the lanes at the exit edge. */
function chevron(pen: Pen, cell: number): void {
  const [tip, size] = [cell * 1.02, cell * 0.2];
  pen.beginPath();
  pen.moveTo(tip - size, -size);
  pen.lineTo(tip, 0);
  pen.lineTo(tip - size, size);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.lineWidth = Math.max(3, cell * 0.09);
  pen.strokeStyle = PAINT;
  pen.stroke();
}

function number(pen: Pen, x: number, y: number, at: number, cell: number): void {
  const size = Math.max(19, Math.round(cell * 0.4));
  const half = size * (at > 9 ? 0.72 : 0.58);
  rounded(pen, x - half, y - size * 0.56, half * 2, size * 1.12, size * 0.4);
  fill(pen, ASPHALT_DARK);
  write(pen, String(at), x, y, { size, colour: PAINT, align: 'center' });
}
