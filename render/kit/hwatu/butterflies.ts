import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, RED, YELLOW } from './card-colours.ts';
import { drawPeonyHigh } from './peony.ts';

/** Draws June's animal: two butterflies at the peony. */
export function drawButterflies(pen: Pen): void {
  drawPeonyHigh(pen);
  withPlacement(pen, 36, 36, -24, 0.94, () => drawButterfly(pen));
  withPlacement(pen, 71, 40, 26, 0.78, () => drawButterfly(pen));
}

/** Draws a butterfly about 50 wide round the origin, its head up. */
function drawButterfly(pen: Pen): void {
  for (const side of [1, -1]) withPlacement(pen, 0, 0, 0, side, () => drawWings(pen));
  strokeSvgPath(pen, 'M0 -8 V10', BLACK, 4.4);
  strokeSvgPath(pen, 'M0 -8 C-2 -16 -6 -20 -10 -20 M0 -8 C2 -16 6 -20 10 -20', BLACK, 1.4);
}

function drawWings(pen: Pen): void {
  const [upper, lower] = [
    'M0 0 C2 -14 14 -24 25 -20 C28 -10 20 0 0 2Z',
    'M0 2 C14 -2 20 6 17 16 C8 20 2 14 0 2Z',
  ];
  for (const path of [lower, upper]) {
    fillSvgPath(pen, path, YELLOW);
    strokeSvgPath(pen, path, BLACK, 2);
  }
  fillDab(pen, 16, -12, 4.2, RED);
  fillDab(pen, 11, 9, 3.2, RED);
}
