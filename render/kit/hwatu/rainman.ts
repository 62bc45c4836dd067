import type { Pen } from '../../canvas.ts';
import { fillDab, fillOval, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, BLUE, GREEN, ORANGE, PAPER, RED, SKY, YELLOW } from './card-colours.ts';
import { drawWillowThin } from './willow.ts';

/** Draws December's bright: the man with the umbrella, and the frog. */
export function drawRainman(pen: Pen): void {
  drawWillowThin(pen);
  drawStream(pen);
  drawFrog(pen);
  withPlacement(pen, 0, 21, 0, 0.9, () => {
    drawCoat(pen);
    drawFace(pen);
    drawUmbrella(pen);
  });
}

function drawStream(pen: Pen): void {
  fillSvgPath(pen, 'M100 88 C84 100 92 116 76 126 C66 136 74 150 60 164 H100Z', SKY);
  strokeSvgPath(
    pen,
    'M97 100 C88 110 94 122 84 130 C76 140 82 152 74 162 M98 120 C92 130 96 140 90 150',
    BLUE,
    2.4,
  );
}

function drawCoat(pen: Pen): void {
  const path =
    'M34 78 C48 74 58 82 60 96 C64 116 66 132 70 150 C54 158 32 158 18 152 C22 132 24 116 24 98 C24 86 28 80 34 78Z';
  fillSvgPath(pen, path, RED);
  strokeSvgPath(pen, path, BLACK, 2);
  strokeSvgPath(
    pen,
    'M42 84 C40 106 42 130 38 154 M54 100 C54 120 58 136 60 150 M30 104 C30 122 28 138 26 152',
    BLACK,
    1.6,
  );
  fillSvgPath(pen, 'M30 152 H40 V160 H26Z M50 152 H60 L62 160 H50Z', BLACK);
  const sleeve = 'M44 84 C58 82 64 92 66 104 C58 108 48 104 42 98Z';
  fillSvgPath(pen, sleeve, YELLOW);
  strokeSvgPath(pen, sleeve, BLACK, 2);
}

function drawFace(pen: Pen): void {
  fillOval(pen, 38, 68, 10, 11, 0, BLACK);
  fillOval(pen, 37, 69, 8, 9.4, 0, PAPER);
  fillSvgPath(pen, 'M27 64 C28 52 46 50 49 64 C42 60 34 60 27 64Z', BLACK);
  strokeSvgPath(pen, 'M32 68 H35 M39 68 H42 M36 74 H39', BLACK, 1.4);
}

function drawUmbrella(pen: Pen): void {
  strokeSvgPath(pen, 'M58 100 L46 20', BLACK, 2.6);
  const path =
    'M4 60 C8 34 28 18 50 22 C70 26 82 40 84 58 C78 52 70 52 66 56 C60 50 50 50 46 55 C40 50 30 50 25 56 C18 53 10 55 4 60Z';
  fillSvgPath(pen, path, GREEN);
  fillSvgPath(
    pen,
    'M46 55 C44 40 46 30 48 22 C60 28 66 40 66 56 C60 50 50 50 46 55Z M4 60 C8 34 28 18 48 22 C34 28 26 40 25 56 C18 53 10 55 4 60Z',
    YELLOW,
  );
  strokeSvgPath(pen, path, BLACK, 2.2);
  strokeSvgPath(
    pen,
    'M48 22 C34 28 26 40 25 56 M48 22 C44 32 45 44 46 55 M48 22 C60 28 66 40 66 56',
    BLACK,
    1.4,
  );
}

function drawFrog(pen: Pen): void {
  fillOval(pen, 84, 148, 10, 8, -20, BLACK);
  fillOval(pen, 84, 148, 8.4, 6.4, -20, ORANGE);
  fillDab(pen, 78, 139, 4, BLACK);
  fillDab(pen, 78, 139, 2.8, ORANGE);
  fillDab(pen, 77.5, 138.5, 1.2, BLACK);
  strokeSvgPath(pen, 'M80 154 L72 158 M90 152 L94 158', BLACK, 2.4);
}
