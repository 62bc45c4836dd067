import type { Pen } from '../../canvas.ts';
import { write } from '../words.ts';
import { dab } from './brush.ts';
import { BLACK, PAPER, RED } from './inks.ts';

/** The red disc of a bright with the sign for light. */
export function disc(pen: Pen, x: number, y: number, radius = 15): void {
  dab(pen, x, y, radius + 2, PAPER);
  dab(pen, x, y, radius, BLACK);
  dab(pen, x, y, radius - 1.6, RED);
  write(pen, '光', x, y + radius * 0.04, { size: radius * 1.36, colour: PAPER, align: 'center' });
}
