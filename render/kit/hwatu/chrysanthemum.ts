import type { Pen } from '../../canvas.ts';
import {
  drawAround,
  fillDab,
  fillOval,
  fillSvgPath,
  strokeSvgPath,
  withMirror,
  withPlacement,
} from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';

type Spot = readonly [x: number, y: number, turn: number, scale: number];

/** Draws chrysanthemum: yellow rays with red tips, black leaves; the second variant has its stem at the right. */
export function drawChrysanthemum(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => {
    strokeSvgPath(pen, 'M36 162 C34 130 40 100 46 70 M36 140 C50 130 64 124 72 112', BLACK, 4);
    drawLeaves(pen, [
      [22, 106, -70, 1],
      [76, 86, 60, 0.9],
      [24, 140, -100, 1.1],
      [62, 144, 110, 1.1],
      [22, 76, -50, 0.7],
    ]);
    drawRay(pen, 48, 56, 28);
    drawRay(pen, 70, 112, 20);
  };
  if (variant === 1) grown();
  else
    withMirror(pen, () => {
      grown();
      drawRay(pen, 26, 116, 14);
    });
}

/** Draws chrysanthemum round a ribbon. */
export function drawChrysanthemumRound(pen: Pen): void {
  strokeSvgPath(pen, 'M30 162 C30 140 28 130 28 112 M76 162 C78 130 74 110 74 80', BLACK, 4);
  drawLeaves(pen, [
    [20, 140, -80, 1],
    [82, 120, 70, 1],
    [50, 150, 180, 1],
    [22, 76, -40, 0.8],
    [60, 120, 30, 0.8],
  ]);
  drawRay(pen, 27, 106, 20);
  drawRay(pen, 74, 74, 23);
}

/** Draws chrysanthemum above the cup. */
export function drawChrysanthemumHigh(pen: Pen): void {
  strokeSvgPath(pen, 'M80 110 C70 90 60 80 60 50', BLACK, 4);
  drawLeaves(pen, [
    [24, 76, -70, 0.9],
    [84, 84, 70, 0.9],
    [88, 36, 40, 0.8],
  ]);
  drawRay(pen, 58, 44, 28);
}

/** Draws two rings of narrow petals. */
function drawRay(pen: Pen, x: number, y: number, radius: number): void {
  withPlacement(pen, x, y, 0, radius / 20, () => {
    fillDab(pen, 0, 0, 20.6, PAPER);
    drawAround(pen, 16, 0, 360, () => {
      fillOval(pen, 0, -13, 3.4, 7, 0, RED);
      fillOval(pen, 0, -11, 2, 5.6, 0, YELLOW);
    });
    drawAround(pen, 10, 9, 360, () => {
      fillOval(pen, 0, -6.6, 2.5, 4.6, 0, RED);
      fillOval(pen, 0, -6, 1.4, 3.6, 0, YELLOW);
    });
    fillDab(pen, 0, 0, 3.6, RED);
    fillDab(pen, 0, 0, 2, YELLOW);
  });
}

function drawLeaves(pen: Pen, spots: readonly Spot[]): void {
  for (const [x, y, turn, scale] of spots) withPlacement(pen, x, y, turn, scale, () => drawLeaf(pen));
}

/** Draws a leaf with round lobes, pointing up. */
function drawLeaf(pen: Pen): void {
  const path =
    'M0 14 C-6 16 -12 12 -12 8 C-20 10 -24 2 -19 -2 C-22 -8 -16 -14 -10 -12 C-10 -20 -4 -26 0 -26 C4 -26 10 -20 10 -12 C16 -14 22 -8 19 -2 C24 2 20 10 12 8 C12 12 6 16 0 14Z';
  strokeSvgPath(pen, path, PAPER, 1.6);
  fillSvgPath(pen, path, BLACK);
  strokeSvgPath(pen, 'M0 12 V-18 M0 5 L-12 1 M0 5 L12 1 M0 -4 L-7 -9 M0 -4 L7 -9', PAPER, 1);
}
