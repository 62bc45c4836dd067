import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath } from './brush.ts';
import { BLACK, BLUE, PAPER, RED, YELLOW } from './card-colours.ts';
import { drawPaulowniaLow } from './paulownia.ts';

/** Draws November's bright: the phoenix over the paulownia. */
export function drawPhoenix(pen: Pen): void {
  drawPaulowniaLow(pen);
  drawPlumes(pen);
  drawBody(pen);
  drawHead(pen);
}

function drawPlumes(pen: Pen): void {
  drawPlume(pen, 'M52 90 C70 92 86 74 92 44 C97 70 92 100 70 116Z', RED);
  drawPlume(pen, 'M50 92 C70 100 88 96 96 82 C96 108 84 122 62 122Z', YELLOW);
  drawPlume(pen, 'M48 96 C60 112 76 122 96 116 C88 132 66 138 48 124Z', BLUE);
  drawPlume(pen, 'M46 84 C60 76 70 52 70 24 C82 48 78 84 60 104Z', BLACK);
}

function drawPlume(pen: Pen, path: string, colour: string): void {
  strokeSvgPath(pen, path, PAPER, 3);
  fillSvgPath(pen, path, colour);
  strokeSvgPath(pen, path, BLACK, 1.4);
}

function drawBody(pen: Pen): void {
  drawPlume(pen, 'M36 60 C48 58 60 74 62 94 C62 112 52 122 42 120 C26 116 22 92 30 74Z', BLACK);
  strokeSvgPath(
    pen,
    'M34 84 C38 88 44 88 48 84 M34 96 C40 101 46 100 52 95 M36 108 C42 112 48 111 53 106',
    PAPER,
    2,
  );
}

function drawHead(pen: Pen): void {
  fillSvgPath(pen, 'M30 32 C24 22 26 14 30 10 C32 16 36 16 40 9 C42 16 46 16 50 12 C50 22 48 30 44 34Z', RED);
  drawPlume(
    pen,
    'M26 62 C18 74 14 78 18 90 C26 84 28 90 32 96 C36 88 42 90 46 96 C50 88 58 86 62 88 C58 76 52 70 50 58Z',
    YELLOW,
  );
  drawPlume(pen, 'M48 74 C36 80 28 70 28 60 C24 48 24 34 36 30 C50 28 54 42 50 54 C48 62 52 68 48 74Z', RED);
  fillSvgPath(pen, 'M27 42 L12 50 L28 54Z', YELLOW);
  strokeSvgPath(pen, 'M27 42 L12 50 L28 54', BLACK, 1.6);
  fillSvgPath(pen, 'M26 55 C20 60 22 68 27 68 C31 66 32 58 29 55Z', RED);
  strokeSvgPath(pen, 'M26 55 C20 60 22 68 27 68 C31 66 32 58 29 55', BLACK, 1.3);
  fillDab(pen, 36, 42, 4.2, PAPER);
  fillDab(pen, 35, 42, 2.2, BLACK);
  strokeSvgPath(pen, 'M44 40 C46 50 44 56 42 62 M38 56 C40 62 38 66 38 70', BLACK, 1.4);
}
