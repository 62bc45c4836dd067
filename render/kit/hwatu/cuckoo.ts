import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, ORANGE, PAPER, RED, YELLOW } from './card-colours.ts';
import { drawWisteriaLow } from './wisteria.ts';

/** Draws April's bird: the cuckoo before a red moon. */
export function drawCuckoo(pen: Pen): void {
  fillDab(pen, 58, 42, 37, RED);
  fillDab(pen, 44, 49, 35, PAPER);
  drawWisteriaLow(pen);
  withPlacement(pen, -6, 18, 0, 1, () => {
    drawTail(pen);
    drawBody(pen);
    drawWing(pen);
  });
}

function drawTail(pen: Pen): void {
  const path = 'M62 54 L96 44 L94 52 L97 60 L90 62 L92 70 L64 68Z';
  fillSvgPath(pen, path, ORANGE);
  strokeSvgPath(pen, path, BLACK, 1.8);
  strokeSvgPath(pen, 'M68 58 L94 52 M68 63 L90 62', BLACK, 1.3);
}

function drawBody(pen: Pen): void {
  const path = 'M18 60 C18 50 28 46 36 50 C50 48 64 52 70 62 C62 76 44 80 34 74 C24 76 18 70 18 60Z';
  fillSvgPath(pen, path, YELLOW);
  fillSvgPath(pen, 'M18 60 C18 50 28 46 36 50 C50 48 64 52 70 62 C54 62 36 64 18 62Z', ORANGE);
  strokeSvgPath(pen, path, BLACK, 1.8);
  fillSvgPath(pen, 'M19 56 L8 62 L19 65Z', RED);
  fillDab(pen, 27, 57, 3, PAPER);
  fillDab(pen, 26.6, 57, 1.6, BLACK);
}

function drawWing(pen: Pen): void {
  const path =
    'M36 58 C34 40 40 24 56 16 C54 24 60 24 64 22 C60 30 66 30 70 30 C66 38 70 40 72 42 C66 54 52 62 36 58Z';
  fillSvgPath(pen, path, ORANGE);
  strokeSvgPath(pen, path, BLACK, 1.8);
  strokeSvgPath(
    pen,
    'M42 54 C44 40 50 30 57 24 M48 55 C52 44 58 36 64 32 M54 54 C60 48 64 44 69 42',
    BLACK,
    1.4,
  );
}
