import type { Pen } from '../../canvas.ts';
import { around, dab, ink, oval, placed, stroke } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './inks.ts';

type Spot = readonly [x: number, y: number, turn: number, scale: number];

/** Peony: a big red flower among black leaves; the second variant has a bud. */
export function peony(pen: Pen, variant: 1 | 2): void {
  stroke(pen, 'M50 160 C52 130 48 110 50 90', BLACK, 4);
  if (variant === 1) {
    leaves(pen, [
      [22, 44, -60, 1],
      [82, 34, 40, 0.9],
      [26, 112, -120, 1.2],
      [58, 132, 180, 1.2],
      [84, 98, 110, 0.8],
    ]);
    peonyFlower(pen, 46, 72, 32);
    peonyFlower(pen, 74, 128, 19);
  } else {
    leaves(pen, [
      [24, 112, -100, 1.1],
      [80, 118, 100, 1.2],
      [50, 138, 180, 1.1],
      [84, 60, 60, 0.9],
      [22, 70, -70, 0.9],
    ]);
    peonyFlower(pen, 54, 92, 33);
    bud(pen, 34, 38);
  }
}

/** Peony round a ribbon. */
export function peonyRound(pen: Pen): void {
  leaves(pen, [
    [20, 60, -40, 0.9],
    [82, 50, 30, 1],
    [20, 136, -130, 1],
    [56, 146, 180, 1],
    [84, 130, 120, 1],
  ]);
  peonyFlower(pen, 72, 92, 25);
  peonyFlower(pen, 28, 112, 22);
}

/** Peony below the butterflies. */
export function peonyHigh(pen: Pen): void {
  leaves(pen, [
    [24, 106, -110, 1.1],
    [80, 104, 110, 1.1],
    [34, 142, -150, 1],
    [72, 142, 150, 1],
    [50, 132, 180, 1.2],
  ]);
  peonyFlower(pen, 52, 88, 30);
}

/** Rings of round petals, a yellow heart. */
function peonyFlower(pen: Pen, x: number, y: number, radius: number): void {
  placed(pen, x, y, 0, radius / 30, () => {
    around(pen, 8, 0, 360, () => lobe(pen, 20, 11.5));
    around(pen, 6, 20, 360, () => lobe(pen, 11.5, 9.5));
    around(pen, 5, 0, 360, () => lobe(pen, 6, 6.4));
    dab(pen, 0, 0, 6.4, YELLOW);
    around(pen, 6, 0, 360, () => dab(pen, 0, -4.4, 1.2, RED));
  });
}

function lobe(pen: Pen, out: number, radius: number): void {
  oval(pen, 0, -out, radius, radius, 0, PAPER);
  oval(pen, 0, -out + 0.6, radius - 1.5, radius - 1.4, 0, RED);
  stroke(pen, `M0 ${-out - radius * 0.5} V${-out + radius * 0.2}`, PAPER, 0.9);
}

function leaves(pen: Pen, spots: readonly Spot[]): void {
  for (const [x, y, turn, scale] of spots) placed(pen, x, y, turn, scale, () => leaf(pen));
}

/** Pointing up, three lobes. */
function leaf(pen: Pen): void {
  const path =
    'M0 12 C-10 12 -22 6 -24 -8 C-18 -4 -14 -6 -10 -10 C-10 -20 -4 -26 0 -32 C4 -26 10 -20 10 -10 C14 -6 18 -4 24 -8 C22 6 10 12 0 12Z';
  stroke(pen, path, PAPER, 1.6);
  ink(pen, path, BLACK);
  stroke(pen, 'M0 10 V-22 M0 4 L-14 0 M0 4 L14 0 M0 -6 L-6 -12 M0 -6 L6 -12', PAPER, 1);
}

function bud(pen: Pen, x: number, y: number): void {
  stroke(pen, `M${x} ${y} C${x} ${y + 16} ${x + 8} ${y + 26} ${x + 12} ${y + 36}`, BLACK, 3);
  placed(pen, x, y, 0, 1, () => {
    ink(pen, 'M0 12 C-15 10 -15 -10 -5 -18 L0 -13 L5 -18 C15 -10 15 10 0 12Z', RED);
    stroke(pen, 'M-4 8 C-7 0 -5 -8 -1 -11 M4 8 C7 0 6 -6 3 -10', PAPER, 1.1);
    ink(pen, 'M-13 4 C-8 8 8 8 13 4 C12 14 4 18 0 18 C-4 18 -12 14 -13 4Z', BLACK);
  });
}
