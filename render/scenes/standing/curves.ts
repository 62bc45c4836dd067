import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { type CurveHues, sign, stroke } from '../../kit/chart/stroke.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import { curveHues } from './colours.ts';
import { measuresOf } from './measures.ts';
import { heightAt, type Scale, START, spot } from './scale.ts';
import type { StandingView } from './types.ts';

/** The curve of each game up to its last match, the most played on top. */
export function curves(pen: Pen, { lines, count }: StandingView, field: Rect, scale: Scale): void {
  const traces = lines.map(({ points }) => points.map((point) => spot(field, scale, count, point)));
  const width = thickness(pen, count);
  if (traces.length === 1) area(pen, traces[0] ?? [], heightAt(field, scale, START));
  for (const [nth, trace] of [...traces.entries()].reverse()) {
    const colours = curveHues(pen, nth);
    follow(pen, trace);
    stroke(pen, nth, colours, width);
    if (count <= DOTTED) for (const { x, y } of trace.slice(1, -1)) dot(pen, x, y, colours, width);
  }
  const placed: Point[] = [];
  for (const [nth, trace] of traces.entries()) placed.push(ended(pen, nth, trace, placed));
}

/** Up to so many matches each has its dot. */
const DOTTED = 40;

/** Many matches have finer curves. */
function thickness(pen: Pen, count: number): number {
  const { line: usual } = measuresOf(pen.look);
  return count > 150 ? usual * 0.6 : count > 60 ? usual * 0.8 : usual;
}

/** What was won and lost against what everybody begins with is tinted. */
function area(pen: Pen, trace: readonly Point[], start: number): void {
  follow(pen, trace);
  pen.lineTo(trace.at(-1)?.x ?? 0, start);
  pen.lineTo(trace[0]?.x ?? 0, start);
  pen.closePath();
  pen.globalAlpha = 0.7;
  fill(pen, curveHues(pen, 0).pale);
  pen.globalAlpha = 1;
}

function follow(pen: Pen, trace: readonly Point[]): void {
  pen.beginPath();
  for (const { x, y } of trace) pen.lineTo(x, y);
}

function dot(pen: Pen, x: number, y: number, { colour, edge }: CurveHues, width: number): void {
  circle(pen, x, y, width * 0.85);
  line(pen, edge, 3);
  fill(pen, colour);
}

/** At the end of a curve, or where there is room on its way there. */
function ended(pen: Pen, nth: number, trace: readonly Point[], placed: readonly Point[]): Point {
  const { sign: radius } = measuresOf(pen.look);
  const isFree = (one: Point) => placed.every(({ x, y }) => Math.hypot(one.x - x, one.y - y) > radius * 2.6);
  const at = trace.findLast(isFree) ?? trace.at(-1) ?? { x: 0, y: 0 };
  sign(pen, nth, curveHues(pen, nth), at.x, at.y, radius);
  return at;
}
