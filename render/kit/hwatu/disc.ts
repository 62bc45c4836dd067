import type { Pen } from '../../canvas.ts';
import { write } from '../words.ts';
import { dab, stroke } from './brush.ts';
import { BLACK, cardHues, PAPER, RED } from './inks.ts';

/** The red disc of a bright with the sign for light. */
export function disc(pen: Pen, x: number, y: number, radius = 15): void {
  dab(pen, x, y, radius + 2, PAPER);
  dab(pen, x, y, radius, BLACK);
  dab(pen, x, y, radius - 1.6, RED);
  write(pen, '光', x, y + radius * 0.04, {
    size: radius * 1.36,
    colour: cardHues(pen).cardPaper,
    align: 'center',
  });
}

/** The seal of double junk: two white dots on red. */
export function twin(pen: Pen, x: number, y: number): void {
  stroke(pen, `M${x - 8} ${y} H${x + 8}`, PAPER, 23);
  stroke(pen, `M${x - 8} ${y} H${x + 8}`, BLACK, 20);
  stroke(pen, `M${x - 8} ${y} H${x + 8}`, RED, 17);
  for (const side of [-7.5, 7.5]) dab(pen, x + side, y, 5, PAPER);
}
