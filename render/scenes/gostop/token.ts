import type { Pen } from '../../canvas.ts';
import { drawCoin } from '../../kit/coin.ts';
import { getSeatSuit } from './colours.ts';

/** Draws the token of a seat, its middle at (x, y). */
export function drawToken(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  drawCoin(pen, { suit: getSeatSuit(seat), side: 'hidden', value: null }, x, y, radius);
}
