import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginRoundedRect } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getGoStopHues } from './colours.ts';
import { WIDTH } from './measures.ts';

/** Draws fallen petals along the edges of the ground. */
export function drawCourtyard(pen: Pen, height: number): void {
  const petal = isUndecorated(pen) ? null : findMotif(pen, 'petal');
  if (!petal) return;
  for (let at = 0; at * 58 < height; at++) {
    const y = 20 + at * 58 + ((at * 37) % 23);
    drawMotif(pen, petal, at % 3 === 0 ? 8 : WIDTH - 8, y, 15);
    drawMotif(pen, petal, at % 3 === 0 ? WIDTH - 8 : 8, y + 27, 12);
  }
}

/** Draws a row of stones round the bed, and plants between them. */
export function drawBed(pen: Pen, { x, y, width, height }: Rect): void {
  if (isUndecorated(pen)) return;
  drawFurrows(pen, { x, y, width, height });
  const stone = findMotif(pen, 'stone');
  if (stone) {
    const every = (width - 16) / 44;
    for (let at = 0; at <= 44; at++)
      for (const low of [y + 6, y + height - 6])
        drawMotif(pen, stone, x + 8 + at * every, low, at % 2 ? 15 : 20);
    for (let low = y + 26; low < y + height - 18; low += 22)
      for (const side of [x + 6, x + width - 6]) drawMotif(pen, stone, side, low, 19);
  }
  for (const [name, dx, dy] of [
    ['sprout', 150, height - 36],
    ['bloom', 152, 42],
    ['sprout', width - 38, 42],
    ['bloom', width - 40, height - 38],
  ] as const) {
    const plant = findMotif(pen, name);
    if (plant) drawMotif(pen, plant, x + dx, y + dy, 42);
  }
}

/** Draws the lines of a rake. */
function drawFurrows(pen: Pen, { x, y, width, height }: Rect): void {
  const { felt, feltLine } = getGoStopHues(pen);
  if (!findMotif(pen, 'stone') || felt === feltLine) return;
  pen.fillStyle = feltLine;
  for (let low = y + 34; low < y + height - 24; low += 26) pen.fillRect(x + 24, low, width - 48, 2);
}

/** Draws the boards of the porch on which the hand lies. */
export function drawPorch(pen: Pen, { x, y, width, height }: Rect, round: number): void {
  const { tray, trayLine } = getGoStopHues(pen);
  if (tray === trayLine) return;
  pen.save();
  beginRoundedRect(pen, x, y, width, height, round);
  pen.clip();
  pen.fillStyle = trayLine;
  for (let low = y + 52; low < y + height - 20; low += 53) pen.fillRect(x, low, width, 2);
  pen.restore();
}

/** Draws petals that fall round a catch. */
export function drawFallingPetals(pen: Pen, { x, y, width, height }: Rect): void {
  const petal = isUndecorated(pen) ? null : findMotif(pen, 'petal');
  if (!petal) return;
  for (const [right, down, side] of FALLING_PETALS)
    drawMotif(pen, petal, x + width * right, y + height * down, side);
}

/** Places of falling petals in parts of the catch, and their sizes in pixels. */
const FALLING_PETALS = [
  [-0.03, 0.1, 26],
  [0.16, -0.07, 20],
  [0.9, -0.06, 28],
  [1.02, 0.34, 20],
  [-0.02, 0.66, 20],
  [0.98, 0.92, 26],
  [0.3, 1.06, 24],
] as const;

/** Returns whether decoration is left out, as large pieces and high contrast leave no room for it. */
function isUndecorated({ look }: Pen): boolean {
  return look.strong || look.large;
}
