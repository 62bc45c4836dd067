import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { sidesOf } from '../board.ts';
import { sideName } from './names.ts';

/** The side at which a seat starts: that depends on how many play (R-MR-7). */
export function seatName(seat: Seat, seats: number): Text | null {
  const side = sidesOf(seats)[seat];
  return side === undefined ? null : sideName(side);
}
