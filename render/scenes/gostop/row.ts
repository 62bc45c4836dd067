import type { Card, Column, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { type Measures, measuresOf } from './measures.ts';
import { type Dealer, lay } from './spots.ts';
import { token } from './token.ts';

/** Between months at least, and at most; and between loose cards of one month. */
const GAP = 16;
const WIDE = 40;
const CLOSE = 3;
/** How far each next card of a month is moved, in parts of the width: loose ones, and those of a stuck column. */
const LOOSE = 0.62;
const STUCK = 0.34;

/** While a bill lies there. */
const SMALL = [
  [80, 1],
  [64, 1],
  [50, 1],
  [40, 2],
] as const;

interface Fit {
  readonly width: number;
  readonly lines: readonly (readonly Column[])[];
}

/** The row within `rect`, as large as it fits, by month. */
export function row(dealer: Dealer, view: GoStopView, rect: Rect): void {
  const { width, lines } = largest(measuresOf(dealer.pen.look), byMonth(view.row), rect);
  const high = cardHeight(width);
  const gap = lines.length > 1 ? (rect.height - high * lines.length) / (lines.length - 1) : 0;
  const top = lines.length > 1 ? rect.y : rect.y + (rect.height - high) / 2;
  lines.forEach((line, at) => {
    spread(dealer, line, rect, top + at * (high + gap), width);
  });
}

/** Columns of one month side by side, months in order. */
function byMonth(row: readonly Column[]): readonly Column[] {
  return [...row].sort((one, other) => month(one) - month(other));
}

function month({ cards }: Column): number {
  return Number.parseInt(cards[0] ?? '0', 10);
}

/** The largest size at which all columns fit. */
function largest({ row }: Measures, columns: readonly Column[], rect: Rect): Fit {
  for (const [width, count] of [...row, ...SMALL]) {
    if ((cardHeight(width) + 6) * count > rect.height + 6) continue;
    const lines = broken(columns, width, count, rect.width);
    if (lines) return { width, lines };
  }
  const half = Math.ceil(columns.length / 2);
  return { width: 36, lines: [columns.slice(0, half), columns.slice(half)] };
}

/** The columns in so many lines, or null where they are too long. */
function broken(
  columns: readonly Column[],
  width: number,
  count: number,
  room: number,
): readonly (readonly Column[])[] | null {
  if (count === 1) return length(columns, width) <= room ? [columns] : null;
  for (let at = Math.ceil(columns.length / 2); at < columns.length; at++) {
    const lines = [columns.slice(0, at), columns.slice(at)];
    if (lines.every((line) => length(line, width) <= room)) return lines;
  }
  return null;
}

function length(line: readonly Column[], width: number, gap = GAP): number {
  return line.reduce((sum, column, at) => sum + across(column, width) + gapAfter(line, at, gap), 0);
}

/** Cards of one month lie close together. */
function gapAfter(line: readonly Column[], at: number, gap: number): number {
  const [one, other] = [line[at], line[at + 1]];
  if (!one || !other) return 0;
  return month(one) === month(other) ? CLOSE : gap;
}

/** How wide a column is. */
function across(column: Column, width: number): number {
  return width + (column.cards.length - 1) * step(column, width);
}

function step({ token: owner }: Column, width: number): number {
  return Math.round(width * (owner === null ? LOOSE : STUCK));
}

function spread(dealer: Dealer, line: readonly Column[], rect: Rect, y: number, width: number): void {
  const gap = Math.min(WIDE, GAP + Math.floor((rect.width - length(line, width)) / line.length));
  let x = rect.x + (rect.width - length(line, width, gap)) / 2;
  line.forEach((column, at) => {
    stack(dealer, column, x, y, width);
    x += across(column, width) + gapAfter(line, at, gap);
  });
}

function stack(dealer: Dealer, column: Column, x: number, y: number, width: number): void {
  const by = step(column, width);
  const radius = Math.round(width * 0.24);
  column.cards.forEach((card: Card, at) => {
    const seen = at === column.cards.length - 1 ? width : by;
    lay(dealer, card, {
      zone: 'row',
      x: x + at * by,
      y,
      width,
      seen,
      foot: column.token === null ? 0 : radius * 2,
    });
  });
  if (column.token === null) return;
  token(dealer.pen, column.token, x + across(column, width) - radius, y + cardHeight(width) - radius, radius);
}
