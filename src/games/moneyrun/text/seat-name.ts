import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { getSides } from '../board.ts';
import { getSideName } from './names.ts';

/** The side at which a seat starts: that depends on how many play (R-MR-7). */
export function seatName(seat: Seat, seats: number): Text | null {
  const side = getSides(seats)[seat];
  return side === undefined ? null : getSideName(side);
}
