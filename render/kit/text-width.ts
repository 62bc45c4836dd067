import { LRUCache } from 'lru-cache';
import type { Pen } from '../canvas.ts';
import { toDrawableText } from '../drawable-text.ts';
import { getFont } from '../fonts.ts';

/** The most that are kept: some 100 bytes each. */
const MAX_CACHED_WIDTHS = 4_000;

const cachedWidths = new LRUCache<string, number>({ max: MAX_CACHED_WIDTHS });

/** How wide the words are in letters of so many pixels, in pixels. Names and figures are the same from picture to picture, so they are measured once. */
export function measureTextWidth(pen: Pen, words: string, size: number, weight: 400 | 700 = 700): number {
  const key = `${weight} ${size} ${words}`;
  const before = cachedWidths.get(key);
  if (before !== undefined) return before;
  const drawn = toDrawableText(words);
  pen.font = getFont(drawn, size, weight);
  const { width } = pen.measureText(drawn);
  cachedWidths.set(key, width);
  return width;
}
