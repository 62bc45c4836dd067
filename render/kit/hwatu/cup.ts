import type { Pen } from '../../canvas.ts';
import { write } from '../words.ts';
import { ink, oval, stroke } from './brush.ts';
import { chrysanthemumHigh } from './chrysanthemum.ts';
import { BLACK, BLUE, cardHues, PAPER, SKY, VERMILION, YELLOW } from './inks.ts';

/** September's animal: the cup of wine under the chrysanthemum. */
export function cup(pen: Pen): void {
  stream(pen);
  chrysanthemumHigh(pen);
  ink(pen, 'M36 136 L32 152 H68 L64 136Z', VERMILION);
  stroke(pen, 'M36 136 L32 152 H68 L64 136', BLACK, 2.2);
  const bowl = 'M14 96 C14 124 28 140 50 140 C72 140 86 124 86 96Z';
  ink(pen, bowl, VERMILION);
  stroke(pen, bowl, BLACK, 2.2);
  oval(pen, 50, 96, 36, 10, 0, BLACK);
  oval(pen, 50, 96, 34, 8.4, 0, YELLOW);
  oval(pen, 50, 98, 26, 5, 0, PAPER);
  write(pen, '壽', 50, 122, { size: 28, colour: cardHues(pen).cardWriting, align: 'center' });
}

function stream(pen: Pen): void {
  ink(pen, 'M0 118 H100 V164 H0Z', SKY);
  for (const y of [124, 134, 144, 154]) stroke(pen, `M4 ${y} H96`, BLUE, 3);
}
