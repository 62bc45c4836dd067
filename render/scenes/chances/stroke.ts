import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { fill, line } from '../../kit/shapes.ts';
import type { SeatHues } from './colours.ts';

/** How the curve of each seat is broken, in parts of its width: told apart in grey too. */
const DASHES: readonly (readonly number[])[] = [[], [2.2, 2], [0.1, 1.9], [4, 2, 0.1, 2]];

/** Strokes what was begun as the curve of a seat. */
export function stroke(pen: Pen, seat: number, { colour, edge }: SeatHues, width: number): void {
  pen.save();
  [pen.lineCap, pen.lineJoin] = ['round', 'round'];
  pen.setLineDash((DASHES[seat] ?? []).map((part) => part * width));
  line(pen, hues(pen).white, width + 6);
  line(pen, edge, width + 2);
  line(pen, colour, width);
  pen.restore();
}

/** What stands at the end of a seat's curve, and on its plate: a disc, a square, a triangle, a diamond. */
export function sign(
  pen: Pen,
  seat: number,
  { colour }: SeatHues,
  x: number,
  y: number,
  radius: number,
): void {
  const corners = [0, 4, 3, 4][seat] ?? 0;
  const turn = seat === 1 ? Math.PI / 4 : -Math.PI / 2;
  pen.beginPath();
  if (corners === 0) pen.arc(x, y, radius, 0, Math.PI * 2);
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner * 2 * Math.PI) / corners;
    pen.lineTo(x + radius * 1.2 * Math.cos(angle), y + radius * 1.2 * Math.sin(angle));
  }
  pen.closePath();
  line(pen, hues(pen).white, 9);
  line(pen, hues(pen).ink, 5);
  fill(pen, colour);
}
