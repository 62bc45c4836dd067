import type { Pen } from '../../canvas.ts';
import { drawAround, fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';

/** Draws December's double junk: thunder on a red ground, lightning, a drum and a claw. */
export function drawLightning(pen: Pen): void {
  fillSvgPath(pen, 'M0 0 H100 V164 H0Z', RED);
  fillSvgPath(
    pen,
    'M0 0 H100 V50 C88 66 78 52 70 56 C60 70 46 62 42 54 C30 66 20 58 14 50 C10 56 4 56 0 54Z',
    BLACK,
  );
  fillSvgPath(
    pen,
    'M100 92 C88 84 78 92 78 104 C64 100 56 112 62 122 C52 128 54 142 64 146 L62 164 H100Z',
    BLACK,
  );
  strokeSvgPath(pen, 'M84 112 C74 112 72 122 80 124 M70 134 C64 136 66 144 72 144', PAPER, 2);
  drawBolt(pen);
  withPlacement(pen, 34, 130, 0, 1, () => drawDrum(pen));
  drawClaw(pen);
}

function drawBolt(pen: Pen): void {
  const path = 'M58 30 L34 72 L50 70 L28 112 L72 62 L55 64 L78 34Z';
  strokeSvgPath(pen, path, BLACK, 4);
  fillSvgPath(pen, path, YELLOW);
}

function drawDrum(pen: Pen): void {
  fillDab(pen, 0, 0, 19, BLACK);
  fillDab(pen, 0, 0, 16.4, YELLOW);
  drawAround(pen, 3, 0, 360, () => fillSvgPath(pen, 'M0 -2 C-9 -4 -8 -13 1 -13 C-3 -10 -1 -6 0 -2Z', RED));
  drawAround(pen, 3, 0, 360, () => strokeSvgPath(pen, 'M0 -2 C-9 -4 -8 -13 1 -13', BLACK, 1.4));
}

function drawClaw(pen: Pen): void {
  const path = 'M100 66 C88 66 80 72 76 80 L70 94 L78 90 L78 100 L85 92 L88 101 L92 90 L100 94Z';
  fillSvgPath(pen, path, PAPER);
  strokeSvgPath(pen, path, BLACK, 2);
}
