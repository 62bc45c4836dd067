import type { Pen } from '../../canvas.ts';
import { around, ink, mirrored, oval, placed, stroke } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './inks.ts';

type Mound = readonly [x: number, y: number, radius: number];

const SLOPE: readonly Mound[] = [
  [28, 56, 24],
  [58, 82, 23],
  [24, 98, 25],
  [72, 118, 27],
  [32, 134, 27],
  [74, 158, 30],
];

const FOOT: readonly Mound[] = [
  [80, 96, 20],
  [20, 108, 22],
  [76, 132, 25],
  [30, 146, 26],
  [76, 164, 26],
];

/** Pine on the whole card: mounds of needles fall from one side to the other. */
export function pine(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => {
    stroke(pen, 'M46 164 C50 130 36 120 42 84 C44 74 38 62 30 54', RED, 6);
    for (const mound of SLOPE) needles(pen, ...mound);
  };
  if (variant === 1) grown();
  else mirrored(pen, grown);
}

/** Pine at the foot of the card. */
export function pineFoot(pen: Pen): void {
  stroke(pen, 'M20 164 C24 140 50 130 80 100', RED, 5);
  for (const mound of FOOT) needles(pen, ...mound);
}

/** One mound: a half round of black needles with white strokes, a bud on top. */
export function needles(pen: Pen, x: number, y: number, radius: number): void {
  placed(pen, x, y, 0, radius / 20, () => {
    bud(pen, -7);
    bud(pen, 6);
    around(pen, 29, -98, 196, () => stroke(pen, 'M0 -4 V-20', BLACK, 1.5));
    ink(pen, 'M-18 3 C-20 -24 20 -24 18 3 C14 7 10 2 6 5 C2 8 -2 8 -6 5 C-10 2 -14 7 -18 3Z', BLACK);
    around(pen, 11, -80, 160, (at) => stroke(pen, at % 2 ? 'M0 -7 V-12' : 'M0 -8 V-15', PAPER, 0.9));
    stroke(pen, 'M-18.5 4 C-14 8 -10 3 -6 6 C-2 9 2 9 6 6 C10 3 14 8 18.5 4', PAPER, 1.2);
  });
}

function bud(pen: Pen, x: number): void {
  oval(pen, x, -20, 2, 5, x * 2, YELLOW);
  oval(pen, x + x * 0.05, -22, 1.1, 2.4, x * 2, RED);
}
