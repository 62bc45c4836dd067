import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { dab, ink, placed, stroke } from '../../kit/hwatu/brush.ts';
import { type Code, valueSign } from '../../kit/hwatu/corner.ts';
import { RED, YELLOW } from '../../kit/hwatu/inks.ts';
import { stamp } from '../../kit/stamps.ts';

/** Draws within `size` pixels, its middle at (x, y). */
export type Sign = (pen: Pen, x: number, y: number, size: number) => void;

/** A sign that is drawn 24 wide round the origin, once for each size. */
function drawn(name: string, draw: (pen: Pen) => void): Sign {
  return (pen, x, y, size) =>
    stamp(pen, `gostop/${name}/${size}`, size * 1.5, x, y, (on) =>
      placed(on, 0, 0, 0, size / 24, () => draw(on)),
    );
}

/** A few cards in a hand. */
export const handSign = drawn('hand', (pen) => {
  for (const turn of [-22, 0, 22])
    placed(pen, 0, 8, turn, 1, () => {
      stroke(pen, 'M-5 -2 V-17 H5 V-2Z', hues(pen).white, 3.4);
      ink(pen, 'M-5 -2 V-17 H5 V-2Z', RED);
    });
});

/** A bomb with its fuse burning. */
export const bombSign = drawn('bomb', (pen) => {
  dab(pen, -1, 3, 8, hues(pen).ink);
  stroke(pen, 'M4 -4 C6 -9 9 -9 10 -8', hues(pen).ink, 2.4);
  dab(pen, 10, -9, 2.8, YELLOW);
  dab(pen, -4, 0, 2, hues(pen).white);
});

/** A card that is shaken. */
export const shakeSign = drawn('shake', (pen) => {
  ink(pen, 'M-4 -7 H4 V7 H-4Z', RED);
  stroke(pen, 'M-8 -6 C-10 -2 -6 2 -8 6 M8 -6 C10 -2 6 2 8 6', hues(pen).ink, 2);
});

/** A stroke through a sign: this can no longer be. */
export const lostSign = drawn('lost', (pen) => {
  stroke(pen, 'M-10 10 L10 -10', hues(pen).white, 6);
  stroke(pen, 'M-10 10 L10 -10', hues(pen).ink, 3);
});

const values = new Map<Code, Sign>();

/** The sign of a value of cards. */
export function valued(code: Code): Sign {
  const known = values.get(code) ?? drawn(`value ${code}`, (pen) => valueSign(pen, code, 0, 0, 1));
  values.set(code, known);
  return known;
}
