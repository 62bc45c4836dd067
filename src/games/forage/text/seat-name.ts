import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { getSuitName } from './names.ts';

/** Returns the suit of a seat; its pawn, die and coins bear it. */
export function seatName(seat: Seat): Text {
  return getSuitName(seat);
}
