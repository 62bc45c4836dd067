import type { Pen } from '../../canvas.ts';
import { ink, placed, stroke } from './brush.ts';
import { BLACK, BLUE, PAPER, YELLOW } from './inks.ts';

/** Iris: blue flowers between black blades. */
export function iris(pen: Pen, variant: 1 | 2): void {
  if (variant === 1) centred(pen);
  else low(pen);
}

function centred(pen: Pen): void {
  blades(pen, [
    [22, 62],
    [36, 40],
    [66, 44],
    [82, 70],
  ]);
  stem(pen, 'M51 160 C52 130 50 110 50 84');
  irisFlower(pen, 50, 74, 1.12);
  blades(pen, [
    [30, 100],
    [58, 112],
    [74, 104],
  ]);
}

function low(pen: Pen): void {
  blades(pen, [
    [48, 34],
    [62, 24],
    [78, 42],
    [88, 74],
  ]);
  stem(pen, 'M40 160 C40 140 36 130 34 112');
  irisFlower(pen, 36, 100, 1.08);
  irisBud(pen, 76, 92);
  blades(pen, [
    [20, 118],
    [52, 122],
    [70, 116],
    [84, 126],
  ]);
}

/** Iris round a ribbon. */
export function irisRound(pen: Pen): void {
  blades(pen, [
    [22, 54],
    [46, 30],
    [80, 40],
  ]);
  blades(pen, [
    [34, 96],
    [60, 110],
    [84, 92],
  ]);
  irisFlower(pen, 27, 118, 0.78);
  irisFlower(pen, 79, 84, 0.74);
  blades(pen, [
    [16, 138],
    [70, 128],
  ]);
}

/** Blades with their tips at these points. */
export function blades(pen: Pen, tips: readonly (readonly [x: number, y: number])[]): void {
  for (const [x, y] of tips) {
    const lean = (x - 50) / 7;
    const path = `M${x - lean - 6} 164 C${x - 8} ${y + 60} ${x - 5} ${y + 30} ${x} ${y} C${x + 5} ${y + 30} ${x + 5} ${y + 60} ${x - lean + 6} 164Z`;
    stroke(pen, path, PAPER, 2);
    ink(pen, path, BLACK);
    stroke(pen, `M${x - lean} 160 C${x - 1} ${y + 60} ${x} ${y + 40} ${x} ${y + 22}`, PAPER, 0.8);
  }
}

function stem(pen: Pen, path: string): void {
  stroke(pen, path, BLACK, 4);
}

/** Three falling petals, three upright ones, a yellow throat; about 60 wide. */
export function irisFlower(pen: Pen, x: number, y: number, scale: number): void {
  placed(pen, x, y, 0, scale, () => {
    petal(pen, 'M0 0 C-8 -12 -10 -24 0 -36 C10 -24 8 -12 0 0Z');
    for (const side of [1, -1])
      placed(pen, 0, 0, 0, side, () => petal(pen, 'M0 -2 C4 -16 12 -26 22 -28 C24 -18 16 -4 0 0Z'));
    for (const side of [1, -1])
      placed(pen, 0, 0, 0, side, () =>
        petal(pen, 'M0 -2 C10 -10 26 -8 30 6 C32 16 26 24 20 24 C12 20 6 10 0 0Z'),
      );
    petal(pen, 'M0 -4 C-10 4 -13 20 -6 32 C-3 36 3 36 6 32 C13 20 10 4 0 -4Z');
    for (const path of ['M0 2 V18', 'M5 -1 L17 9', 'M-5 -1 L-17 9']) stroke(pen, path, YELLOW, 4);
  });
}

function petal(pen: Pen, path: string): void {
  ink(pen, path, BLUE);
  stroke(pen, path, PAPER, 1.4);
}

function irisBud(pen: Pen, x: number, y: number): void {
  ink(
    pen,
    `M${x} ${y} C${x - 9} ${y - 10} ${x - 6} ${y - 22} ${x + 1} ${y - 30} C${x + 8} ${y - 22} ${x + 9} ${y - 10} ${x} ${y}Z`,
    BLUE,
  );
  stem(pen, `M${x} ${y} C${x} ${y + 20} ${x - 3} ${y + 40} ${x - 4} 160`);
}
