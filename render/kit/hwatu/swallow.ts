import type { Pen } from '../../canvas.ts';
import { dab, ink, stroke } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './inks.ts';
import { willowRight } from './willow.ts';

const TAIL = [
  'M58 120 C74 118 88 126 96 142 C86 138 80 136 74 136',
  'C82 142 88 150 90 160 C78 148 66 140 50 134Z',
].join(' ');
const BODY = 'M22 104 C24 94 34 90 42 96 C54 96 66 104 70 118 C66 132 48 136 36 126 C26 122 21 112 22 104Z';
const FAR_WING = 'M50 106 C58 84 72 74 90 70 C86 76 88 80 92 82 C86 86 84 90 84 96 C78 108 66 116 52 116Z';
const NEAR_WING = [
  'M46 106 C34 96 24 80 24 58 C30 64 35 66 41 66 C41 72 46 76 52 78',
  'C52 84 57 90 62 95 C63 106 56 113 46 106Z',
].join(' ');

/** December's animal: the long-tailed bird under the willow. */
export function swallow(pen: Pen): void {
  willowRight(pen);
  feathers(pen, TAIL, RED);
  feathers(pen, FAR_WING, RED);
  feathers(pen, BODY, YELLOW);
  feathers(pen, NEAR_WING, RED);
  stroke(pen, 'M32 72 C36 84 42 92 50 99 M44 78 C46 86 51 92 55 96 M62 101 C68 92 74 87 82 82', BLACK, 1.4);
  stroke(pen, 'M62 126 L84 138', BLACK, 1.3);
  ink(pen, 'M22 102 L8 108 L23 111Z', BLACK);
  dab(pen, 30, 103, 3, PAPER);
  dab(pen, 29.5, 103, 1.7, BLACK);
}

function feathers(pen: Pen, path: string, colour: string): void {
  stroke(pen, path, PAPER, 4);
  ink(pen, path, colour);
  stroke(pen, path, BLACK, 1.8);
}
