import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import {
  drawChartSheet,
  drawLevelLine,
  drawLevelText,
  drawTickLine,
  drawTickText,
} from '../../kit/chart/sheet.ts';
import { type CurveHues, drawCurveSign, strokeCurve } from '../../kit/chart/stroke.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { measureTextWidth } from '../../kit/text.ts';
import type { Scene } from '../../scene.ts';
import { getChartRect, getFieldRect, getMeasures, getPictureHeight, WIDTH } from './measures.ts';
import { drawGamePlate, drawTitle, getCurveHues } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawRivals } from './rivals.ts';
import { createScale, getLevels, getRatingPoint, getRatingY, type Scale, START_RATING } from './scale.ts';
import type { StandingView } from './types.ts';

/** Distance between a word and the edge of the sheet. */
const EDGE_AIR = 12;

/** Maximum number of matches that get a dot each. */
const MAX_DOTTED_MATCHES = 40;

/** Player's ratings in each game, match by match. */
export const standing: Scene = {
  id: 'standing',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: getPictureHeight(look, view as StandingView) }),
  draw(pen, request, boxes) {
    const view = request.view as StandingView;
    const [field, scale] = [getFieldRect(pen.look, view), createScale(view)];
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(pen.look, view));
    drawTitle(pen, view, boxes);
    for (const nth of view.lines.keys()) drawGamePlate(pen, view, nth, boxes);
    drawChartFrame(pen, view, getChartRect(pen.look, view), field, scale, boxes);
    drawCurves(pen, view, field, scale);
    drawRivals(pen, view, boxes);
  },
};

/** Draws the curve of each game up to its last match, the most played on top. */
function drawCurves(pen: Pen, { lines, count }: StandingView, field: Rect, scale: Scale): void {
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

/** Draws the sheet of the chart with its scales: ratings from bottom to top, matches from left to right. */
function drawChartFrame(
  pen: Pen,
  { days, count }: StandingView,
  sheet: Rect,
  field: Rect,
  scale: Scale,
  boxes: Boxes,
): void {
  const { figure } = getMeasures(pen.look);
  drawChartSheet(pen, sheet, boxes);
  for (const rating of getLevels(scale)) {
    const y = getRatingY(field, scale, rating);
    drawLevelLine(pen, field, y, rating === START_RATING ? 6 : 2);
    drawLevelText(pen, field, y, String(rating), figure, boxes);
  }
  drawDays(pen, { days, count }, sheet, field, boxes);
}

/** Draws the days that fit beside each other, slightly below the lowest rating. */
function drawDays(
  pen: Pen,
  { days, count }: Pick<StandingView, 'days' | 'count'>,
  sheet: Rect,
  field: Rect,
  boxes: Boxes,
): void {
  const { figure } = getMeasures(pen.look);
  const lower = { ...field, height: field.height + figure * 0.2 };
  const taken: Span[] = [];
  for (const { number, words } of orderByPriority(days)) {
    const x = field.x + (field.width * number) / count;
    const middle = keepInside(sheet, x, measureTextWidth(pen, words, figure) / 2 + EDGE_AIR);
    const half = measureTextWidth(pen, words, figure) / 2;
    if (taken.some(({ from, to }) => middle + half > from - figure && middle - half < to + figure)) continue;
    taken.push({ from: middle - half, to: middle + half });
    drawTickLine(pen, field, x, figure);
    drawTickText(pen, lower, middle, words, figure, boxes);
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the nearest position with `half` of room on both sides. */
function keepInside(sheet: Rect, x: number, half: number): number {
  return Math.min(Math.max(x, sheet.x + half), sheet.x + sheet.width - half);
}

/** Returns the last and the first item, then the rest. */
function orderByPriority<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(-1), ...list.slice(0, -1)];
}
