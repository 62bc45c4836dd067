import type { Pen } from '../../canvas.ts';
import { fillSvgPath, strokeSvgPath, withMirror, withPlacement } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';

type Leaf = readonly [x: number, y: number, radius: number, turn: number, colour: string];

const FALLING: readonly Leaf[] = [
  [78, 34, 17, 30, YELLOW],
  [28, 42, 20, -20, BLACK],
  [62, 64, 24, 14, RED],
  [24, 88, 19, -40, RED],
  [78, 102, 19, 50, BLACK],
  [42, 112, 23, -8, YELLOW],
  [70, 138, 22, 24, RED],
  [24, 140, 18, -30, BLACK],
];

/** Draws maple: stars of red, yellow and black leaves. */
export function drawMaple(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => drawLeaves(pen, FALLING);
  if (variant === 1) {
    strokeSvgPath(pen, 'M94 150 C70 130 60 100 66 60 M70 104 C50 96 36 70 30 46', BLACK, 3);
    grown();
  } else
    withMirror(pen, () => {
      strokeSvgPath(pen, 'M6 20 C30 40 50 60 54 160 M40 52 C60 60 74 80 80 104', BLACK, 3.4);
      drawLeaves(
        pen,
        FALLING.map(([x, y, radius, turn, colour]) => [x, 166 - y, radius, turn + 8, swapLeafColour(colour)]),
      );
    });
}

function swapLeafColour(colour: string): string {
  if (colour === BLACK) return RED;
  return colour === RED ? BLACK : colour;
}

/** Draws maple round a ribbon. */
export function drawMapleRound(pen: Pen): void {
  drawLeaves(pen, [
    [78, 40, 19, 30, RED],
    [24, 64, 19, -20, BLACK],
    [80, 84, 19, 14, YELLOW],
    [26, 104, 19, -40, RED],
    [78, 128, 20, 50, BLACK],
    [30, 142, 20, -8, YELLOW],
  ]);
}

/** Draws maple over the deer. */
export function drawMapleHigh(pen: Pen): void {
  fillSvgPath(pen, 'M94 6 H84 C84 40 80 60 84 100 L94 104Z', YELLOW);
  strokeSvgPath(pen, 'M84 8 C84 40 80 60 84 100', BLACK, 2);
  drawLeaves(pen, [
    [44, 22, 17, -20, BLACK],
    [74, 28, 19, 20, RED],
    [84, 58, 17, 60, BLACK],
    [56, 44, 17, 0, YELLOW],
    [26, 46, 15, -40, RED],
    [82, 88, 15, 30, RED],
  ]);
}

function drawLeaves(pen: Pen, list: readonly Leaf[]): void {
  for (const one of list) drawLeaf(pen, ...one);
}

/** Draws a leaf with seven points, pointing up. */
function drawLeaf(pen: Pen, x: number, y: number, radius: number, turn: number, colour: string): void {
  withPlacement(pen, x, y, turn, radius / 10, () => {
    const path =
      'M0 -10.5 L2.6 -4.6 L7.4 -8 L6.2 -2.6 L11 -1.8 L7 1.6 L8.6 6.4 L3 4.6 L0 7 L-3 4.6 L-8.6 6.4 L-7 1.6 L-11 -1.8 L-6.2 -2.6 L-7.4 -8 L-2.6 -4.6Z';
    strokeSvgPath(pen, 'M0 4 V11.5', colour === YELLOW ? BLACK : colour, 1.2);
    strokeSvgPath(pen, path, PAPER, 1.6);
    fillSvgPath(pen, path, colour);
    strokeSvgPath(
      pen,
      'M0 5 V-7 M0 4 L5.4 -5.4 M0 4 L-5.4 -5.4 M0 4 L7.4 -1 M0 4 L-7.4 -1',
      colour === YELLOW ? BLACK : PAPER,
      0.6,
    );
  });
}
