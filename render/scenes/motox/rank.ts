import type { Bike, MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues, getSuitDark } from '../../kit/colours.ts';
import { fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { parseSpace } from './track-geometry.ts';

/** Returns the rank of a seat: one more than the number of bikes ahead; 0 without a bike (R-MX-16). */
export function getRank(view: MotoXView, seat: number): number {
  const own = view.bikes[seat];
  if (!own) return 0;
  const mine = getProgress(view, own);
  return 1 + view.bikes.filter((other) => other && getProgress(view, other) > mine).length;
}

function getProgress(view: MotoXView, bike: Bike): number {
  const place = parseSpace(view.track, bike.at);
  return place ? place.tile * 2 + (place.front ? 1 : 0) : -1;
}

/** Draws a flag with a rank, its middle at (x, y), 44 pixels high with a `scale` of 1. */
export function drawRankFlag(
  pen: Pen,
  rank: number,
  suit: number,
  x: number,
  y: number,
  scale: number,
): void {
  stamp(pen, `motox/flag/${rank}/${suit}/${scale}`, 62 * scale, x, y, (on) => {
    on.scale(scale, scale);
    on.beginPath();
    for (const [dx, dy] of [
      [-18, -19],
      [26, -19],
      [17, -4],
      [26, 11],
      [-18, 11],
    ] as const)
      on.lineTo(dx, dy);
    on.closePath();
    fill(on, getSuitDark(pen, suit));
    on.beginPath();
    on.moveTo(-20, -21);
    on.lineTo(-20, 22);
    on.lineCap = 'round';
    strokeOutline(on, getSuitDark(pen, suit), 5);
    write(on, String(rank), -1, -4, { size: 33, colour: getKitHues(pen).white, align: 'center' });
  });
}
