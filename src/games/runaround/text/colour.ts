import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';

/** The name of a seat's colour: the first seat is yellow, the second blue. */
export function getColourName(seat: Seat): Text {
  return text(seat === 0 ? 'runaround:colour.yellow' : 'runaround:colour.blue');
}
