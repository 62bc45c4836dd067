import type { Tile } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginRoundedRect, fill, withShadow } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getMotoxHues } from './colours.ts';
import type { Field, Tiles } from './field.ts';
import { printTile, withTurn } from './tile-prints.ts';

/** Draws ramps at the exit edges, longer if higher, with their open side and supports. */
export function drawRamps(pen: Pen, on: Field, track: readonly Tile[], tiles: Tiles): void {
  for (const at of tiles) {
    const ramp = track[at]?.ramp ?? 0;
    const draw = (pen: Pen, cell: number) => drawWedge(pen, cell, ramp);
    if (ramp > 0) printTile(pen, on, track, at, { key: `ramp/${ramp}`, wide: RAMP_REACH, beyond: 1, draw });
  }
}

/** Half the width of a ramp, in spaces. */
const RAMP_HALF_WIDTH = 0.87;
/**
 * Reach of a ramp, in spaces. With its shadow it reaches 0.9 back from the exit edge and less beyond it, and 1.1 to either side with its
 * props.
 */
const RAMP_REACH = 2.3;

function drawWedge(pen: Pen, cell: number, ramp: number): void {
  const [long, half] = [cell * (0.16 + ramp * 0.15), cell * RAMP_HALF_WIDTH];
  const tip = cell + 1;
  drawShade(pen, cell, ramp, tip);
  drawFace(pen, cell, ramp, tip);
  withShadow(pen, 5, 2, () => {
    beginRoundedRect(pen, tip - long - 2, -half, long + 3, half * 2, 3);
    fill(pen, getMotoxHues(pen).planksDark);
  });
  drawPlanks(pen, tip - long, long, half, ramp);
  drawProps(pen, cell, ramp, tip);
}

/** Draws the ramp's shadow on the next tile. */
function drawShade(pen: Pen, cell: number, ramp: number, tip: number): void {
  pen.globalAlpha = 0.3;
  beginRoundedRect(
    pen,
    tip,
    -cell * RAMP_HALF_WIDTH + 2,
    cell * (0.08 + ramp * 0.11),
    cell * RAMP_HALF_WIDTH * 2 - 4,
    4,
  );
  fill(pen, getMotoxHues(pen).planksDark);
  pen.globalAlpha = 1;
}

/** Draws the open side, as deep as the ramp is high, with posts. */
function drawFace(pen: Pen, cell: number, ramp: number, tip: number): void {
  const [deep, half] = [cell * 0.055 * ramp + 2, cell * RAMP_HALF_WIDTH];
  pen.fillStyle = getMotoxHues(pen).planksDark;
  pen.fillRect(tip, -half, deep, half * 2);
  pen.fillStyle = getMotoxHues(pen).planks[0] ?? '';
  for (let post = 0; post < 5; post++)
    pen.fillRect(tip, -half + 3 + ((half * 2 - 12) / 4) * post, deep - 1.5, 6);
}

/** Draws planks across the road, lighter if higher. */
function drawPlanks(pen: Pen, from: number, long: number, half: number, ramp: number): void {
  const tones = getMotoxHues(pen).planks;
  const count = ramp + 2;
  const wide = long / count;
  for (let plank = 0; plank < count; plank++) {
    beginRoundedRect(pen, from + wide * plank, -half, wide - 1.5, half * 2, 2);
    fill(pen, tones[tones.length - count + plank] ?? tones[0] ?? '');
  }
}

/** Draws the theme's props on both sides, as many as the ramp is high. */
function drawProps(pen: Pen, cell: number, ramp: number, tip: number): void {
  const own = pen.look.strong ? null : findMotif(pen, 'prop');
  if (!own) return;
  for (const side of [-1, 1]) {
    for (let at = 0; at < ramp; at++) {
      const [x, y] = [tip - cell * (0.04 + at * 0.17), side * cell * (RAMP_HALF_WIDTH + 0.06)];
      withTurn(pen, x, y, at * 1.9 + side, () => drawMotif(pen, own, 0, 0, cell * 0.27));
    }
  }
}
