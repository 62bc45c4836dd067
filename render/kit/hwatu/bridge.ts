import type { Pen } from '../../canvas.ts';
import { ink, stroke } from './brush.ts';
import { cloud } from './cloud.ts';
import { BLACK, BLUE, ORANGE, PAPER, SKY, YELLOW } from './inks.ts';
import { blades, irisFlower } from './iris.ts';

/** May's animal: the plank bridge between irises. */
export function bridge(pen: Pen): void {
  cloud(pen);
  water(pen);
  blades(pen, [
    [36, 34],
    [70, 30],
  ]);
  irisFlower(pen, 54, 62, 0.92);
  blades(pen, [
    [46, 84],
    [62, 88],
  ]);
  planks(pen);
}

function water(pen: Pen): void {
  ink(pen, 'M0 112 H100 V164 H0Z', SKY);
  stroke(
    pen,
    'M6 122 C16 116 24 128 34 122 C44 116 52 128 62 122 C72 116 82 128 94 122 M6 154 C16 148 24 160 34 154 C44 148 52 160 62 154 C72 148 82 160 94 154',
    BLUE,
    2.2,
  );
}

function planks(pen: Pen): void {
  stroke(pen, 'M20 118 V148 M46 128 V156 M58 114 V140 M86 106 V134', BLACK, 4);
  plank(pen, 'M0 108 L54 118 L54 136 L0 126Z', 'M0 117 L54 127');
  plank(pen, 'M42 112 L100 92 L100 110 L46 130Z', 'M44 121 L100 101');
}

function plank(pen: Pen, path: string, grain: string): void {
  ink(pen, path, YELLOW);
  stroke(pen, grain, ORANGE, 2.4);
  stroke(pen, path, BLACK, 2.2);
  stroke(pen, grain, PAPER, 0.8);
}
