import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import { getSeatColour } from './colours.ts';

/** Draws a seat's mark in a ring, which identifies the player without colour. Its middle at (x, y). */
export function drawSeatSeal(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  stamp(pen, `moneyrun/seal/${seat}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    beginCircle(on, 0, 0, 34);
    strokeOutline(on, getKitHues(on).white, 14);
    fill(on, getKitHues(on).white);
    strokeOutline(on, getSeatColour(on, seat), 7);
    drawSuitMark(on, seat, 0, 0, 24, getSeatColour(on, seat));
  });
}
