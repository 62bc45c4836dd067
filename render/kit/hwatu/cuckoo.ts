import type { Pen } from '../../canvas.ts';
import { dab, ink, placed, stroke } from './brush.ts';
import { BLACK, ORANGE, PAPER, RED, YELLOW } from './inks.ts';
import { wisteriaLow } from './wisteria.ts';

/** April's bird: the cuckoo before a red moon. */
export function cuckoo(pen: Pen): void {
  dab(pen, 58, 42, 37, RED);
  dab(pen, 44, 49, 35, PAPER);
  wisteriaLow(pen);
  placed(pen, -6, 18, 0, 1, () => {
    tail(pen);
    body(pen);
    wing(pen);
  });
}

function tail(pen: Pen): void {
  const path = 'M62 54 L96 44 L94 52 L97 60 L90 62 L92 70 L64 68Z';
  ink(pen, path, ORANGE);
  stroke(pen, path, BLACK, 1.8);
  stroke(pen, 'M68 58 L94 52 M68 63 L90 62', BLACK, 1.3);
}

function body(pen: Pen): void {
  const path = 'M18 60 C18 50 28 46 36 50 C50 48 64 52 70 62 C62 76 44 80 34 74 C24 76 18 70 18 60Z';
  ink(pen, path, YELLOW);
  ink(pen, 'M18 60 C18 50 28 46 36 50 C50 48 64 52 70 62 C54 62 36 64 18 62Z', ORANGE);
  stroke(pen, path, BLACK, 1.8);
  ink(pen, 'M19 56 L8 62 L19 65Z', RED);
  dab(pen, 27, 57, 3, PAPER);
  dab(pen, 26.6, 57, 1.6, BLACK);
}

function wing(pen: Pen): void {
  const path =
    'M36 58 C34 40 40 24 56 16 C54 24 60 24 64 22 C60 30 66 30 70 30 C66 38 70 40 72 42 C66 54 52 62 36 58Z';
  ink(pen, path, ORANGE);
  stroke(pen, path, BLACK, 1.8);
  stroke(pen, 'M42 54 C44 40 50 30 57 24 M48 55 C52 44 58 36 64 32 M54 54 C60 48 64 44 69 42', BLACK, 1.4);
}
