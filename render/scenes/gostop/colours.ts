import { plainGoStop } from '../../../themes/plain/gostop.ts';
import type { Pen } from '../../canvas.ts';
import { getSuitDark, getSuitPale } from '../../kit/colours.ts';
import { defineHues } from '../../style.ts';

/** Arms, crowns, suns: their blue, green and orange keep clear of the red of the cards. */
const SUITS_BY_SEAT = [3, 2, 0];

/** The table's colours in the look of a pen. */
export const getGoStopHues = defineHues(plainGoStop);

/** The suit of a seat. */
export function getSeatSuit(seat: number): number {
  return SUITS_BY_SEAT[seat] ?? 1;
}

/** The colour of a seat, dark enough for white figures. */
export function getSeatColour(pen: Pen, seat: number): string {
  return getSuitDark(pen, getSeatSuit(seat));
}

/** Its faint ground. */
export function getSeatPale(pen: Pen, seat: number): string {
  return getSuitPale(pen, getSeatSuit(seat));
}
