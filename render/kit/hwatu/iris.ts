import type { Pen } from '../../canvas.ts';
import { fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, BLUE, PAPER, YELLOW } from './card-colours.ts';

/** Draws iris: blue flowers between black blades. */
export function drawIris(pen: Pen, variant: 1 | 2): void {
  if (variant === 1) drawCentredIris(pen);
  else drawLowIris(pen);
}

function drawCentredIris(pen: Pen): void {
  drawBlades(pen, [
    [22, 62],
    [36, 40],
    [66, 44],
    [82, 70],
  ]);
  drawStem(pen, 'M51 160 C52 130 50 110 50 84');
  drawIrisFlower(pen, 50, 74, 1.12);
  drawBlades(pen, [
    [30, 100],
    [58, 112],
    [74, 104],
  ]);
}

function drawLowIris(pen: Pen): void {
  drawBlades(pen, [
    [48, 34],
    [62, 24],
    [78, 42],
    [88, 74],
  ]);
  drawStem(pen, 'M40 160 C40 140 36 130 34 112');
  drawIrisFlower(pen, 36, 100, 1.08);
  drawIrisBud(pen, 76, 92);
  drawBlades(pen, [
    [20, 118],
    [52, 122],
    [70, 116],
    [84, 126],
  ]);
}

/** Draws iris round a ribbon. */
export function drawIrisRound(pen: Pen): void {
  drawBlades(pen, [
    [22, 54],
    [46, 30],
    [80, 40],
  ]);
  drawBlades(pen, [
    [34, 96],
    [60, 110],
    [84, 92],
  ]);
  drawIrisFlower(pen, 27, 118, 0.78);
  drawIrisFlower(pen, 79, 84, 0.74);
  drawBlades(pen, [
    [16, 138],
    [70, 128],
  ]);
}

/** Draws blades with their tips at these points. */
export function drawBlades(pen: Pen, tips: readonly (readonly [x: number, y: number])[]): void {
  for (const [x, y] of tips) {
    const lean = (x - 50) / 7;
    const path = `M${x - lean - 6} 164 C${x - 8} ${y + 60} ${x - 5} ${y + 30} ${x} ${y} C${x + 5} ${y + 30} ${x + 5} ${y + 60} ${x - lean + 6} 164Z`;
    strokeSvgPath(pen, path, PAPER, 2);
    fillSvgPath(pen, path, BLACK);
    strokeSvgPath(pen, `M${x - lean} 160 C${x - 1} ${y + 60} ${x} ${y + 40} ${x} ${y + 22}`, PAPER, 0.8);
  }
}

function drawStem(pen: Pen, path: string): void {
  strokeSvgPath(pen, path, BLACK, 4);
}

/** Draws three falling petals, three upright ones and a yellow throat; about 60 wide. */
export function drawIrisFlower(pen: Pen, x: number, y: number, scale: number): void {
  withPlacement(pen, x, y, 0, scale, () => {
    drawPetal(pen, 'M0 0 C-8 -12 -10 -24 0 -36 C10 -24 8 -12 0 0Z');
    for (const side of [1, -1])
      withPlacement(pen, 0, 0, 0, side, () =>
        drawPetal(pen, 'M0 -2 C4 -16 12 -26 22 -28 C24 -18 16 -4 0 0Z'),
      );
    for (const side of [1, -1])
      withPlacement(pen, 0, 0, 0, side, () =>
        drawPetal(pen, 'M0 -2 C10 -10 26 -8 30 6 C32 16 26 24 20 24 C12 20 6 10 0 0Z'),
      );
    drawPetal(pen, 'M0 -4 C-10 4 -13 20 -6 32 C-3 36 3 36 6 32 C13 20 10 4 0 -4Z');
    for (const path of ['M0 2 V18', 'M5 -1 L17 9', 'M-5 -1 L-17 9']) strokeSvgPath(pen, path, YELLOW, 4);
  });
}

function drawPetal(pen: Pen, path: string): void {
  fillSvgPath(pen, path, BLUE);
  strokeSvgPath(pen, path, PAPER, 1.4);
}

function drawIrisBud(pen: Pen, x: number, y: number): void {
  fillSvgPath(
    pen,
    `M${x} ${y} C${x - 9} ${y - 10} ${x - 6} ${y - 22} ${x + 1} ${y - 30} C${x + 8} ${y - 22} ${x + 9} ${y - 10} ${x} ${y}Z`,
    BLUE,
  );
  drawStem(pen, `M${x} ${y} C${x} ${y + 20} ${x - 3} ${y + 40} ${x - 4} 160`);
}
