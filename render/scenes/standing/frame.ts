import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import {
  drawChartSheet,
  drawLevelLine,
  drawLevelText,
  drawTickLine,
  drawTickText,
} from '../../kit/chart/sheet.ts';
import { measureTextWidth } from '../../kit/text-width.ts';
import { getMeasures } from './measures.ts';
import { getLevels, getRatingY, type Scale, START_RATING } from './scale.ts';
import type { StandingView } from './types.ts';

/** Draws the sheet of the chart with its scales: ratings from bottom to top, matches from left to right. */
export function drawChartFrame(
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

/** Distance between a word and the edge of the sheet. */
const EDGE_AIR = 12;

/** Returns the nearest position with `half` of room on both sides. */
function keepInside(sheet: Rect, x: number, half: number): number {
  return Math.min(Math.max(x, sheet.x + half), sheet.x + sheet.width - half);
}

/** Returns the last and the first item, then the rest. */
function orderByPriority<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(-1), ...list.slice(0, -1)];
}
