import type { Pen } from '../../canvas.ts';
import { write } from '../text.ts';
import { fillOval, fillSvgPath, strokeSvgPath } from './brush.ts';
import { BLACK, BLUE, getCardHues, PAPER, SKY, VERMILION, YELLOW } from './card-colours.ts';
import { drawChrysanthemumHigh } from './chrysanthemum.ts';

/** Draws September's animal: the cup of wine under the chrysanthemum. */
export function drawCup(pen: Pen): void {
  drawStream(pen);
  drawChrysanthemumHigh(pen);
  fillSvgPath(pen, 'M36 136 L32 152 H68 L64 136Z', VERMILION);
  strokeSvgPath(pen, 'M36 136 L32 152 H68 L64 136', BLACK, 2.2);
  const bowl = 'M14 96 C14 124 28 140 50 140 C72 140 86 124 86 96Z';
  fillSvgPath(pen, bowl, VERMILION);
  strokeSvgPath(pen, bowl, BLACK, 2.2);
  fillOval(pen, 50, 96, 36, 10, 0, BLACK);
  fillOval(pen, 50, 96, 34, 8.4, 0, YELLOW);
  fillOval(pen, 50, 98, 26, 5, 0, PAPER);
  write(pen, '壽', 50, 122, { size: 28, colour: getCardHues(pen).cardWriting, align: 'center' });
}

function drawStream(pen: Pen): void {
  fillSvgPath(pen, 'M0 118 H100 V164 H0Z', SKY);
  for (const y of [124, 134, 144, 154]) strokeSvgPath(pen, `M4 ${y} H96`, BLUE, 3);
}
