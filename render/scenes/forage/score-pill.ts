import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginRoundedRect, fill } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';

/** Returns the width of a score. */
export function getPillWidth(score: number, size: number): number {
  return String(score).length * size * 0.56 + size * 0.7;
}

/** Draws a score, light on dark; its middle at (x, y). */
export function drawPill(
  pen: Pen,
  boxes: Boxes,
  name: string,
  score: number,
  x: number,
  y: number,
  size: number,
): void {
  const [width, height] = [getPillWidth(score, size), size * 1.25];
  const rect = { x: x - width / 2, y: y - height / 2, width, height };
  beginRoundedRect(pen, rect.x, rect.y, width, height, height / 2);
  fill(pen, getKitHues(pen).ink);
  write(pen, String(score), x, y, { size, colour: getKitHues(pen).white, align: 'center' });
  boxes.note('text', name, rect);
}
