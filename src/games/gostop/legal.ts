import type { Seat } from '../../engine/game.ts';
import { getMonthColumns } from './board.ts';
import { findMonthsByCount } from './cards.ts';
import { hasReserveLeft } from './counting/reserve.ts';
import { DEAL_SIZES } from './options.ts';
import type { Card, GoStopTable } from './types.ts';

/** State, or the view of the seat whose cards are asked for. */
type Table = GoStopTable<Card | null, unknown>;

/** Returns the seat's visible cards: all of them in the seat's own view. */
export function getKnownHand(table: Table, seat: Seat): readonly Card[] {
  return (table.hands[seat] ?? []).filter((card) => card !== null);
}

/** Returns the months of which the seat holds exactly three. */
export function findTriples(table: Table, seat: Seat): readonly number[] {
  return findMonthsByCount(getKnownHand(table, seat), 3);
}

/** Returns the months that may be shaken now (R-GS-24). */
export function findShakes(table: Table, seat: Seat): readonly number[] {
  if (!hasReserveLeft(table) || !isShakeTime(table, seat)) return [];
  return findTriples(table, seat).filter(
    (month) =>
      !(table.shaken[seat] ?? []).includes(month) &&
      !(isUnmatchedRequired(table) && countInRow(table, month) > 0),
  );
}

/** Returns whether shaking is allowed now; with `first`, only before the seat's first turn. */
export function isShakeTime(table: Table, seat: Seat): boolean {
  if (table.options.shake !== 'first') return true;
  const dealt = DEAL_SIZES[table.hands.length === 2 ? 2 : 3].hand;
  return (table.hands[seat] ?? []).length === dealt;
}

/** Returns whether shaking needs the fourth card to be absent from the row. */
export function isUnmatchedRequired({ options }: Table): boolean {
  return options.shake === 'unmatched';
}

/** Returns the months that may be bombed now: three in hand, the fourth in the row (R-GS-26). */
export function findBombs(table: Table, seat: Seat): readonly number[] {
  return findTriples(table, seat).filter((month) => countInRow(table, month) === 1);
}

/** Returns whether the seat may play the deck alone this turn (R-GS-27). */
export function canDraw(table: Table, seat: Seat): boolean {
  return (table.passes[seat] ?? 0) > 0;
}

/** Returns the number of the month's cards in the row. */
export function countInRow({ row }: Table, month: number): number {
  return getMonthColumns(row, month).reduce((sum, { cards }) => sum + cards.length, 0);
}
