import type { Card, Column, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import { getMeasures, type Measures } from './measures.ts';
import { drawToken } from './signs.ts';
import { type DrawContext, layCard } from './spots.ts';

/** Minimum and maximum distance between months, and distance between loose cards of one month. */
const GAP = 16;
const MAX_GAP = 40;
const SAME_MONTH_GAP = 3;
/** Offset of each next card of a month in parts of the width: of loose ones, and of those of a stuck column. */
const LOOSE_STEP = 0.62;
const STUCK_STEP = 0.34;

/** Sizes to try while a bill lies there. */
const SMALL_SIZES = [
  [80, 1],
  [64, 1],
  [50, 1],
  [40, 2],
] as const;

interface RowFit {
  readonly width: number;
  readonly lines: readonly (readonly Column[])[];
}

/** Draws the row within `rect` as large as it fits, sorted by month. */
export function drawRow(dealer: DrawContext, view: GoStopView, rect: Rect): void {
  const { width, lines } = findLargestFit(getMeasures(dealer.pen.look), groupByMonth(view.row), rect);
  const high = getCardHeight(width);
  const gap = lines.length > 1 ? (rect.height - high * lines.length) / (lines.length - 1) : 0;
  const top = lines.length > 1 ? rect.y : rect.y + (rect.height - high) / 2;
  lines.forEach((line, at) => {
    drawRowLine(dealer, line, rect, top + at * (high + gap), width);
  });
}

/** Sorts the columns by month, those of one month side by side. */
function groupByMonth(row: readonly Column[]): readonly Column[] {
  return [...row].sort((one, other) => getColumnMonth(one) - getColumnMonth(other));
}

function getColumnMonth({ cards }: Column): number {
  return Number.parseInt(cards[0] ?? '0', 10);
}

/** Returns the largest size at which all columns fit. */
function findLargestFit({ row }: Measures, columns: readonly Column[], rect: Rect): RowFit {
  for (const [width, count] of [...row, ...SMALL_SIZES]) {
    if ((getCardHeight(width) + 6) * count > rect.height + 6) continue;
    const lines = breakColumns(columns, width, count, rect.width);
    if (lines) return { width, lines };
  }
  const half = Math.ceil(columns.length / 2);
  return { width: 36, lines: [columns.slice(0, half), columns.slice(half)] };
}

/** Breaks the columns into lines, or returns null if they are too long. */
function breakColumns(
  columns: readonly Column[],
  width: number,
  count: number,
  room: number,
): readonly (readonly Column[])[] | null {
  if (count === 1) return measureLine(columns, width) <= room ? [columns] : null;
  for (let at = Math.ceil(columns.length / 2); at < columns.length; at++) {
    const lines = [columns.slice(0, at), columns.slice(at)];
    if (lines.every((line) => measureLine(line, width) <= room)) return lines;
  }
  return null;
}

function measureLine(line: readonly Column[], width: number, gap = GAP): number {
  return line.reduce(
    (sum, column, at) => sum + getColumnWidth(column, width) + getGapAfter(line, at, gap),
    0,
  );
}

/** Returns the gap after a column; cards of one month lie close together. */
function getGapAfter(line: readonly Column[], at: number, gap: number): number {
  const [one, other] = [line[at], line[at + 1]];
  if (!one || !other) return 0;
  return getColumnMonth(one) === getColumnMonth(other) ? SAME_MONTH_GAP : gap;
}

/** Returns the width of a column. */
function getColumnWidth(column: Column, width: number): number {
  return width + (column.cards.length - 1) * getCardStep(column, width);
}

function getCardStep({ token: owner }: Column, width: number): number {
  return Math.round(width * (owner === null ? LOOSE_STEP : STUCK_STEP));
}

function drawRowLine(
  dealer: DrawContext,
  line: readonly Column[],
  rect: Rect,
  y: number,
  width: number,
): void {
  const gap = Math.min(MAX_GAP, GAP + Math.floor((rect.width - measureLine(line, width)) / line.length));
  let x = rect.x + (rect.width - measureLine(line, width, gap)) / 2;
  line.forEach((column, at) => {
    drawColumn(dealer, column, x, y, width);
    x += getColumnWidth(column, width) + getGapAfter(line, at, gap);
  });
}

function drawColumn(dealer: DrawContext, column: Column, x: number, y: number, width: number): void {
  const by = getCardStep(column, width);
  const radius = Math.round(width * 0.24);
  column.cards.forEach((card: Card, at) => {
    const seen = at === column.cards.length - 1 ? width : by;
    layCard(dealer, card, {
      zone: 'row',
      x: x + at * by,
      y,
      width,
      seen,
      foot: column.token === null ? 0 : radius * 2,
    });
  });
  if (column.token === null) return;
  drawToken(
    dealer.pen,
    column.token,
    x + getColumnWidth(column, width) - radius,
    y + getCardHeight(width) - radius,
    radius,
  );
}
