import type { Pen } from '../canvas.ts';
import { toDrawableText } from '../drawable-text.ts';
import { getFont } from '../fonts.ts';
import { measureTextWidth } from './text-width.ts';

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
