import type { Pen } from '../../canvas.ts';
import { write } from '../text.ts';
import { fillDab, strokeSvgPath } from './brush.ts';
import { BLACK, getCardHues, PAPER, RED } from './card-colours.ts';

/** Draws the red disc of a bright with the sign for light. */
export function drawBrightDisc(pen: Pen, x: number, y: number, radius = 15): void {
  fillDab(pen, x, y, radius + 2, PAPER);
  fillDab(pen, x, y, radius, BLACK);
  fillDab(pen, x, y, radius - 1.6, RED);
  write(pen, '光', x, y + radius * 0.04, {
    size: radius * 1.36,
    colour: getCardHues(pen).cardPaper,
    align: 'center',
  });
}

/** Draws the seal of double junk: two white dots on red. */
export function drawDoubleJunkSeal(pen: Pen, x: number, y: number): void {
  strokeSvgPath(pen, `M${x - 8} ${y} H${x + 8}`, PAPER, 23);
  strokeSvgPath(pen, `M${x - 8} ${y} H${x + 8}`, BLACK, 20);
  strokeSvgPath(pen, `M${x - 8} ${y} H${x + 8}`, RED, 17);
  for (const side of [-7.5, 7.5]) fillDab(pen, x + side, y, 5, PAPER);
}
