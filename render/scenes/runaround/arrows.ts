import type { Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { fill, line } from '../../kit/shapes.ts';
import { side } from './colours.ts';
import { arrowPitch, lane, numberAt, room, spot, type Track } from './track.ts';

/** On each space an arrow for either side, each its own way. */
export function arrows(pen: Pen, on: Track, space: Space): void {
  if (lane(on, space) === 'tip') turns(pen, on, space);
  else ways(pen, on, space);
}

/** In the top lane yellow runs to the right, in the bottom lane to the left, on a figure of eight to the right too; blue against it. */
function ways(pen: Pen, on: Track, space: Space): void {
  const { x } = spot(on, space);
  const top = lane(on, space) === 'top';
  const middle = on.field.y + on.field.height / 2;
  const inner = middle + (on.wall / 2 + arrowPitch(on) / 2 + 4) * (top ? -1 : 1);
  const right = top || on.eight;
  pointer(pen, x, inner, right ? 0 : Math.PI, on.arrow, 0);
  pointer(pen, x, inner + arrowPitch(on) * (top ? -1 : 1), right ? Math.PI : 0, on.arrow, 1);
}

/** On a start they point up and down: yellow turns up at 0 and down at the other. */
function turns(pen: Pen, on: Track, space: Space): void {
  const { x, width } = room(on, space);
  const up = space === 0 ? 0 : 1;
  const y = numberAt(on, space).y - on.figure * 0.55 - on.arrow / 2 - 6;
  const apart = arrowPitch(on) / 2;
  pointer(pen, x + width / 2 - apart, y, -Math.PI / 2, on.arrow, up);
  pointer(pen, x + width / 2 + apart, y, Math.PI / 2, on.arrow, 1 - up);
}

/** One arrow; its middle at (x, y). Yellow's are hollow and light, blue's solid and dark. */
export function pointer(pen: Pen, x: number, y: number, angle: number, length: number, seat: number): void {
  const { colour, edge, pale } = side(pen, seat);
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.scale(length / 40, length / 40);
  pen.lineJoin = 'round';
  shaft(pen);
  if (seat === 0) {
    line(pen, edge, 7);
    fill(pen, edge);
    shaft(pen);
    fill(pen, pale);
    line(pen, colour, 2.5);
  } else {
    line(pen, edge, 6);
    fill(pen, colour);
  }
  pen.restore();
}

/** Forty long round the origin. */
function shaft(pen: Pen): void {
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
