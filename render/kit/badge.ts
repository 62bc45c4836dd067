import type { Pen } from '../canvas.ts';
import type { Boxes } from './boxes.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues } from './colours.ts';
import { beginCircle, fill, strokeOutline, withShadow } from './shapes.ts';
import { write } from './text.ts';

/** Draws a badge with the label of its button, at most three characters; its middle at (x, y). */
export function drawBadge(pen: Pen, boxes: Boxes, mark: string, x: number, y: number, radius: number): void {
  boxes.note('badge', mark, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  stamp(pen, `badge/${mark}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    withShadow(on, 8, 3, () => {
      beginCircle(on, 0, 0, 39);
      fill(on, getKitHues(pen).badge);
    });
    beginCircle(on, 0, 0, 36);
    fill(on, getKitHues(pen).badge);
    strokeOutline(on, getKitHues(pen).white, 5);
    write(on, mark, 0, 0, {
      size: [0, 56, 50, 36][mark.length] ?? 28,
      colour: getKitHues(pen).white,
      align: 'center',
    });
  });
}
