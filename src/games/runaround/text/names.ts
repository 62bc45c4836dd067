import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';

/** Returns the name of the seat's colour: yellow for seat 0, blue for seat 1. */
export function getColourName(seat: Seat): Text {
  return text(seat === 0 ? 'runaround:colour.yellow' : 'runaround:colour.blue');
}

/** Returns the colour of the seat. */
export function seatName(seat: Seat): Text {
  return getColourName(seat);
}
