import type { Pen } from '../../canvas.ts';
import { drawAround, fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, PAPER, RED } from './card-colours.ts';

/** Outline of a hill: its height at the left, in the middle, and at the right. */
type HillOutline = readonly [left: number, middle: number, right: number];

/** Draws the bare hill under a white sky; the second variant is higher. */
export function drawHill(pen: Pen, variant: 1 | 2): void {
  drawMound(pen, variant === 1 ? [104, 78, 98] : [84, 56, 80]);
}

/** Draws the hill below a red sky with the full moon. */
export function drawMoonHill(pen: Pen): void {
  fillSvgPath(pen, 'M0 0 H100 V120 H0Z', RED);
  fillDab(pen, 52, 51, 34, PAPER);
  drawMound(pen, [112, 88, 106]);
}

/** Draws the hill below flying geese. */
export function drawGooseHill(pen: Pen): void {
  drawMound(pen, [124, 104, 120]);
}

/** Draws a black hill with grass along its ridge and tufts on its slope. */
function drawMound(pen: Pen, back: HillOutline): void {
  const [left, middle, right] = back;
  const bow = 2 * middle - (left + right) / 2;
  fillSvgPath(pen, `M0 164 V${left} Q50 ${bow} 100 ${right} V164Z`, BLACK);
  for (let x = 9; x < 100; x += 9)
    withPlacement(pen, x, getRidgeHeight(back, x) + 2, (x - 50) * 0.5, 1, () => drawTuft(pen));
  for (const [x, down] of SLOPE)
    withPlacement(pen, x, getRidgeHeight(back, x) + down, 0, 1, () => drawBlade(pen));
}

const SLOPE = [
  [20, 18],
  [50, 20],
  [78, 20],
  [34, 38],
  [64, 40],
  [88, 42],
  [16, 44],
  [48, 58],
  [76, 60],
] as const;

/** Returns the height of the ridge at x. */
function getRidgeHeight([left, middle, right]: HillOutline, x: number): number {
  const at = x / 100;
  const bow = 2 * middle - (left + right) / 2;
  return left * (1 - at) ** 2 + 2 * bow * at * (1 - at) + right * at ** 2;
}

function drawTuft(pen: Pen): void {
  drawAround(pen, 5, -38, 76, (at) => strokeSvgPath(pen, at === 2 ? 'M0 2 V-11' : 'M0 2 V-8.5', BLACK, 1.5));
}

function drawBlade(pen: Pen): void {
  drawAround(pen, 3, -34, 68, () => strokeSvgPath(pen, 'M0 3 V-6', PAPER, 1.1));
}

/** Draws a red bank of cloud along the top. */
export function drawCloud(pen: Pen): void {
  fillSvgPath(
    pen,
    'M0 0 H100 V18 C92 26 84 20 78 20 C70 30 58 28 52 20 C44 26 34 24 30 17 C22 22 10 22 0 14Z',
    RED,
  );
}
