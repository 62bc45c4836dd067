import type { Pen } from '../canvas.ts';
import { truncateText } from './text.ts';
import { measureTextWidth } from './text-width.ts';

/** Breaks words into at most `most` lines of this width; the last line ends in an ellipsis if some are left out. */
export function wrapText(
  pen: Pen,
  text: string,
  width: number,
  size: number,
  most: number,
  weight: 400 | 700 = 700,
): readonly string[] {
  const lines: string[] = [];
  let rest = text.split(/\s+/).filter((word) => word !== '');
  while (rest.length > 0 && lines.length < most - 1) {
    const count = countFittingWords(pen, rest, width, size, weight);
    lines.push(truncateText(pen, rest.slice(0, count).join(' '), width, size, weight));
    rest = rest.slice(count);
  }
  return rest.length === 0 ? lines : [...lines, truncateText(pen, rest.join(' '), width, size, weight)];
}

/** Returns how many of the words fit on one line; at least one, even if it is too long. */
function countFittingWords(
  pen: Pen,
  words: readonly string[],
  width: number,
  size: number,
  weight: 400 | 700,
): number {
  let count = 1;
  const fits = () => measureTextWidth(pen, words.slice(0, count + 1).join(' '), size, weight) <= width;
  while (count < words.length && fits()) count++;
  return count;
}
