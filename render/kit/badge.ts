import type { Pen } from '../canvas.ts';
import type { Boxes } from './boxes.ts';
import { hues } from './colours.ts';
import { circle, fill, line, shadowed } from './shapes.ts';
import { stamp } from './stamps.ts';
import { write } from './words.ts';

/** A badge with what the button says, at most three characters; its middle at (x, y). */
export function badge(pen: Pen, boxes: Boxes, mark: string, x: number, y: number, radius: number): void {
  boxes.note('badge', mark, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  stamp(pen, `badge/${mark}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    shadowed(on, 8, 3, () => {
      circle(on, 0, 0, 39);
      fill(on, hues(pen).badge);
    });
    circle(on, 0, 0, 36);
    fill(on, hues(pen).badge);
    line(on, hues(pen).white, 5);
    write(on, mark, 0, 0, {
      size: [0, 50, 40, 28][mark.length] ?? 24,
      colour: hues(pen).white,
      align: 'center',
    });
  });
}
