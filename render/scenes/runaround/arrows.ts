import type { Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { fill, strokeOutline } from '../../kit/shapes.ts';
import { getSideHues } from './colours.ts';
import {
  getNumberPlace,
  getPawnPlace,
  getRowHeight,
  getSpaceRect,
  getTipArrowLength,
  type Track,
} from './track.ts';

/** Opacity of the arrows that show a side's direction: they must be less prominent than pawns. */
const ARROW_ALPHA = 0.4;
const STRONG_ARROW_ALPHA = 0.6;

/** Draws arrows for both sides in each lane, as if painted on it, and two on each start. */
export function drawArrows(pen: Pen, on: Track): void {
  pen.save();
  pen.globalAlpha = pen.look.strong ? STRONG_ARROW_ALPHA : ARROW_ALPHA;
  for (const where of ['top', 'bottom'] as const) drawLaneArrows(pen, on, where);
  for (const start of [0, on.size / 2]) drawStartArrows(pen, on, start);
  pen.restore();
}

/**
 * Draws a lane's arrows. Yellow runs to the right in the top lane and to the left in the bottom lane, there to the right on a figure of
 * eight. Blue runs against it.
 */
function drawLaneArrows(pen: Pen, on: Track, where: 'top' | 'bottom'): void {
  const right = where === 'top' || on.eight;
  const [first, last] = [getPawnPlace(on, 1).x, getPawnPlace(on, on.size / 2 - 1).x];
  for (const seat of [0, 1]) {
    const ahead = right === (seat === 0);
    const x = first + (last - first) * (ahead ? 0.25 : 0.75);
    drawPointer(pen, x, getRowHeight(on, where), ahead ? 0 : Math.PI, on.arrow, seat);
  }
}

/** Draws the arrows on a start, which point up and down: yellow turns up at 0 and down at the other. */
function drawStartArrows(pen: Pen, on: Track, space: Space): void {
  const { x, width } = getSpaceRect(on, space);
  const up = space === 0 ? 0 : 1;
  const length = getTipArrowLength(on);
  const y = getNumberPlace(on, space).y - on.figure * 0.55 - length / 2 - 6;
  const apart = length * 0.32 + 2;
  drawPointer(pen, x + width / 2 - apart, y, -Math.PI / 2, length, up);
  drawPointer(pen, x + width / 2 + apart, y, Math.PI / 2, length, 1 - up);
}

/** Draws one arrow; its middle at (x, y). Yellow's are hollow and light, blue's solid and dark. */
export function drawPointer(
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  length: number,
  seat: number,
): void {
  const { colour, edge, pale } = getSideHues(pen, seat);
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.scale(length / 40, length / 40);
  pen.lineJoin = 'round';
  drawShaft(pen);
  if (seat === 0) {
    strokeOutline(pen, edge, 7);
    fill(pen, edge);
    drawShaft(pen);
    fill(pen, pale);
    strokeOutline(pen, colour, 2.5);
  } else {
    strokeOutline(pen, edge, 6);
    fill(pen, colour);
  }
  pen.restore();
}

/** Begins an arrow forty long round the origin. */
function drawShaft(pen: Pen): void {
  pen.beginPath();
  for (const [x, y] of [
    [-17, -5],
    [1, -5],
    [1, -10.5],
    [17, 0],
    [1, 10.5],
    [1, 5],
    [-17, 5],
  ] as const)
    pen.lineTo(x, y);
  pen.closePath();
}
