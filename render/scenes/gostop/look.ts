import type { Pen } from '../../canvas.ts';
import { coin } from '../../kit/coin.ts';
import { suitColour, suitPale } from '../../kit/colours.ts';

/** The suit of a seat's token: arms, crowns, suns; their blue, green and orange keep clear of the red of the cards. */
const SUITS = [3, 2, 0];

/** The cloth that the row lies on. */
export const FELT = '#4d7357';
export const FELT_DARK = '#3f624a';

/** The colour of a seat. */
export function seatColour(pen: Pen, seat: number): string {
  return suitColour(pen, SUITS[seat] ?? 1);
}

/** Its faint ground. */
export function seatPale(pen: Pen, seat: number): string {
  return suitPale(pen, SUITS[seat] ?? 1);
}

/** The token of a seat, its middle at (x, y). */
export function token(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  coin(pen, { suit: SUITS[seat] ?? 1, side: 'hidden', value: null }, x, y, radius);
}
