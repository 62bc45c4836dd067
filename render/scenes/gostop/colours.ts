import { plainGoStop } from '../../../themes/plain/gostop.ts';
import type { Pen } from '../../canvas.ts';
import { suitDark, suitPale } from '../../kit/colours.ts';
import { palette } from '../../look.ts';

/** Arms, crowns, suns: their blue, green and orange keep clear of the red of the cards. */
const SUITS = [3, 2, 0];

/** The table's colours in the look of a pen. */
export const gostopHues = palette(plainGoStop);

/** The suit of a seat. */
export function suitOf(seat: number): number {
  return SUITS[seat] ?? 1;
}

/** The colour of a seat, dark enough for white figures. */
export function seatColour(pen: Pen, seat: number): string {
  return suitDark(pen, suitOf(seat));
}

/** Its faint ground. */
export function seatPale(pen: Pen, seat: number): string {
  return suitPale(pen, suitOf(seat));
}
