import type { Pen } from '../../canvas.ts';
import { write } from '../words.ts';
import { around, dab, ink, placed, stroke } from './brush.ts';
import { BLACK, cardHues, PAPER, RED, YELLOW } from './inks.ts';

/** The cards beside the 48: one that doubles, and one that adds a point. */
export const EXTRAS: Readonly<Record<string, (pen: Pen) => void>> = { reserve, point };

/** A knot of gold cords on black: whatever was won counts twice. */
function reserve(pen: Pen): void {
  ink(pen, 'M0 0 H100 V164 H0Z', BLACK);
  for (const y of [30, 134]) placed(pen, 50, y, 0, 1, () => knot(pen));
  stroke(pen, 'M50 46 V58 M50 106 V118', YELLOW, 3);
  write(pen, '×2', 50, 82, { size: 56, colour: cardHues(pen).cardYellow, align: 'center' });
}

function knot(pen: Pen): void {
  around(pen, 4, 45, 360, () => stroke(pen, 'M0 0 C-13 -7 -9 -20 0 -18 C9 -20 13 -7 0 0Z', YELLOW, 3));
  dab(pen, 0, 0, 4.4, YELLOW);
  dab(pen, 0, 0, 2.2, RED);
}

/** A sun that rises: one point for the courage to go on. */
function point(pen: Pen): void {
  ink(pen, 'M0 0 H100 V164 H0Z', YELLOW);
  placed(pen, 50, 164, 0, 1, () => {
    around(pen, 11, -80, 160, () => ink(pen, 'M-5 -54 L0 -96 L5 -54Z', RED));
    dab(pen, 0, 0, 50, PAPER);
    dab(pen, 0, 0, 46, RED);
  });
  write(pen, '+1', 50, 42, { size: 58, colour: cardHues(pen).cardWriting, align: 'center' });
}
