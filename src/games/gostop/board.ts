import { CARDS, faceOf, junkIn, monthOf } from './cards.ts';
import type { Card, ChartView, Column } from './types.ts';

/** All 48 cards as a chart shows them, month by month. */
export const CHART: ChartView = {
  cards: CARDS.map((card) => ({ card, month: faceOf(card).month, sort: faceOf(card).sort })),
};

/**
 * What a card meets in the row (R-GS-11 to R-GS-17): nothing; one loose card; two, of which the player picks; all three
 * others, loose or stuck in a column; or only the column of two just made of its month.
 */
export type Meeting =
  | { readonly kind: 'none' }
  | { readonly kind: 'one' | 'pair' | 'stuck'; readonly column: Column }
  | { readonly kind: 'two' | 'three'; readonly columns: readonly Column[] };

/** What the card would meet. */
export function meeting(row: readonly Column[], card: Card): Meeting {
  const columns = ofMonthIn(row, monthOf(card));
  const loose = columns.filter((column) => column.cards.length === 1);
  if (loose.length >= 2) return { kind: loose.length === 2 ? 'two' : 'three', columns: loose };
  const column = loose[0] ?? columns[0];
  if (!column) return { kind: 'none' };
  if (column.cards.length === 1) return { kind: 'one', column };
  return { kind: column.cards.length === 2 ? 'pair' : 'stuck', column };
}

/** The columns of a month. */
export function ofMonthIn(row: readonly Column[], month: number): Column[] {
  return row.filter((column) => monthOf(firstOf(column)) === month);
}

/** The two loose cards that the player has to pick from, or none: two plain junk are alike (R-GS-12). */
export function picks(row: readonly Column[], card: Card): readonly Card[] {
  const met = meeting(row, card);
  if (met.kind !== 'two') return [];
  const cards = met.columns.map(firstOf);
  return cards.every((one) => junkIn(one) === 1) ? [] : cards;
}

/** The row with the card laid, and what it was laid to. `onto` says which of two. */
export function laid(
  row: readonly Column[],
  cards: readonly Card[],
  onto: Card | null,
): { readonly row: readonly Column[]; readonly onto: readonly Card[] } {
  const card = cards[0] as Card;
  const under = targets(meeting(row, card), onto);
  const met = under.flatMap((column) => column.cards);
  const token = under[0]?.token ?? null;
  const rest = under.length === 0 ? row : row.filter((column) => !under.includes(column));
  return { row: inserted(rest, { cards: [...met, ...cards], token }), onto: met };
}

function inserted(row: readonly Column[], column: Column): Column[] {
  const rank = rankOf(column);
  const place = row.findIndex((other) => rankOf(other) > rank);
  const columns = row.slice();
  columns.splice(place < 0 ? row.length : place, 0, column);
  return columns;
}

function targets(met: Meeting, onto: Card | null): readonly Column[] {
  switch (met.kind) {
    case 'none':
      return [];
    case 'one':
    case 'pair':
    case 'stuck':
      return [met.column];
    case 'two':
      return [met.columns.find((column) => firstOf(column) === onto) ?? (met.columns[0] as Column)];
    case 'three':
      return met.columns;
  }
}

/** The row by month. */
export function inOrder(row: readonly Column[]): Column[] {
  return [...row].sort((one, other) => rankOf(one) - rankOf(other));
}

function rankOf(column: Column): number {
  return faceOf(firstOf(column)).rank;
}

/** A column of one card nobody has made. */
export function looseColumn(card: Card): Column {
  return { cards: [card], token: null };
}

export function firstOf(column: Column): Card {
  return column.cards[0] as Card;
}
