import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { suitMark } from '../../kit/suits.ts';
import { seatColour } from './colours.ts';

/** A seat's mark in a ring: whose doing it was, told without the colour. Its middle at (x, y). */
export function seal(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  stamp(pen, `moneyrun/seal/${seat}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    circle(on, 0, 0, 34);
    line(on, hues(on).white, 14);
    fill(on, hues(on).white);
    line(on, seatColour(on, seat), 7);
    suitMark(on, seat, 0, 0, 24, seatColour(on, seat));
  });
}
