import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { chartSheet, levelLine, levelWords, tickLine, tickWords } from '../../kit/chart/sheet.ts';
import { widthOf } from '../../kit/width.ts';
import { measuresOf } from './measures.ts';
import { heightAt, levelsOf, type Scale, START } from './scale.ts';
import type { StandingView } from './types.ts';

/** The sheet of the chart with its scales: ratings from below to above, matches from left to right. */
export function frame(
  pen: Pen,
  { days, count }: StandingView,
  sheet: Rect,
  field: Rect,
  scale: Scale,
  boxes: Boxes,
): void {
  const { figure } = measuresOf(pen.look);
  chartSheet(pen, sheet, boxes);
  for (const rating of levelsOf(scale)) {
    const y = heightAt(field, scale, rating);
    levelLine(pen, field, y, rating === START ? 6 : 2);
    levelWords(pen, field, y, String(rating), figure, boxes);
  }
  daysBelow(pen, { days, count }, sheet, field, boxes);
}

/** The days that have room beside each other, a little lower than the lowest rating. */
function daysBelow(
  pen: Pen,
  { days, count }: Pick<StandingView, 'days' | 'count'>,
  sheet: Rect,
  field: Rect,
  boxes: Boxes,
): void {
  const { figure } = measuresOf(pen.look);
  const lower = { ...field, height: field.height + figure * 0.2 };
  const taken: Span[] = [];
  for (const { number, words } of inOrder(days)) {
    const x = field.x + (field.width * number) / count;
    const middle = within(sheet, x, widthOf(pen, words, figure) / 2 + AIR);
    const half = widthOf(pen, words, figure) / 2;
    if (taken.some(({ from, to }) => middle + half > from - figure && middle - half < to + figure)) continue;
    taken.push({ from: middle - half, to: middle + half });
    tickLine(pen, field, x, figure);
    tickWords(pen, lower, middle, words, figure, boxes);
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Between a word and the edge of the sheet. */
const AIR = 12;

/** As near as it can be with so much room on both sides. */
function within(sheet: Rect, x: number, half: number): number {
  return Math.min(Math.max(x, sheet.x + half), sheet.x + sheet.width - half);
}

/** The last and the first, then what fits between them. */
function inOrder<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(-1), ...list.slice(0, -1)];
}
