import type { Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { line } from '../../kit/shapes.ts';
import { runaroundHues } from './colours.ts';
import { column, lane, spot, type Track } from './track.ts';

/** How wide the ways below the track are, in parts of a space, and at most in pixels. */
const WIDE = 0.36;
const WIDEST = 26;
/** So many parts of a space beside its middle they leave the lower lane. */
const ASIDE = 0.34;

/** On a figure of eight the ways from each start to the end of the lower lane that is far from it, one over the other. */
export function links(pen: Pen, on: Track): void {
  if (!on.eight) return;
  const half = on.size / 2;
  for (const [from, to] of [
    [on.size - 1, 0],
    [half, half + 1],
  ] as const)
    road(pen, on, link(on, from, to));
}

/** The points of the way between a start and the space of the lower lane that follows it or comes before it. */
export function link(on: Track, from: Space, to: Space): readonly Point[] {
  const deep = on.field.y + on.field.height + on.rim + depth(on, from, to);
  const [here, there] = [beside(on, from), beside(on, to)];
  return [here, { x: here.x, y: deep }, { x: there.x, y: deep }, there];
}

/** Level with its pawn, and so far aside that the number stays in sight. */
function beside(on: Track, space: Space): Point {
  const { x, y } = spot(on, space);
  const far = lane(on, space) === 'tip' ? on.tip * 0.28 : on.step * ASIDE;
  return { x: x + (column(on, space) < on.size / 4 ? -far : far), y };
}

/** The way of blue's start lies below that of yellow's. */
function depth(on: Track, from: Space, to: Space): number {
  return from === 0 || to === 0 ? on.linked * 0.3 : on.linked * 0.74;
}

function road(pen: Pen, on: Track, points: readonly Point[]): void {
  const wide = Math.min(WIDEST, on.step * WIDE);
  const { rim, paving, joint } = runaroundHues(pen);
  for (const [colour, width] of [
    [rim[2] ?? joint, wide + 8],
    [rim[1] ?? joint, wide + 4],
    [paving[0] ?? joint, wide],
  ] as const) {
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    pen.lineJoin = 'round';
    pen.lineCap = 'butt';
    line(pen, colour, width);
  }
}
