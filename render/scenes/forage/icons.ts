import type { Pen } from '../../canvas.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';

/** Draws an arrow straight up or down, its middle at (x, y). */
export function drawUprightArrow(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  way: 'up' | 'down',
  colour: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height / 100, (height / 100) * (way === 'up' ? -1 : 1));
  pen.beginPath();
  for (const [px, py] of [
    [-13, -50],
    [13, -50],
    [13, 2],
    [36, 2],
    [0, 50],
    [-36, 2],
    [-13, 2],
  ] as const) {
    pen.lineTo(px, py);
  }
  pen.closePath();
  fill(pen, colour);
  pen.restore();
}

/** Draws the surface that coins go under. */
export function drawGround(pen: Pen, x: number, y: number, width: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(x - width / 2, y);
  pen.bezierCurveTo(x - width / 4, y - 5, x - width / 8, y + 4, x, y);
  pen.bezierCurveTo(x + width / 8, y - 4, x + width / 4, y + 5, x + width / 2, y);
  pen.lineCap = 'round';
  strokeOutline(pen, colour, 4);
}

/** Draws a ring with an arrowhead. */
export function drawWheel(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, -0.4, Math.PI * 1.55);
  pen.lineCap = 'round';
  strokeOutline(pen, colour, radius * 0.3);
  pen.save();
  pen.translate(x + Math.cos(-0.4) * radius, y + Math.sin(-0.4) * radius);
  pen.rotate(-0.4 - Math.PI / 2 - 0.25);
  pen.beginPath();
  pen.moveTo(radius * 0.65, 0);
  pen.lineTo(-radius * 0.3, -radius * 0.58);
  pen.lineTo(-radius * 0.3, radius * 0.58);
  pen.closePath();
  fill(pen, colour);
  pen.restore();
}

/** Draws a small disc with an arrow: a coin went down here, or came up. */
export function drawCoinArrow(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  way: 'up' | 'down',
  colours: { readonly dark: string; readonly light: string },
): void {
  beginCircle(pen, x, y, radius);
  fill(pen, colours.dark);
  strokeOutline(pen, colours.light, 2.5);
  drawUprightArrow(pen, x, y, radius * 1.35, way, colours.light);
}
