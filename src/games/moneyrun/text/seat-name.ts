import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { getSides } from '../board.ts';
import { getSideName } from './names.ts';

/** Returns the side at which a seat starts; it depends on the number of players (R-MR-7). */
export function seatName(seat: Seat, seats: number): Text | null {
  const side = getSides(seats)[seat];
  return side === undefined ? null : getSideName(side);
}
