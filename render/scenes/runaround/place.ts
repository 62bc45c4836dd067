import type { Pen } from '../../canvas.ts';
import { circle, rounded } from '../../kit/shapes.ts';
import { shapeOf } from './look.ts';

/** Begins the outline of a place of a seat's shape; its middle at (x, y). A square is a little narrower than a circle. */
export function place(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  const half = radius * 0.92;
  if (shapeOf(seat) === 'round') circle(pen, x, y, radius);
  else rounded(pen, x - half, y - half, 2 * half, 2 * half, radius * 0.24);
}
