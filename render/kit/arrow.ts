import type { Pen } from '../canvas.ts';
import { beginCircle, fill } from './shapes.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Style of a trace; `edge` lies below the colour, a little wider. */
export interface TraceStyle {
  readonly colour: string;
  readonly edge: string;
  readonly width: number;
  /** Draws dots instead of a line: start and end of the piece are known, its way is not. */
  readonly dotted?: boolean;
}

/** Draws a ring where a piece stood. */
export function drawDepartureRing(pen: Pen, at: Point, look: TraceStyle, radius: number): void {
  beginCircle(pen, at.x, at.y, radius);
  pen.strokeStyle = look.edge;
  pen.lineWidth = look.width;
  pen.stroke();
  pen.strokeStyle = look.colour;
  pen.lineWidth = look.width - 4;
  pen.stroke();
}

/** Draws an arrow along these points with rounded corners; leaves `short` pixels free before the last point. */
export function drawTraceArrow(pen: Pen, points: readonly Point[], look: TraceStyle, short = 0): void {
  const way = shortenPath(points, short);
  const tip = way.at(-1);
  const before = way.at(-2);
  if (!tip || !before) return;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const size = look.width * 2.6;
  const neck = { x: tip.x - Math.cos(angle) * size * 0.8, y: tip.y - Math.sin(angle) * size * 0.8 };
  for (const [colour, grow] of [
    [look.edge, 2],
    [look.colour, 0],
  ] as const) {
    pen.setLineDash(look.dotted ? [0.1, look.width * 2] : []);
    strokeRibbon(pen, [...way.slice(0, -1), neck], look.width + grow * 2, colour);
    pen.setLineDash([]);
    drawArrowhead(pen, tip, angle, size, grow, colour);
  }
}

function strokeRibbon(pen: Pen, way: readonly Point[], width: number, colour: string): void {
  pen.beginPath();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  const [first, ...rest] = way;
  if (!first) return;
  pen.moveTo(first.x, first.y);
  for (const { x, y } of rest) pen.lineTo(x, y);
  pen.stroke();
}

function drawArrowhead(
  pen: Pen,
  tip: Point,
  angle: number,
  size: number,
  grow: number,
  colour: string,
): void {
  pen.save();
  pen.translate(tip.x, tip.y);
  pen.rotate(angle);
  pen.beginPath();
  pen.moveTo(grow * 1.6, 0);
  pen.lineTo(-size - grow, -size * 0.62 - grow * 1.4);
  pen.lineTo(-size - grow, size * 0.62 + grow * 1.4);
  pen.closePath();
  fill(pen, colour);
  pen.restore();
}

/** Returns the path without its last `short` pixels. */
function shortenPath(points: readonly Point[], short: number): readonly Point[] {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return points;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const keep = Math.max(0.2, (length - short) / length);
  const end = { x: before.x + (last.x - before.x) * keep, y: before.y + (last.y - before.y) * keep };
  return [...points.slice(0, -1), end];
}
