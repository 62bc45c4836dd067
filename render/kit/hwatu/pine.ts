import type { Pen } from '../../canvas.ts';
import { drawAround, fillOval, fillSvgPath, strokeSvgPath, withMirror, withPlacement } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';

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

/** Draws pine on the whole card: mounds of needles fall from one side to the other. */
export function drawPine(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => {
    strokeSvgPath(pen, 'M46 164 C50 130 36 120 42 84 C44 74 38 62 30 54', RED, 6);
    for (const mound of SLOPE) drawNeedles(pen, ...mound);
  };
  if (variant === 1) grown();
  else withMirror(pen, grown);
}

/** Draws pine at the foot of the card. */
export function drawPineFoot(pen: Pen): void {
  strokeSvgPath(pen, 'M20 164 C24 140 50 130 80 100', RED, 5);
  for (const mound of FOOT) drawNeedles(pen, ...mound);
}

/** Draws one mound: a semicircle of black needles with white strokes, a bud on top. */
export function drawNeedles(pen: Pen, x: number, y: number, radius: number): void {
  withPlacement(pen, x, y, 0, radius / 20, () => {
    drawBud(pen, -7);
    drawBud(pen, 6);
    drawAround(pen, 29, -98, 196, () => strokeSvgPath(pen, 'M0 -4 V-20', BLACK, 1.5));
    fillSvgPath(pen, 'M-18 3 C-20 -24 20 -24 18 3 C14 7 10 2 6 5 C2 8 -2 8 -6 5 C-10 2 -14 7 -18 3Z', BLACK);
    drawAround(pen, 11, -80, 160, (at) =>
      strokeSvgPath(pen, at % 2 ? 'M0 -7 V-12' : 'M0 -8 V-15', PAPER, 0.9),
    );
    strokeSvgPath(pen, 'M-18.5 4 C-14 8 -10 3 -6 6 C-2 9 2 9 6 6 C10 3 14 8 18.5 4', PAPER, 1.2);
  });
}

function drawBud(pen: Pen, x: number): void {
  fillOval(pen, x, -20, 2, 5, x * 2, YELLOW);
  fillOval(pen, x + x * 0.05, -22, 1.1, 2.4, x * 2, RED);
}
