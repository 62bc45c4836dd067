import type { Pen } from '../../canvas.ts';
import { beginCircle, beginRoundedRect } from '../../kit/shapes.ts';
import { getSeatShape } from './styles.ts';

/** Begins the outline of a seat's shape; its middle at (x, y). A square is a little narrower than a circle. */
export function beginSeatShape(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  const half = radius * 0.92;
  if (getSeatShape(seat) === 'round') beginCircle(pen, x, y, radius);
  else beginRoundedRect(pen, x - half, y - half, 2 * half, 2 * half, radius * 0.24);
}
