import type { Pen } from '../../canvas.ts';
import { withMirror } from './brush.ts';
import { BLACK, RED } from './card-colours.ts';
import { drawSprig, type Sprig } from './sprig.ts';

const MIXED = [RED, BLACK, RED, RED, BLACK];
const MORE = [RED, RED, BLACK];

const FAN: readonly Sprig[] = [
  { x: 14, y: 160, length: 136, lean: 6, colours: MIXED },
  { x: 18, y: 162, length: 122, lean: 24, colours: MORE },
  { x: 26, y: 164, length: 92, lean: 40, colours: MIXED },
  { x: 30, y: 170, length: 74, lean: 62, colours: MORE },
];

/** Draws bush clover: red and black ladders of leaves in a fan, from the left or from the right. */
export function drawClover(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => {
    for (const one of FAN) drawSprig(pen, one);
  };
  if (variant === 1) grown();
  else withMirror(pen, grown);
}

/** Draws clover at both sides of a ribbon. */
export function drawCloverSides(pen: Pen): void {
  drawSprig(pen, { x: 20, y: 164, length: 116, lean: -3, colours: MIXED });
  drawSprig(pen, { x: 80, y: 164, length: 128, lean: 4, colours: MORE });
  drawSprig(pen, { x: 48, y: 166, length: 136, lean: 2, colours: MIXED });
}

/** Draws clover that hangs over the boar. */
export function drawCloverOver(pen: Pen): void {
  drawSprig(pen, { x: 10, y: 94, length: 52, lean: 12, colours: MIXED });
  drawSprig(pen, { x: 22, y: 98, length: 66, lean: 30, colours: MORE });
  drawSprig(pen, { x: 92, y: 164, length: 122, lean: -4, colours: MIXED });
  drawSprig(pen, { x: 66, y: 98, length: 54, lean: 8, colours: MORE });
}
