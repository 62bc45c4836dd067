import type { Seat } from '../../engine/game.ts';
import { ofMonthIn } from './board.ts';
import { monthsWith } from './cards.ts';
import { reserveLeft } from './counting/reserve.ts';
import { DEALS_OUT } from './options.ts';
import type { Card, GoStopTable } from './types.ts';

/** A state, or the view of the seat whose cards are asked about. */
type Table = GoStopTable<Card | null, unknown>;

/** The cards of the seat that can be seen: all, for its own view. */
export function handOf(table: Table, seat: Seat): readonly Card[] {
  return (table.hands[seat] ?? []).filter((card) => card !== null);
}

/** The months of which the seat holds just three. */
export function threes(table: Table, seat: Seat): readonly number[] {
  return monthsWith(handOf(table, seat), 3);
}

/** The months that may be shaken now (R-GS-24). */
export function shakes(table: Table, seat: Seat): readonly number[] {
  if (!reserveLeft(table) || !shakeTime(table, seat)) return [];
  return threes(table, seat).filter(
    (month) =>
      !(table.shaken[seat] ?? []).includes(month) && !(mustBeAlone(table) && inRow(table, month) > 0),
  );
}

/** With one option, only before the first own turn. */
export function shakeTime(table: Table, seat: Seat): boolean {
  if (table.options.shake !== 'first') return true;
  const dealt = DEALS_OUT[table.hands.length === 2 ? 2 : 3].hand;
  return (table.hands[seat] ?? []).length === dealt;
}

/** With another option, only while the fourth does not lie in the row. */
export function mustBeAlone({ options }: Table): boolean {
  return options.shake === 'unmatched';
}

/** The months that may be bombed now: three in hand, the fourth in the row (R-GS-26). */
export function bombs(table: Table, seat: Seat): readonly number[] {
  return threes(table, seat).filter((month) => inRow(table, month) === 1);
}

/** Whether the seat may leave its hand alone this turn (R-GS-27). */
export function mayDraw(table: Table, seat: Seat): boolean {
  return (table.passes[seat] ?? 0) > 0;
}

/** How many cards of the month lie in the row. */
export function inRow({ row }: Table, month: number): number {
  return ofMonthIn(row, month).reduce((sum, { cards }) => sum + cards.length, 0);
}
