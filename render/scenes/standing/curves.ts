import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { type CurveHues, drawCurveSign, strokeCurve } from '../../kit/chart/stroke.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { getCurveHues } from './colours.ts';
import { getMeasures } from './measures.ts';
import { getRatingPoint, getRatingY, type Scale, START_RATING } from './scale.ts';
import type { StandingView } from './types.ts';

/** Draws the curve of each game up to its last match, the most played on top. */
export function drawCurves(pen: Pen, { lines, count }: StandingView, field: Rect, scale: Scale): void {
  const traces = lines.map(({ points }) => points.map((point) => getRatingPoint(field, scale, count, point)));
  const width = getCurveWidth(pen, count);
  if (traces.length === 1) drawArea(pen, traces[0] ?? [], getRatingY(field, scale, START_RATING));
  for (const [nth, trace] of [...traces.entries()].reverse()) {
    const colours = getCurveHues(pen, nth);
    addCurvePath(pen, trace);
    strokeCurve(pen, nth, colours, width);
    if (count <= MAX_DOTTED_MATCHES)
      for (const { x, y } of trace.slice(1, -1)) drawDot(pen, x, y, colours, width);
  }
  const placed: Point[] = [];
  for (const [nth, trace] of traces.entries()) placed.push(drawCurveEnd(pen, nth, trace, placed));
}

/** Maximum number of matches that get a dot each. */
const MAX_DOTTED_MATCHES = 40;

/** Returns the curve width; many matches have finer curves. */
function getCurveWidth(pen: Pen, count: number): number {
  const { line: usual } = getMeasures(pen.look);
  return count > 150 ? usual * 0.6 : count > 60 ? usual * 0.8 : usual;
}

/** Tints the gain or loss relative to the starting rating. */
function drawArea(pen: Pen, trace: readonly Point[], start: number): void {
  addCurvePath(pen, trace);
  pen.lineTo(trace.at(-1)?.x ?? 0, start);
  pen.lineTo(trace[0]?.x ?? 0, start);
  pen.closePath();
  pen.globalAlpha = 0.7;
  fill(pen, getCurveHues(pen, 0).pale);
  pen.globalAlpha = 1;
}

function addCurvePath(pen: Pen, trace: readonly Point[]): void {
  pen.beginPath();
  for (const { x, y } of trace) pen.lineTo(x, y);
}

function drawDot(pen: Pen, x: number, y: number, { colour, edge }: CurveHues, width: number): void {
  beginCircle(pen, x, y, width * 0.85);
  strokeOutline(pen, edge, 3);
  fill(pen, colour);
}

/** Draws the sign at the end of a curve, or at the last point before it with room. */
function drawCurveEnd(pen: Pen, nth: number, trace: readonly Point[], placed: readonly Point[]): Point {
  const { sign: radius } = getMeasures(pen.look);
  const isFree = (one: Point) => placed.every(({ x, y }) => Math.hypot(one.x - x, one.y - y) > radius * 2.6);
  const at = trace.findLast(isFree) ?? trace.at(-1) ?? { x: 0, y: 0 };
  drawCurveSign(pen, nth, getCurveHues(pen, nth), at.x, at.y, radius);
  return at;
}
