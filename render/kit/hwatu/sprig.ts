import type { Pen } from '../../canvas.ts';
import { fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK } from './card-colours.ts';

/** A twig with leaves in pairs: its origin, its length, its lean in degrees, the colour of each pair from below. */
export interface Sprig {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly lean: number;
  readonly colours: readonly string[];
}

const GAP = 11;
const LEAF = 'M0 0 C1 -7 7 -12 13.5 -11.5 C13 -5 8 1.5 0 0Z';

/** Draws a ladder of leaves, smaller towards the tip. */
export function drawSprig(pen: Pen, { x, y, length, lean, colours }: Sprig): void {
  withPlacement(pen, x, y, lean, 1, () => {
    strokeSvgPath(pen, `M0 0 V${-length}`, BLACK, 1.8);
    const pairs = Math.floor(length / GAP);
    for (let pair = 1; pair <= pairs; pair++) {
      const size = 1.12 - (pair / pairs) * 0.45;
      drawLeaves(pen, -pair * GAP + 4, size, colours[pair % colours.length] ?? BLACK);
    }
    withPlacement(pen, 0, -length, -48, 0.72, () => fillSvgPath(pen, LEAF, colours[0] ?? BLACK));
  });
}

function drawLeaves(pen: Pen, y: number, size: number, colour: string): void {
  for (const side of [-1, 1]) withPlacement(pen, 0, y, 0, size * side, () => fillSvgPath(pen, LEAF, colour));
}
