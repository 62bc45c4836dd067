import type { Pen } from '../../canvas.ts';
import { strokeSvgPath, withMirror } from './brush.ts';
import { BLACK } from './card-colours.ts';
import { drawSprig, type Sprig } from './sprig.ts';

const BLACKS = [BLACK];

const STRAIGHT: readonly Sprig[] = [
  { x: 26, y: 162, length: 102, lean: -5, colours: BLACKS },
  { x: 50, y: 162, length: 134, lean: 0, colours: BLACKS },
  { x: 76, y: 162, length: 96, lean: 5, colours: BLACKS },
];

const LEANING: readonly Sprig[] = [
  { x: 40, y: 162, length: 130, lean: -7, colours: BLACKS },
  { x: 60, y: 162, length: 92, lean: 5, colours: BLACKS },
  { x: 18, y: 164, length: 74, lean: -4, colours: BLACKS },
];

/** Draws wisteria as it stands on Korean cards: three black ladders of leaves, or two and a tendril. */
export function drawWisteria(pen: Pen, variant: 1 | 2): void {
  for (const one of variant === 1 ? STRAIGHT : LEANING) drawSprig(pen, one);
  if (variant === 2) drawTendril(pen);
}

/** Draws the curl by which the leaves climb. */
function drawTendril(pen: Pen): void {
  strokeSvgPath(
    pen,
    'M74 160 C92 130 86 100 78 84 C70 66 60 54 70 42 C80 32 90 42 84 52 C79 59 71 53 76 47',
    BLACK,
    2.6,
  );
}

/** Draws leaves at both sides of a ribbon. */
export function drawWisteriaSides(pen: Pen): void {
  drawSprig(pen, { x: 22, y: 162, length: 112, lean: -2, colours: BLACKS });
  drawSprig(pen, { x: 80, y: 162, length: 124, lean: 3, colours: BLACKS });
  drawSprig(pen, { x: 52, y: 164, length: 130, lean: 0, colours: BLACKS });
}

/** Draws leaves below a bird. */
export function drawWisteriaLow(pen: Pen): void {
  withMirror(pen, () => {
    drawSprig(pen, { x: 24, y: 164, length: 64, lean: -8, colours: BLACKS });
    drawSprig(pen, { x: 48, y: 164, length: 84, lean: -4, colours: BLACKS });
    drawSprig(pen, { x: 78, y: 164, length: 112, lean: 8, colours: BLACKS });
  });
}
