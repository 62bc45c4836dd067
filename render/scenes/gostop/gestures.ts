import type { Pen } from '../../canvas.ts';
import { getKitHues } from '../../kit/colours.ts';
import { strokeSvgPath } from '../../kit/hwatu/brush.ts';
import { getGoStopHues } from './colours.ts';

/** Part of a hand: a line and its thickness. */
type HandPart = readonly [path: string, width: number];

const WRIST: HandPart = ['M0 26 V46', 30];

/** Draws stone: a closed hand, about 90 high round the origin. */
export function drawFist(pen: Pen): void {
  drawHandParts(pen, [WRIST, ['M-14 6 H14', 52]]);
  strokeSvgPath(pen, 'M-13 -18 V0 M1 -19 V0 M15 -18 V0', getKitHues(pen).ink, 3.5);
  drawThumb(pen, 'M-24 14 L6 8');
}

/** Draws paper: an open hand. */
export function drawPalm(pen: Pen): void {
  drawHandParts(pen, [
    WRIST,
    ['M-8 14 H8', 40],
    ['M-20 8 L-26 -26', 13],
    ['M-8 2 L-10 -42', 13],
    ['M6 2 L8 -42', 13],
    ['M18 6 L25 -32', 13],
    ['M20 20 L42 0', 14],
  ]);
}

/** Draws scissors: two fingers. */
export function drawScissors(pen: Pen): void {
  drawHandParts(pen, [WRIST, ['M-8 -2 L-24 -44', 15], ['M8 -2 L24 -44', 15], ['M-10 14 H10', 44]]);
  strokeSvgPath(pen, 'M8 0 V16 M20 2 V16', getKitHues(pen).ink, 3.5);
  drawThumb(pen, 'M-22 22 L14 16');
}

/** Draws the thumb bent over the fingers. */
function drawThumb(pen: Pen, path: string): void {
  strokeSvgPath(pen, path, getKitHues(pen).ink, 19);
  strokeSvgPath(pen, path, getGoStopHues(pen).skin, 12.5);
}

/** Draws all parts in ink, then slightly thinner in the colour of skin, which leaves one outline round them all. */
function drawHandParts(pen: Pen, parts: readonly HandPart[]): void {
  for (const [path, width] of parts) strokeSvgPath(pen, path, getKitHues(pen).ink, width + 7);
  for (const [path, width] of parts) strokeSvgPath(pen, path, getGoStopHues(pen).skin, width);
}
