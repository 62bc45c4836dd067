import type { Pen } from '../../canvas.ts';
import { drawAround, fillDab, fillOval, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';

type Spot = readonly [x: number, y: number, turn: number, scale: number];

/** Draws peony: a big red flower among black leaves; the second variant has a bud. */
export function drawPeony(pen: Pen, variant: 1 | 2): void {
  strokeSvgPath(pen, 'M50 160 C52 130 48 110 50 90', BLACK, 4);
  if (variant === 1) {
    drawLeaves(pen, [
      [22, 44, -60, 1],
      [82, 34, 40, 0.9],
      [26, 112, -120, 1.2],
      [58, 132, 180, 1.2],
      [84, 98, 110, 0.8],
    ]);
    drawPeonyFlower(pen, 46, 72, 32);
    drawPeonyFlower(pen, 74, 128, 19);
  } else {
    drawLeaves(pen, [
      [24, 112, -100, 1.1],
      [80, 118, 100, 1.2],
      [50, 138, 180, 1.1],
      [84, 60, 60, 0.9],
      [22, 70, -70, 0.9],
    ]);
    drawPeonyFlower(pen, 54, 92, 33);
    drawBud(pen, 34, 38);
  }
}

/** Draws peony round a ribbon. */
export function drawPeonyRound(pen: Pen): void {
  drawLeaves(pen, [
    [20, 60, -40, 0.9],
    [82, 50, 30, 1],
    [20, 136, -130, 1],
    [56, 146, 180, 1],
    [84, 130, 120, 1],
  ]);
  drawPeonyFlower(pen, 72, 92, 25);
  drawPeonyFlower(pen, 28, 112, 22);
}

/** Draws peony below the butterflies. */
export function drawPeonyHigh(pen: Pen): void {
  drawLeaves(pen, [
    [24, 106, -110, 1.1],
    [80, 104, 110, 1.1],
    [34, 142, -150, 1],
    [72, 142, 150, 1],
    [50, 132, 180, 1.2],
  ]);
  drawPeonyFlower(pen, 52, 88, 30);
}

/** Draws rings of round petals and a yellow heart. */
function drawPeonyFlower(pen: Pen, x: number, y: number, radius: number): void {
  withPlacement(pen, x, y, 0, radius / 30, () => {
    drawAround(pen, 8, 0, 360, () => drawLobe(pen, 20, 11.5));
    drawAround(pen, 6, 20, 360, () => drawLobe(pen, 11.5, 9.5));
    drawAround(pen, 5, 0, 360, () => drawLobe(pen, 6, 6.4));
    fillDab(pen, 0, 0, 6.4, YELLOW);
    drawAround(pen, 6, 0, 360, () => fillDab(pen, 0, -4.4, 1.2, RED));
  });
}

function drawLobe(pen: Pen, out: number, radius: number): void {
  fillOval(pen, 0, -out, radius, radius, 0, PAPER);
  fillOval(pen, 0, -out + 0.6, radius - 1.5, radius - 1.4, 0, RED);
  strokeSvgPath(pen, `M0 ${-out - radius * 0.5} V${-out + radius * 0.2}`, PAPER, 0.9);
}

function drawLeaves(pen: Pen, spots: readonly Spot[]): void {
  for (const [x, y, turn, scale] of spots) withPlacement(pen, x, y, turn, scale, () => drawLeaf(pen));
}

/** Draws a leaf with three lobes, pointing up. */
function drawLeaf(pen: Pen): void {
  const path =
    'M0 12 C-10 12 -22 6 -24 -8 C-18 -4 -14 -6 -10 -10 C-10 -20 -4 -26 0 -32 C4 -26 10 -20 10 -10 C14 -6 18 -4 24 -8 C22 6 10 12 0 12Z';
  strokeSvgPath(pen, path, PAPER, 1.6);
  fillSvgPath(pen, path, BLACK);
  strokeSvgPath(pen, 'M0 10 V-22 M0 4 L-14 0 M0 4 L14 0 M0 -6 L-6 -12 M0 -6 L6 -12', PAPER, 1);
}

function drawBud(pen: Pen, x: number, y: number): void {
  strokeSvgPath(pen, `M${x} ${y} C${x} ${y + 16} ${x + 8} ${y + 26} ${x + 12} ${y + 36}`, BLACK, 3);
  withPlacement(pen, x, y, 0, 1, () => {
    fillSvgPath(pen, 'M0 12 C-15 10 -15 -10 -5 -18 L0 -13 L5 -18 C15 -10 15 10 0 12Z', RED);
    strokeSvgPath(pen, 'M-4 8 C-7 0 -5 -8 -1 -11 M4 8 C7 0 6 -6 3 -10', PAPER, 1.1);
    fillSvgPath(pen, 'M-13 4 C-8 8 8 8 13 4 C12 14 4 18 0 18 C-4 18 -12 14 -13 4Z', BLACK);
  });
}
