import { Path2D, type Pen } from '../../canvas.ts';
import { resolveInk } from './card-colours.ts';

/** Fills an outline given as an SVG path. */
export function fillSvgPath(pen: Pen, path: string, colour: string): void {
  pen.fillStyle = resolveInk(pen, colour);
  pen.fill(new Path2D(path));
}

/** Draws along an SVG path with a round brush. */
export function strokeSvgPath(pen: Pen, path: string, colour: string, width: number): void {
  pen.strokeStyle = resolveInk(pen, colour);
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(path));
}

/** Fills a round dab. */
export function fillDab(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  fillOval(pen, x, y, radius, radius, 0, colour);
}

/** Fills an oval; `turn` in degrees. */
export function fillOval(
  pen: Pen,
  x: number,
  y: number,
  across: number,
  down: number,
  turn: number,
  colour: string,
): void {
  pen.beginPath();
  pen.ellipse(x, y, across, down, (turn * Math.PI) / 180, 0, Math.PI * 2);
  pen.fillStyle = resolveInk(pen, colour);
  pen.fill();
}

/** Draws with the origin at (x, y), rotated by degrees, scaled by `scale`; a negative `scale` mirrors left and right. */
export function withPlacement(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  scale: number,
  draw: () => void,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  pen.scale(scale, Math.abs(scale));
  draw();
  pen.restore();
}

/** Draws mirrored left to right on a card 100 wide. */
export function withMirror(pen: Pen, draw: () => void): void {
  withPlacement(pen, 100, 0, 0, -1, draw);
}

/** Draws several times round the origin, from `from` degrees over `over` degrees; both ends are included unless it is a full circle. */
export function drawAround(
  pen: Pen,
  count: number,
  from: number,
  over: number,
  draw: (at: number) => void,
): void {
  const step = over === 360 ? 360 / count : over / (count - 1);
  for (let at = 0; at < count; at++) withPlacement(pen, 0, 0, from + at * step, 1, () => draw(at));
}
