import { LRUCache } from 'lru-cache';
import type { Pen } from '../canvas.ts';
import { toDrawableText } from '../drawable-text.ts';
import { getFont } from '../fonts.ts';

/** Style of a text: size in pixels, and its anchor. */
export interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly weight?: 400 | 700;
  readonly align?: 'left' | 'center' | 'right';
}

/** Height of a capital or figure in parts of the size, to centre text on a line. */
const CAPITAL_HEIGHT = 0.733;

/** Writes one line in the bot's own fonts, its capitals centred on the height `y`. Returns the width in pixels. */
export function write(pen: Pen, text: string, x: number, y: number, hand: TextStyle): number {
  const words = toDrawableText(text);
  pen.font = getFont(words, hand.size, hand.weight ?? 700);
  pen.fillStyle = hand.colour;
  pen.textAlign = hand.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillText(words, x, y + (hand.size * CAPITAL_HEIGHT) / 2);
  return measureTextWidth(pen, words, hand.size, hand.weight);
}

/** Returns as much of the words as fits into `width` pixels, with an ellipsis if some is left out. */
export function truncateText(
  pen: Pen,
  text: string,
  width: number,
  size: number,
  weight: 400 | 700 = 700,
): string {
  const words = toDrawableText(text);
  if (measureTextWidth(pen, words, size, weight) <= width) return words;
  const letters = splitGraphemes(words);
  let most = letters.length - 1;
  while (most > 0 && measureTextWidth(pen, shortenLetters(letters, most), size, weight) > width) most--;
  return shortenLetters(letters, most);
}

/** Returns the size at which the words fit into `width` pixels: the given one, or down to three quarters of it. */
export function findFittingSize(pen: Pen, words: string, width: number, size: number): number {
  const whole = Math.max(measureTextWidth(pen, words, size), 1);
  return Math.max(Math.min(size, Math.floor((size * width) / whole)), size * 0.75);
}

/** Splits words into what people call letters: an emoji of several characters is one. */
function splitGraphemes(words: string): readonly string[] {
  return [...new Intl.Segmenter().segment(words)].map(({ segment }) => segment);
}

function shortenLetters(letters: readonly string[], most: number): string {
  return `${letters.slice(0, most).join('').trimEnd()}…`;
}

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
