import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { fill, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';

/** How wide a score is. */
export function pillWidth(score: number, size: number): number {
  return String(score).length * size * 0.56 + size * 0.7;
}

/** A score, light on dark; its middle at (x, y). */
export function pill(
  pen: Pen,
  boxes: Boxes,
  name: string,
  score: number,
  x: number,
  y: number,
  size: number,
): void {
  const [width, height] = [pillWidth(score, size), size * 1.25];
  const rect = { x: x - width / 2, y: y - height / 2, width, height };
  rounded(pen, rect.x, rect.y, width, height, height / 2);
  fill(pen, hues(pen).ink);
  write(pen, String(score), x, y, { size, colour: hues(pen).white, align: 'center' });
  boxes.note('text', name, rect);
}
