import type { Pen } from '../../canvas.ts';
import { around, dab, ink, placed, stroke } from './brush.ts';
import { BLACK, PAPER, RED } from './inks.ts';

/** The bare hill under a white sky; the second variant is a bit higher. */
export function hill(pen: Pen, variant: 1 | 2): void {
  if (variant === 1) mound(pen, 'M0 164 V104 C22 76 66 70 100 98 V164Z', 0);
  else mound(pen, 'M0 164 V84 C30 60 76 62 100 90 V164Z', -17);
}

/** The hill below a red sky with the full moon. */
export function moonHill(pen: Pen): void {
  ink(pen, 'M0 0 H100 V120 H0Z', RED);
  dab(pen, 52, 52, 34, PAPER);
  mound(pen, 'M0 164 V112 C22 84 66 80 100 106 V164Z', 8);
}

/** The hill below flying geese. */
export function gooseHill(pen: Pen): void {
  mound(pen, 'M0 164 V120 C24 96 70 94 100 116 V164Z', 19);
}

/** Black, with the grass that stands on its back. */
function mound(pen: Pen, path: string, down: number): void {
  ink(pen, path, BLACK);
  for (const [x, y, turn] of [
    [16, 89, -24],
    [28, 82, -12],
    [41, 78, -4],
    [54, 76.5, 4],
    [67, 77, 12],
    [80, 82, 24],
  ] as const)
    placed(pen, x, y + down, turn, 1, () => tuft(pen));
  for (const [x, y] of [
    [28, 112],
    [62, 106],
    [46, 132],
    [80, 128],
    [22, 142],
  ] as const)
    placed(pen, x, y + down, 0, 1, () => stroke(pen, 'M-9 5 C-7 -3 -3 -6 0 -7 C3 -6 7 -3 9 5', PAPER, 1.1));
}

function tuft(pen: Pen): void {
  around(pen, 5, -44, 88, (at) => stroke(pen, at === 2 ? 'M0 4 V-9' : 'M0 4 V-7', BLACK, 1.3));
}
