import { LRUCache } from 'lru-cache';
import type { Pen } from '../canvas.ts';
import { drawable } from '../drawable.ts';
import { font } from '../fonts.ts';

/** The most that are kept: some 100 bytes each. */
const MOST = 4_000;

const known = new LRUCache<string, number>({ max: MOST });

/** How wide the words are in letters of so many pixels, in pixels. Names and figures are the same from picture to picture, so they are measured once. */
export function widthOf(pen: Pen, words: string, size: number, weight: 400 | 700 = 700): number {
  const key = `${weight} ${size} ${words}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const drawn = drawable(words);
  pen.font = font(drawn, size, weight);
  const { width } = pen.measureText(drawn);
  known.set(key, width);
  return width;
}
