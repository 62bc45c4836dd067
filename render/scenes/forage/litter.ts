import { LITTER } from '../../../themes/plain/forage.ts';
import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import { drawMotif } from '../../kit/motif.ts';
import { findMotif } from '../../style.ts';
import type { Field } from './field.ts';

/** Scatters a theme's things on the ground, a few a tile, always at the same places; none if they would impair reading. */
export function drawLitter(pen: Pen, on: Field, column: number, row: number, x: number, y: number): void {
  if (pen.look.strong || pen.look.large) return;
  const things = LITTER.flatMap((name) => findMotif(pen, name) ?? []);
  if (things.length === 0) return;
  const wrapped = [(column + on.columns) % on.columns, (row + on.rows) % on.rows] as const;
  for (const quarter of [0, 1, 2, 3]) {
    const [right, down] = [quarter % 2, Math.floor(quarter / 2)];
    scatter(pen, on, things, x + right * on.cell, y + down * on.cell, hashSquare(wrapped, quarter));
  }
}

/** Draws the thing of one square in one of its corners, leaning to one side; two squares in five have none. */
function scatter(pen: Pen, on: Field, things: readonly Motif[], x: number, y: number, number: number): void {
  const thing = things[Math.floor(number / 3) % things.length];
  if (!thing || number % 5 > 2) return;
  const corner = Math.floor(number / 7) % 4;
  const [right, down] = [corner % 2 === 0 ? 0.22 : 0.78, corner < 2 ? 0.24 : 0.78];
  pen.save();
  pen.translate(x + right * on.cell, y + down * on.cell);
  pen.rotate((Math.floor(number / 31) % 9) * 0.18 - 0.72);
  drawMotif(pen, thing, 0, 0, on.cell * 0.36);
  pen.restore();
}

/** Returns a number that looks random but is always the same for a square. */
function hashSquare([column, row]: readonly [number, number], quarter: number): number {
  const number = (column * 73856093) ^ (row * 19349663) ^ ((quarter + 1) * 83492791);
  return Math.abs(number ^ (number >> 11)) % 100003;
}
