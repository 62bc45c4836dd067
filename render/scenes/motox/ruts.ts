import type { Tile } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { getMotoxHues } from './colours.ts';
import type { Field } from './field.ts';
import { printTile } from './tile-prints.ts';
import { getStepAhead } from './track-geometry.ts';

/** Position of tyre tracks in each lane, in spaces from the middle of the road. */
const TYRE_LANES = [-0.62, -0.38, 0.38, 0.62];

/** Draws tyre tracks on a tile: straight on, or round the bend. */
export function drawRuts(pen: Pen, on: Field, track: readonly Tile[], at: number): void {
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
