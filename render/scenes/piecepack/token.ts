import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { getSeatStyle } from './colours.ts';

/** Draws the token of a seat; its middle at (x, y). */
export function drawToken(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  stamp(pen, `token/${seat}/${radius}`, radius * 2.3, x, y, (on) => {
    const { colour, corners } = getSeatStyle(pen, seat);
    beginTokenOutline(on, corners, radius * 0.92);
    on.lineJoin = 'round';
    fill(on, colour);
    strokeOutline(on, getKitHues(pen).white, Math.max(2, radius * 0.14));
  });
}

function beginTokenOutline(pen: Pen, corners: number, radius: number): void {
  if (corners === 0) beginCircle(pen, 0, 0, radius * 0.92);
  else if (corners === 8) beginStar(pen, radius);
  else beginPolygon(pen, corners, radius);
}

function beginPolygon(pen: Pen, corners: number, radius: number): void {
  const turn = corners === 4 ? Math.PI / 4 : 0;
  pen.beginPath();
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner * 2 * Math.PI) / corners - Math.PI / 2 + turn;
    pen.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius + (corners === 3 ? radius * 0.18 : 0));
  }
  pen.closePath();
}

/** Begins a star with four rays. */
function beginStar(pen: Pen, radius: number): void {
  pen.beginPath();
  for (let corner = 0; corner < 8; corner++) {
    const angle = (corner * Math.PI) / 4 - Math.PI / 2;
    const far = corner % 2 ? radius * 0.48 : radius * 1.05;
    pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  pen.closePath();
}
