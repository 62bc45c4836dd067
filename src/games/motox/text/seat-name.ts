import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { getSuitName } from './names.ts';

/** Returns the suit of the seat's bike. */
export function seatName(seat: Seat): Text {
  return getSuitName(seat);
}
