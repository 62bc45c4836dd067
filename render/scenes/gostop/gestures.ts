import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { stroke } from '../../kit/hwatu/brush.ts';
import { gostopHues } from './colours.ts';

/** Part of a hand: a line, and how thick it is. */
type Part = readonly [path: string, width: number];

const WRIST: Part = ['M0 26 V46', 30];

/** Stone: a closed hand, about 90 high round the origin. */
export function fist(pen: Pen): void {
  hand(pen, [WRIST, ['M-14 6 H14', 52]]);
  stroke(pen, 'M-13 -18 V0 M1 -19 V0 M15 -18 V0', hues(pen).ink, 3.5);
  thumb(pen, 'M-24 14 L6 8');
}

/** Paper: an open hand. */
export function palm(pen: Pen): void {
  hand(pen, [
    WRIST,
    ['M-8 14 H8', 40],
    ['M-20 8 L-26 -26', 13],
    ['M-8 2 L-10 -42', 13],
    ['M6 2 L8 -42', 13],
    ['M18 6 L25 -32', 13],
    ['M20 20 L42 0', 14],
  ]);
}

/** Scissors: two fingers. */
export function scissors(pen: Pen): void {
  hand(pen, [WRIST, ['M-8 -2 L-24 -44', 15], ['M8 -2 L24 -44', 15], ['M-10 14 H10', 44]]);
  stroke(pen, 'M8 0 V16 M20 2 V16', hues(pen).ink, 3.5);
  thumb(pen, 'M-22 22 L14 16');
}

/** Bent over the fingers. */
function thumb(pen: Pen, path: string): void {
  stroke(pen, path, hues(pen).ink, 19);
  stroke(pen, path, gostopHues(pen).skin, 12.5);
}

/** All parts in ink, then all a little thinner in the colour of skin: one outline round them all. */
function hand(pen: Pen, parts: readonly Part[]): void {
  for (const [path, width] of parts) stroke(pen, path, hues(pen).ink, width + 7);
  for (const [path, width] of parts) stroke(pen, path, gostopHues(pen).skin, width);
}
