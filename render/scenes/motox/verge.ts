import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { beginRoundedRect, fill, withShadow } from '../../kit/shapes.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, isGrowing, type Tiles, toTablePixels } from './field.ts';
import { getStepAhead, getTileCentre } from './track-geometry.ts';

/** Width of the ground beside the road, in spaces. */
const VERGE_WIDTH = 0.3;
/** Part of a tile beyond the finish, where the winner stops. */
const FINISH_MARGIN = 0.26;
/** Total depth of all layers of rock, in spaces. */
const ROCK_DEPTH = 0.62;

/** Draws the ground beside the road; it ends at a cliff if there is rock below it. */
export function drawVerge(pen: Pen, on: Field, view: MotoXView, tiles: Tiles): void {
  const { verge: colour, vergeLine, cliff } = getMotoxHues(pen);
  if (cliff.length > 0) for (const at of tiles) drawCliffShade(pen, on, view, at);
  [...cliff].reverse().forEach((rock, at) => {
    const fall = (ROCK_DEPTH * (cliff.length - at)) / cliff.length;
    for (const tile of tiles) drawSlab(pen, on, view, tile, { fall, colour: rock, grow: VERGE_WIDTH });
  });
  for (const at of tiles) drawSlab(pen, on, view, at, { fall: 0, colour: vergeLine, grow: VERGE_WIDTH });
  for (const at of tiles) drawSlab(pen, on, view, at, { fall: 0, colour, grow: VERGE_WIDTH - 0.05 });
}

interface RockLayer {
  /** Distance below the road, and beyond its edge, in spaces. */
  readonly fall: number;
  readonly grow: number;
  readonly colour: string;
}

/** Draws a slab round a tile, and half a tile further on, so that the edge has no notches. */
function drawSlab(pen: Pen, on: Field, view: MotoXView, at: number, { fall, grow, colour }: RockLayer): void {
  for (const { x, y } of getGroundMiddles(on, view, at)) {
    beginOutline(pen, on, x, y + fall * on.cell, grow);
    fill(pen, colour);
  }
}

function beginOutline(pen: Pen, on: Field, x: number, y: number, grow: number): void {
  const half = on.cell * (1 + grow);
  beginRoundedRect(pen, x - half, y - half, half * 2, half * 2, on.cell * 0.34);
}

function getGroundMiddles(on: Field, view: MotoXView, at: number): readonly Point[] {
  const one = view.track[at];
  if (!one) return [];
  const along = getStepAhead(view.track, at);
  const last = at === view.track.length - 1;
  const further = !last ? 0.5 : at === 0 || isGrowing(view) ? 0 : FINISH_MARGIN;
  const between = { x: one.x + along.x * further, y: one.y + along.y * further };
  return [one, between].map((spot) => toTablePixels(on, getTileCentre(spot)));
}

/** Draws the shadow at the foot of the cliff. */
function drawCliffShade(pen: Pen, on: Field, view: MotoXView, at: number): void {
  for (const { x, y } of getGroundMiddles(on, view, at))
    stamp(pen, 'motox/depth', on.cell * 3.5, x, y + on.cell * ROCK_DEPTH, (pen) => {
      withShadow(pen, on.cell * 0.3, on.cell * 0.12, () => {
        beginOutline(pen, on, 0, 0, VERGE_WIDTH);
        fill(pen, getMotoxHues(pen).cliff.at(-1) ?? getMotoxHues(pen).verge);
      });
    });
}
