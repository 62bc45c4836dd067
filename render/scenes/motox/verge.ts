import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { fill, rounded, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { motoxHues } from './colours.ts';
import { type Field, growing, onTable, type Tiles } from './field.ts';
import { ahead, centre } from './way.ts';

/** How far the ground beside the road goes, in spaces. */
const WIDE = 0.3;
/** How much of a tile there is beyond the finish. */
const BEYOND = 0.14;
/** How deep all layers of rock are together, in spaces. */
const DEEP = 0.62;

/** The ground beside the road; where there is rock below it, it ends at a cliff. */
export function verge(pen: Pen, on: Field, view: MotoXView, tiles: Tiles): void {
  const { verge: colour, vergeLine, cliff } = motoxHues(pen);
  if (cliff.length > 0) for (const at of tiles) depth(pen, on, view, at);
  [...cliff].reverse().forEach((rock, at) => {
    const fall = (DEEP * (cliff.length - at)) / cliff.length;
    for (const tile of tiles) slab(pen, on, view, tile, { fall, colour: rock, grow: WIDE });
  });
  for (const at of tiles) slab(pen, on, view, at, { fall: 0, colour: vergeLine, grow: WIDE });
  for (const at of tiles) slab(pen, on, view, at, { fall: 0, colour, grow: WIDE - 0.05 });
}

interface Slab {
  /** How far below the road, and beyond its edge, in spaces. */
  readonly fall: number;
  readonly grow: number;
  readonly colour: string;
}

/** Round a tile, and half a tile further on, so that the edge has no notches. */
function slab(pen: Pen, on: Field, view: MotoXView, at: number, { fall, grow, colour }: Slab): void {
  for (const { x, y } of middles(on, view, at)) {
    outline(pen, on, x, y + fall * on.cell, grow);
    fill(pen, colour);
  }
}

function outline(pen: Pen, on: Field, x: number, y: number, grow: number): void {
  const half = on.cell * (1 + grow);
  rounded(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.34);
}

function middles(on: Field, view: MotoXView, at: number): readonly Point[] {
  const one = view.track[at];
  if (!one) return [];
  const along = ahead(view.track, at);
  const last = at === view.track.length - 1;
  const further = !last ? 0.5 : at === 0 || growing(view) ? 0 : BEYOND;
  const between = { x: one.x + along.x * further, y: one.y + along.y * further };
  return [one, between].map((spot) => onTable(on, centre(spot)));
}

/** The shade at the foot of the cliff. */
function depth(pen: Pen, on: Field, view: MotoXView, at: number): void {
  for (const { x, y } of middles(on, view, at))
    stamp(pen, 'motox/depth', on.cell * 3.5, x, y + on.cell * DEEP, (pen) => {
      shadowed(pen, on.cell * 0.3, on.cell * 0.12, () => {
        outline(pen, on, 0, 0, WIDE);
        fill(pen, motoxHues(pen).cliff.at(-1) ?? motoxHues(pen).verge);
      });
    });
}
