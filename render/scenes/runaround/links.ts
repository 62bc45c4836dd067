import type { Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { strokeOutline } from '../../kit/shapes.ts';
import { getRunaroundHues } from './colours.ts';
import { getColumn, getLane, getPawnPlace, type Track } from './track.ts';

/** Width of the ways below the track, in parts of a space, and at most in pixels. */
const LINK_WIDTH = 0.36;
const MAX_LINK_WIDTH = 26;
/** Distance from a space's middle at which they leave the lower lane, in parts of a space. */
const SIDE_OFFSET = 0.34;

/** Draws on a figure of eight the ways from each start to the far end of the lower lane, one over the other. */
export function drawLinks(pen: Pen, on: Track): void {
  if (!on.eight) return;
  const half = on.size / 2;
  for (const [from, to] of [
    [on.size - 1, 0],
    [half, half + 1],
  ] as const)
    drawRoad(pen, on, getLinkPoints(on, from, to));
}

/** Returns the points of the way between a start and the adjacent space of the lower lane. */
export function getLinkPoints(on: Track, from: Space, to: Space): readonly Point[] {
  const deep = on.field.y + on.field.height + on.rim + getLinkDepth(on, from, to);
  const [here, there] = [getLinkStart(on, from), getLinkStart(on, to)];
  return [here, { x: here.x, y: deep }, { x: there.x, y: deep }, there];
}

/** Returns the start of a way, level with its pawn and far enough aside that the number stays visible. */
function getLinkStart(on: Track, space: Space): Point {
  const { x, y } = getPawnPlace(on, space);
  const far = getLane(on, space) === 'tip' ? on.tip * 0.28 : on.step * SIDE_OFFSET;
  return { x: x + (getColumn(on, space) < on.size / 4 ? -far : far), y };
}

/** Returns the depth of a way; that of blue's start lies below that of yellow's. */
function getLinkDepth(on: Track, from: Space, to: Space): number {
  return from === 0 || to === 0 ? on.linked * 0.3 : on.linked * 0.74;
}

function drawRoad(pen: Pen, on: Track, points: readonly Point[]): void {
  const wide = Math.min(MAX_LINK_WIDTH, on.step * LINK_WIDTH);
  const { rim, paving, joint } = getRunaroundHues(pen);
  for (const [colour, width] of [
    [rim[2] ?? joint, wide + 8],
    [rim[1] ?? joint, wide + 4],
    [paving[0] ?? joint, wide],
  ] as const) {
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    pen.lineJoin = 'round';
    pen.lineCap = 'butt';
    strokeOutline(pen, colour, width);
  }
}
