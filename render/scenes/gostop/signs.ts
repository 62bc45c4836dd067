import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { dab, ink, placed, stroke } from '../../kit/hwatu/brush.ts';
import { RED, YELLOW } from '../../kit/hwatu/inks.ts';

/** A few cards in a hand. */
export function handSign(pen: Pen, x: number, y: number, size: number): void {
  placed(pen, x, y, 0, size / 24, () => {
    for (const turn of [-22, 0, 22])
      placed(pen, 0, 8, turn, 1, () => {
        stroke(pen, 'M-5 -2 V-17 H5 V-2Z', hues(pen).white, 3.4);
        ink(pen, 'M-5 -2 V-17 H5 V-2Z', RED);
      });
  });
}

/** A card on top of the deck. */
export function deckSign(pen: Pen, x: number, y: number, size: number): void {
  placed(pen, x, y, 0, size / 24, () => {
    for (const [dx, dy] of [
      [3, 3],
      [0, 0],
      [-3, -3],
    ] as const)
      placed(pen, dx, dy, 0, 1, () => {
        stroke(pen, 'M-5 -7 H5 V7 H-5Z', hues(pen).white, 2.6);
        ink(pen, 'M-5 -7 H5 V7 H-5Z', RED);
      });
  });
}

/** A bomb with its fuse burning. */
export function bombSign(pen: Pen, x: number, y: number, size: number): void {
  placed(pen, x, y, 0, size / 24, () => {
    dab(pen, -1, 3, 8, hues(pen).ink);
    stroke(pen, 'M4 -4 C6 -9 9 -9 10 -8', hues(pen).ink, 2.4);
    dab(pen, 10, -9, 2.8, YELLOW);
    dab(pen, -4, 0, 2, hues(pen).white);
  });
}

/** A hand that shakes. */
export function shakeSign(pen: Pen, x: number, y: number, size: number): void {
  placed(pen, x, y, 0, size / 24, () => {
    ink(pen, 'M-4 -7 H4 V7 H-4Z', RED);
    stroke(pen, 'M-8 -6 C-10 -2 -6 2 -8 6 M8 -6 C10 -2 6 2 8 6', hues(pen).ink, 2);
  });
}

/** A cross: this can no longer be. */
export function lost(pen: Pen, x: number, y: number, size: number): void {
  placed(pen, x, y, 0, size / 24, () => stroke(pen, 'M-9 -9 L9 9', hues(pen).ink, 3));
}
