import { LRUCache } from 'lru-cache';
import type { Pen } from '../canvas.ts';
import { toDrawableText } from '../drawable-text.ts';
import { getFont } from '../fonts.ts';

/** Maximum number of cached widths; some 100 bytes each. */
const MAX_CACHED_WIDTHS = 4_000;

const cachedWidths = new LRUCache<string, number>({ max: MAX_CACHED_WIDTHS });

/** Returns the width of the words in pixels. Cached, as names and figures repeat from picture to picture. */
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
