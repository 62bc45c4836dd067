import type { Pen } from '../../canvas.ts';
import { around, dab, ink, placed, stroke } from './brush.ts';
import { BLACK, PAPER, RED } from './inks.ts';

/** A hill's back: its height at the left, in the middle, and at the right. */
type Back = readonly [left: number, middle: number, right: number];

/** The bare hill under a white sky; the second variant is a bit higher. */
export function hill(pen: Pen, variant: 1 | 2): void {
  mound(pen, variant === 1 ? [104, 78, 98] : [88, 62, 84]);
}

/** The hill below a red sky with the full moon. */
export function moonHill(pen: Pen): void {
  ink(pen, 'M0 0 H100 V120 H0Z', RED);
  dab(pen, 52, 51, 34, PAPER);
  mound(pen, [112, 88, 106]);
}

/** The hill below flying geese. */
export function gooseHill(pen: Pen): void {
  mound(pen, [124, 104, 120]);
}

/** Black, with the grass that stands on its back, and tufts on its slope. */
function mound(pen: Pen, back: Back): void {
  const [left, middle, right] = back;
  const bow = 2 * middle - (left + right) / 2;
  ink(pen, `M0 164 V${left} Q50 ${bow} 100 ${right} V164Z`, BLACK);
  for (let x = 9; x < 100; x += 9) placed(pen, x, ridge(back, x) + 2, (x - 50) * 0.5, 1, () => tuft(pen));
  for (const [x, down] of SLOPE) placed(pen, x, ridge(back, x) + down, 0, 1, () => blade(pen));
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

/** The height of the back at x. */
function ridge([left, middle, right]: Back, x: number): number {
  const at = x / 100;
  const bow = 2 * middle - (left + right) / 2;
  return left * (1 - at) ** 2 + 2 * bow * at * (1 - at) + right * at ** 2;
}

function tuft(pen: Pen): void {
  around(pen, 5, -38, 76, (at) => stroke(pen, at === 2 ? 'M0 2 V-11' : 'M0 2 V-8.5', BLACK, 1.5));
}

function blade(pen: Pen): void {
  around(pen, 3, -34, 68, () => stroke(pen, 'M0 3 V-6', PAPER, 1.1));
}
