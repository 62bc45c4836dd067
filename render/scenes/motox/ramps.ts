import type { Tile } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { motif } from '../../kit/motif.ts';
import { fill, rounded, shadowed } from '../../kit/shapes.ts';
import { motifOf } from '../../look.ts';
import { motoxHues } from './colours.ts';
import type { Field, Tiles } from './field.ts';
import { printed, turned } from './on-tile.ts';

/** Ramps at the exit edges, the higher the longer, with their open side and what holds them up. */
export function ramps(pen: Pen, on: Field, track: readonly Tile[], tiles: Tiles): void {
  for (const at of tiles) {
    const ramp = track[at]?.ramp ?? 0;
    const draw = (pen: Pen, cell: number) => wedge(pen, cell, ramp);
    if (ramp > 0) printed(pen, on, track, at, { key: `ramp/${ramp}`, wide: WIDE, beyond: 1, draw });
  }
}

/** Half its width in spaces. */
const HALF = 0.87;
/** With its shadow it reaches 0.9 spaces back from the exit edge and less beyond it, and 1.1 to either side with what stands there. */
const WIDE = 2.3;

function wedge(pen: Pen, cell: number, ramp: number): void {
  const [long, half] = [cell * (0.16 + ramp * 0.15), cell * HALF];
  const tip = cell + 1;
  shade(pen, cell, ramp, tip);
  face(pen, cell, ramp, tip);
  shadowed(pen, 5, 2, () => {
    rounded(pen, tip - long - 2, -half, long + 3, half * 2, 3);
    fill(pen, motoxHues(pen).planksDark);
  });
  planks(pen, tip - long, long, half, ramp);
  props(pen, cell, ramp, tip);
}

/** What the ramp throws on the next tile. */
function shade(pen: Pen, cell: number, ramp: number, tip: number): void {
  pen.globalAlpha = 0.3;
  rounded(pen, tip, -cell * HALF + 2, cell * (0.08 + ramp * 0.11), cell * HALF * 2 - 4, 4);
  fill(pen, motoxHues(pen).planksDark);
  pen.globalAlpha = 1;
}

/** Its open side, as deep as it is high, with posts. */
function face(pen: Pen, cell: number, ramp: number, tip: number): void {
  const [deep, half] = [cell * 0.055 * ramp + 2, cell * HALF];
  pen.fillStyle = motoxHues(pen).planksDark;
  pen.fillRect(tip, -half, deep, half * 2);
  pen.fillStyle = motoxHues(pen).planks[0] ?? '';
  for (let post = 0; post < 5; post++)
    pen.fillRect(tip, -half + 3 + ((half * 2 - 12) / 4) * post, deep - 1.5, 6);
}

/** Across the road, lighter the higher they are. */
function planks(pen: Pen, from: number, long: number, half: number, ramp: number): void {
  const tones = motoxHues(pen).planks;
  const count = ramp + 2;
  const wide = long / count;
  for (let plank = 0; plank < count; plank++) {
    rounded(pen, from + wide * plank, -half, wide - 1.5, half * 2, 2);
    fill(pen, tones[tones.length - count + plank] ?? tones[0] ?? '');
  }
}

/** On both sides, as many as it is high, what the theme props it up with. */
function props(pen: Pen, cell: number, ramp: number, tip: number): void {
  const own = pen.look.strong ? null : motifOf(pen, 'prop');
  if (!own) return;
  for (const side of [-1, 1]) {
    for (let at = 0; at < ramp; at++) {
      const [x, y] = [tip - cell * (0.04 + at * 0.17), side * cell * (HALF + 0.06)];
      turned(pen, x, y, at * 1.9 + side, () => motif(pen, own, 0, 0, cell * 0.27));
    }
  }
}
