import { plainGoStop } from '../../../themes/plain/gostop.ts';
import type { Pen } from '../../canvas.ts';
import { getSuitDark, getSuitPale } from '../../kit/colours.ts';
import { defineHues } from '../../style.ts';

/** Suits by seat: arms, crowns, suns, as blue, green and orange differ from the red of the cards. */
const SUITS_BY_SEAT = [3, 2, 0];

/** Returns the table's colours in the style of a pen. */
export const getGoStopHues = defineHues(plainGoStop);

/** Returns the suit of a seat. */
export function getSeatSuit(seat: number): number {
  return SUITS_BY_SEAT[seat] ?? 1;
}

/** Returns the colour of a seat, dark enough for white figures. */
export function getSeatColour(pen: Pen, seat: number): string {
  return getSuitDark(pen, getSeatSuit(seat));
}

/** Returns the background of a seat's plate: dark, so that the cards stand out. */
export function getPlateColour(pen: Pen, seat: number): string {
  return getGoStopHues(pen).plates[seat] ?? getGoStopHues(pen).felt;
}

/** Returns the faint background of a seat. */
export function getSeatPale(pen: Pen, seat: number): string {
  return getSuitPale(pen, getSeatSuit(seat));
}
