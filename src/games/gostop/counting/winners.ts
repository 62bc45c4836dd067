import type { Seat } from '../../../engine/game.ts';
import { getWinners } from '../turn.ts';
import type { Card, GoStopTable } from '../types.ts';
import { buildBill, computeBillValue } from './bill.ts';

/** State or view. */
type Table = GoStopTable<Card | null, unknown>;

/**
 * Returns the winner if the mover stops. That is the mover; with the option, the seat with most points, ties going to the first from the
 * mover on (R-GS-37).
 */
export function findStopWinner(table: Table): Seat {
  const { mover, options, totals } = table;
  if (options.wins === 'stopper') return mover;
  const most = findHighestSeats(table);
  const order = totals.map((_, at) => (mover + at) % totals.length);
  return order.find((seat) => most.includes(seat)) as Seat;
}

/** Returns the seats whose cards, doublings included, are worth most. */
export function findHighestSeats(table: Table): readonly Seat[] {
  return getWinners(table.totals.map((_, seat) => computeBillValue(buildBill(table, seat))));
}
