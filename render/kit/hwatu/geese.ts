import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, ORANGE, RED } from './card-colours.ts';
import { drawGooseHill } from './hill.ts';

/** Draws August's birds: three geese over the hill. */
export function drawGeese(pen: Pen): void {
  drawGooseHill(pen);
  withPlacement(pen, 62, 30, 4, 0.98, () => drawGoose(pen, ORANGE));
  withPlacement(pen, 46, 56, 8, 1, () => drawGoose(pen, RED));
  withPlacement(pen, 64, 84, 4, 0.92, () => drawGoose(pen, ORANGE));
}

/** Draws a goose flying left, about 60 wide. */
function drawGoose(pen: Pen, colour: string): void {
  drawFeatheredPart(pen, 'M-2 0 C2 -12 10 -18 22 -19 C18 -13 20 -10 26 -10 C20 -4 12 2 2 4Z', colour);
  drawFeatheredPart(
    pen,
    'M-30 3 C-28 -2 -22 -4 -18 -1 C-12 3 -8 -4 0 -4 C10 -4 18 0 28 4 L22 6 L28 10 C16 13 2 12 -8 8 C-14 6 -20 8 -24 5Z',
    colour,
  );
  drawFeatheredPart(pen, 'M-6 3 C-6 12 -2 19 6 22 C6 17 10 16 14 18 C14 11 10 5 4 2Z', colour);
  strokeSvgPath(pen, 'M6 -4 C10 -9 14 -12 18 -13 M0 8 C1 13 4 16 7 17', BLACK, 1.2);
  fillSvgPath(pen, 'M-28 1 L-37 4 L-27 6Z', BLACK);
  fillDab(pen, -23, 1, 1.5, BLACK);
}

function drawFeatheredPart(pen: Pen, path: string, colour: string): void {
  fillSvgPath(pen, path, colour);
  strokeSvgPath(pen, path, BLACK, 1.8);
}
