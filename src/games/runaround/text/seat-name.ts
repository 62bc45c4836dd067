import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { getColourName } from './colour.ts';

/** The colour of a seat. */
export function seatName(seat: Seat): Text {
  return getColourName(seat);
}
