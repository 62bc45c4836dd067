import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { getColourName } from './colour.ts';

/** Returns the colour of the seat. */
export function seatName(seat: Seat): Text {
  return getColourName(seat);
}
