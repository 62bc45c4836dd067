import type { Pen } from '../canvas.ts';
import { hues } from './colours.ts';
import { circle, fill, line } from './shapes.ts';
import { stamp } from './stamps.ts';

/** A little house in a circle: a piece went home from here. Its middle at (x, y). */
export function house(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  stamp(pen, `house/${colour}/${radius}`, radius * 2.4, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    circle(on, 0, 0, 37);
    fill(on, hues(pen).white);
    line(on, hues(pen).ink, 5);
    walls(on);
    fill(on, colour);
    line(on, hues(pen).ink, 4);
  });
}

function walls(pen: Pen): void {
  pen.beginPath();
  for (const [x, y] of [
    [0, -26],
    [26, -2],
    [17, -2],
    [17, 21],
    [-17, 21],
    [-17, -2],
    [-26, -2],
  ] as const)
    pen.lineTo(x, y);
  pen.closePath();
  pen.lineJoin = 'round';
}
