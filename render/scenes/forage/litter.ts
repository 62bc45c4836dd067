import type { ForageView } from '../../../src/games/forage/types.ts';
import { LITTER } from '../../../themes/plain/forage.ts';
import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { drawMotif } from '../../kit/motif.ts';
import { findMotif } from '../../style.ts';
import { getForageHues } from './colours.ts';
import { type Field, isSpace } from './field.ts';

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

/** Number of grains of soil on a square. */
const GRAIN_COUNT = 9;

/** Strews grains of soil on a tile, always at the same places; none in high contrast. */
export function drawSoil(pen: Pen, on: Field, column: number, row: number, x: number, y: number): void {
  if (pen.look.strong) return;
  const wrapped = [(column + on.columns) % on.columns, (row + on.rows) % on.rows] as const;
  pen.fillStyle = getForageHues(pen).seam;
  for (let grain = 0; grain < GRAIN_COUNT * 4; grain++) {
    const number = hashSquare(wrapped, grain + 5);
    const [across, down] = [(number % 97) / 97, (Math.floor(number / 97) % 89) / 89];
    pen.beginPath();
    pen.ellipse(
      x + 10 + across * (on.cell * 2 - 20),
      y + 10 + down * (on.cell * 2 - 20),
      1.6 + (number % 3) * 1.1,
      1.4 + (number % 2),
      (number % 6) * 0.5,
      0,
      Math.PI * 2,
    );
    pen.fill();
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

/** Number of rounds in which the snow grows by one drift a tile, and the maximum number of drifts. */
const ROUNDS_PER_DRIFT = 2;
const MAX_DRIFTS = 4;

/** Draws a theme's snow below the pieces, deeper from round to round. */
export function drawSnow(pen: Pen, { phase, round }: ForageView, on: Field): void {
  const drawing = pen.look.strong || pen.look.large ? null : findMotif(pen, 'snow');
  if (!drawing || phase === 1) return;
  const drifts = Math.min(MAX_DRIFTS, Math.ceil(round / ROUNDS_PER_DRIFT));
  for (let column = 0; column < on.columns; column += 2)
    for (let row = 0; row < on.rows; row += 2)
      if (isSpace(on, column, row)) drawDrifts(pen, on, drawing, column, row, drifts);
}

/** Draws the drifts of one tile along its lower edge, then its left and right ones. */
function drawDrifts(pen: Pen, on: Field, drawing: Motif, column: number, row: number, drifts: number): void {
  const side = on.cell * 2;
  const [x, y] = [on.x + column * on.cell, on.y + (on.rows - row - 2) * on.cell];
  const turn = hashSquare([column, row], 1);
  for (let drift = 0; drift < drifts; drift++) {
    const quarter = (turn + drift) % 4;
    stamp(pen, `forage/snow/${quarter}/${side}`, side, x + side / 2, y + side / 2, (on) => {
      on.rotate((quarter * Math.PI) / 2);
      drawMotif(on, drawing, 0, 0, side);
    });
  }
}
