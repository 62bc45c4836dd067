import type { Pen } from '../../canvas.ts';
import { fillSvgPath } from './brush.ts';
import { RED } from './card-colours.ts';

/** Draws a red bank of cloud along the top. */
export function drawCloud(pen: Pen): void {
  fillSvgPath(
    pen,
    'M0 0 H100 V18 C92 26 84 20 78 20 C70 30 58 28 52 20 C44 26 34 24 30 17 C22 22 10 22 0 14Z',
    RED,
  );
}
