import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { colourOf } from './colour.ts';

/** The colour of a seat. */
export function seatName(seat: Seat): Text {
  return colourOf(seat);
}
