import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { getSuitName } from './names.ts';

/** The suit of a seat's bike. */
export function seatName(seat: Seat): Text {
  return getSuitName(seat);
}
