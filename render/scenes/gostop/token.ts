import type { Pen } from '../../canvas.ts';
import { coin } from '../../kit/coin.ts';
import { suitOf } from './colours.ts';

/** The token of a seat, its middle at (x, y). */
export function token(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  coin(pen, { suit: suitOf(seat), side: 'hidden', value: null }, x, y, radius);
}
