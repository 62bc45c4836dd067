import type { Pen } from '../../canvas.ts';
import { fillSvgPath, strokeSvgPath, withMirror, withPlacement } from './brush.ts';
import { BLACK, BLUE, PAPER, RED, YELLOW } from './card-colours.ts';

/** Draws paulownia: blue bells over a mass of black leaves. */
export function drawPaulownia(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => {
    drawBells(pen, 50, 86, 62, 0);
    drawBells(pen, 30, 90, 46, -14);
    drawBells(pen, 72, 90, 46, 14);
    if (variant === 1) drawFoliage(pen);
    else drawTallFoliage(pen);
  };
  if (variant === 1) grown();
  else withMirror(pen, grown);
}

/** Draws the double junk: its lower half is red. */
export function drawPaulowniaRed(pen: Pen): void {
  fillSvgPath(pen, 'M0 82 H100 V164 H0Z', RED);
  drawBells(pen, 50, 80, 60, 0);
  drawBells(pen, 26, 82, 42, -10);
  drawBells(pen, 76, 82, 42, 10);
  withPlacement(pen, 11, 18, 0, 0.78, () => drawFoliage(pen));
}

/** Draws paulownia below the phoenix: leaves at the foot, bells between. */
export function drawPaulowniaLow(pen: Pen): void {
  fillSvgPath(pen, 'M0 118 H100 V164 H0Z', YELLOW);
  drawBells(pen, 20, 122, 34, -6);
  withPlacement(pen, 34, 138, -20, 0.8, () => drawLeaf(pen));
  withPlacement(pen, 64, 146, 14, 0.8, () => drawLeaf(pen));
}

function drawFoliage(pen: Pen): void {
  withPlacement(pen, 26, 112, -34, 1, () => drawLeaf(pen));
  withPlacement(pen, 76, 112, 34, 1, () => drawLeaf(pen));
  withPlacement(pen, 50, 122, 0, 1.16, () => drawLeaf(pen));
}

function drawTallFoliage(pen: Pen): void {
  withPlacement(pen, 78, 124, 40, 1, () => drawLeaf(pen));
  withPlacement(pen, 34, 116, -14, 1.25, () => drawLeaf(pen));
}

/** Draws a leaf with three broad lobes, hanging down. */
function drawLeaf(pen: Pen): void {
  const path =
    'M0 -24 C14 -30 30 -22 30 -6 C30 6 24 12 16 12 C14 24 6 34 0 40 C-6 34 -14 24 -16 12 C-24 12 -30 6 -30 -6 C-30 -22 -14 -30 0 -24Z';
  strokeSvgPath(pen, path, PAPER, 2.4);
  fillSvgPath(pen, path, BLACK);
  strokeSvgPath(
    pen,
    'M0 -20 V30 M0 -18 C8 -14 16 -8 21 0 M0 -18 C-8 -14 -16 -8 -21 0 M0 -2 L10 8 M0 -2 L-10 8 M0 12 L6 18 M0 12 L-6 18',
    PAPER,
    1.5,
  );
}

/** Draws a spike of bells, largest below. */
function drawBells(pen: Pen, x: number, y: number, length: number, lean: number): void {
  withPlacement(pen, x, y, lean, 1, () => {
    strokeSvgPath(pen, `M0 0 V${-length}`, BLACK, 2);
    const rows = Math.round(length / 13);
    for (let row = 0; row < rows; row++) {
      const size = 1 - (row / rows) * 0.42;
      for (const side of [-1, 1])
        withPlacement(pen, side * 1.5, -row * 13 - 8, side * -52, size, () => drawBell(pen));
    }
    withPlacement(pen, 0, -length, 180, 0.62, () => drawBell(pen));
  });
}

/** Draws a bell hanging down from the origin. */
function drawBell(pen: Pen): void {
  const path = 'M0 -2 C5 0 5 7 8 13 L4 11.6 L0 14.4 L-4 11.6 L-8 13 C-5 7 -5 0 0 -2Z';
  strokeSvgPath(pen, path, PAPER, 1.4);
  fillSvgPath(pen, path, BLUE);
  fillSvgPath(pen, 'M-2.5 -2 H2.5 L1.6 2 H-1.6Z', BLACK);
}
