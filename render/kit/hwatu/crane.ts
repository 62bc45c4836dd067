import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';
import { drawNeedles } from './pine.ts';

/** Draws January's bright: the crane under the sun, among pines. */
export function drawCrane(pen: Pen): void {
  fillDab(pen, 94, 12, 38, RED);
  drawNeedles(pen, 20, 142, 22);
  drawNeedles(pen, 60, 158, 24);
  withPlacement(pen, 10, 0, 0, 0.98, () => {
    drawLegs(pen);
    drawBody(pen);
    drawNeck(pen);
  });
  drawNeedles(pen, 88, 116, 19);
  drawNeedles(pen, 24, 162, 20);
}

function drawLegs(pen: Pen): void {
  strokeSvgPath(pen, 'M50 112 V146 M50 146 L42 150 M58 110 V140', BLACK, 2.4);
}

function drawBody(pen: Pen): void {
  const path = 'M34 76 C34 66 44 60 54 64 C70 70 82 84 86 100 C76 100 70 114 54 116 C40 116 32 98 34 76Z';
  fillSvgPath(pen, path, PAPER);
  strokeSvgPath(pen, path, BLACK, 2.2);
  fillSvgPath(
    pen,
    'M66 92 C78 88 90 92 95 104 C88 102 86 106 88 112 C82 108 78 110 78 117 C72 112 66 113 64 118 C58 112 58 98 66 92Z',
    BLACK,
  );
  strokeSvgPath(
    pen,
    'M44 76 C52 84 60 88 68 90 M42 86 C48 94 54 98 60 100 M42 96 C46 102 50 106 56 108',
    BLACK,
    1.3,
  );
}

function drawNeck(pen: Pen): void {
  const path =
    'M35 84 C28 66 44 56 42 44 C41 36 30 34 26 40 L10 45 L25 47 C28 52 32 50 33 48 C34 58 22 66 27 86Z';
  fillSvgPath(pen, path, PAPER);
  strokeSvgPath(pen, path, BLACK, 2.2);
  fillSvgPath(pen, 'M34 49 C40 58 26 68 30 86 C26 76 20 66 28 56Z', BLACK);
  fillSvgPath(pen, 'M26 40 C28 33 38 32 41 39 C36 37 31 38 29 41Z', RED);
  fillSvgPath(pen, 'M10 45 L25 42 L25 47Z', YELLOW);
  fillDab(pen, 30, 43.5, 1.5, BLACK);
}
