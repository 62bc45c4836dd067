import type { Seat } from '../../../engine/game.ts';
import { getWinners } from '../turn.ts';
import type { Card, GoStopTable } from '../types.ts';
import { buildBill, computeBillValue } from './bill.ts';

/** A state or a view. */
type Table = GoStopTable<Card | null, unknown>;

/** Who wins if the mover stops: the mover, or with the option who has most, of equals the first from the mover on (R-GS-37). */
export function findStopWinner(table: Table): Seat {
  const { mover, options, totals } = table;
  if (options.wins === 'stopper') return mover;
  const most = findHighestSeats(table);
  const order = totals.map((_, at) => (mover + at) % totals.length);
  return order.find((seat) => most.includes(seat)) as Seat;
}

/** Whose cards, doublings included, come to most. */
export function findHighestSeats(table: Table): readonly Seat[] {
  return getWinners(table.totals.map((_, seat) => computeBillValue(buildBill(table, seat))));
}
