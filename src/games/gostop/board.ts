import { CARDS, getFace, getJunkValue, getMonth } from './cards.ts';
import type { Card, ChartView, Column } from './types.ts';

/** Chart of all 48 cards, month by month. */
export const CHART: ChartView = {
  cards: CARDS.map((card) => ({ card, month: getFace(card).month, sort: getFace(card).sort })),
};

/**
 * Result of laying a card to the row (R-GS-11 to R-GS-17). It meets no card; one loose card; two, of which the player picks; all three
 * others, loose or stuck in a column; or only the column of two just made of its month.
 */
export type Meeting =
  | { readonly kind: 'none' }
  | { readonly kind: 'one' | 'pair' | 'stuck'; readonly column: Column }
  | { readonly kind: 'two' | 'three'; readonly columns: readonly Column[] };

export function findMeeting(row: readonly Column[], card: Card): Meeting {
  const columns = getMonthColumns(row, getMonth(card));
  const loose = columns.filter((column) => column.cards.length === 1);
  if (loose.length >= 2) return { kind: loose.length === 2 ? 'two' : 'three', columns: loose };
  const column = loose[0] ?? columns[0];
  if (!column) return { kind: 'none' };
  if (column.cards.length === 1) return { kind: 'one', column };
  return { kind: column.cards.length === 2 ? 'pair' : 'stuck', column };
}

export function getMonthColumns(row: readonly Column[], month: number): Column[] {
  return row.filter((column) => getMonth(getFirstCard(column)) === month);
}

/** Returns the two loose cards that the player picks from, or none; two plain junk are alike (R-GS-12). */
export function findPicks(row: readonly Column[], card: Card): readonly Card[] {
  const met = findMeeting(row, card);
  if (met.kind !== 'two') return [];
  const cards = met.columns.map(getFirstCard);
  return cards.every((one) => getJunkValue(one) === 1) ? [] : cards;
}

/** Returns the row with the cards laid, and the cards that they met. `onto` is the picked one of two. */
export function layCards(
  row: readonly Column[],
  cards: readonly Card[],
  onto: Card | null,
): { readonly row: readonly Column[]; readonly onto: readonly Card[] } {
  const card = cards[0] as Card;
  const under = findTargets(findMeeting(row, card), onto);
  const met = under.flatMap((column) => column.cards);
  const token = under[0]?.token ?? null;
  const rest = under.length === 0 ? row : row.filter((column) => !under.includes(column));
  return { row: insertColumn(rest, { cards: [...met, ...cards], token }), onto: met };
}

function insertColumn(row: readonly Column[], column: Column): Column[] {
  const rank = getColumnRank(column);
  const place = row.findIndex((other) => getColumnRank(other) > rank);
  const columns = row.slice();
  columns.splice(place < 0 ? row.length : place, 0, column);
  return columns;
}

function findTargets(met: Meeting, onto: Card | null): readonly Column[] {
  switch (met.kind) {
    case 'none':
      return [];
    case 'one':
    case 'pair':
    case 'stuck':
      return [met.column];
    case 'two':
      return [met.columns.find((column) => getFirstCard(column) === onto) ?? (met.columns[0] as Column)];
    case 'three':
      return met.columns;
  }
}

/** Returns the row sorted by month. */
export function sortRow(row: readonly Column[]): Column[] {
  return [...row].sort((one, other) => getColumnRank(one) - getColumnRank(other));
}

function getColumnRank(column: Column): number {
  return getFace(getFirstCard(column)).rank;
}

/** Creates a column of one card, which has no token. */
export function createLooseColumn(card: Card): Column {
  return { cards: [card], token: null };
}

export function getFirstCard(column: Column): Card {
  return column.cards[0] as Card;
}
