import { LRUCache } from 'lru-cache';
import { FAMILIES, findFontFile, type GlyphTest, readGlyphTest } from './font-files.ts';

/** Matches texts of characters that the first font has, as most are. */
const FIRST_FONT_TEXT = /^[ -~가-힣]*$/;

/** Code points that shape their neighbours and draw nothing: joiners, variation selectors, tags of flags. */
const SHAPING_CODE_POINT = /\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;

/** Matches marks in excess of two on a letter; a third one would reach into the line above. */
const EXCESS_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Maximum number of cached results for letters with marks, emoji and the like. */
const MAX_KNOWN_GRAPHEMES = 5_000;

/** Font family that sets any mark on its letter; other families have marks but set only those of kana. */
const MARK_FONT_FAMILY = 'Noto Sans';

const LOOSE_MARK = /(?![\u3099\u309a\p{Variation_Selector}])\p{M}/u;

const RGI_EMOJI = '\\p{RGI_Emoji}';
const EMOJI = new RegExp(`^${RGI_EMOJI}$`, 'v');

const MARK = /\p{M}/gu;

let fonts: readonly GlyphTest[] | null = null;
const known = new LRUCache<string, boolean>({ max: MAX_KNOWN_GRAPHEMES });

/** Returns whether one font of the bot has each letter of a text together with its marks. */
export function canDraw(text: string): boolean {
  return FIRST_FONT_TEXT.test(text) || splitGraphemes(text).every(hasGlyphs);
}

/**
 * Returns the text with ornamental letters made plain and without marks and letters that none of the bot's fonts has. The canvas would take
 * them from the machine's own fonts or draw boxes, so pictures would differ between machines.
 */
export function toDrawableText(text: string): string {
  if (FIRST_FONT_TEXT.test(text)) return text;
  const plain = canDraw(text) ? text : text.normalize('NFKC');
  const bounded = stripUndrawableMarks(plain.replaceAll(EXCESS_MARKS, '$1'));
  return canDraw(bounded) ? bounded : splitGraphemes(bounded).filter(hasGlyphs).join('').trim();
}

/** Returns whether a picture can show a name unchanged. Ornamental letters count as plain ones. */
export function canDrawName(name: string): boolean {
  return canDraw(name.normalize('NFKC'));
}

/**
 * Returns the name as a picture can show it: the name, possibly without marks, else the username, else its drawable letters. Empty if there
 * are none.
 */
export function toDrawableName(name: string, username?: string | null): string {
  if (canDrawName(name)) return name;
  const plain = name.normalize('NFKC');
  const bare = stripUndrawableMarks(plain);
  if (canDraw(bare)) return bare;
  return username && canDraw(username) ? username : toDrawableText(plain);
}

/** Removes marks from letters that can only be drawn without them. */
function stripUndrawableMarks(text: string): string {
  const drawn = (letter: string) => (hasGlyphs(letter) ? letter : letter.replaceAll(MARK, '') || letter);
  return canDraw(text) ? text : splitGraphemes(text).map(drawn).join('');
}

/** Returns whether a text has European letters or marks that the first font lacks; that font would draw their accents beside the letter. */
export function shouldUseMarkedFont(text: string): boolean {
  if (FIRST_FONT_TEXT.test(text)) return false;
  const [first] = readFonts();
  return (
    [...text].some((letter) => EUROPEAN_LETTER.test(letter) && !first?.(letter.codePointAt(0) ?? 0)) ||
    COMBINING_MARK.test(text)
  );
}

const EUROPEAN_LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const COMBINING_MARK = /[\u0300-\u036f]/;

/** Reads one weight of each family, as both have the same letters. */
function readFonts(): readonly GlyphTest[] {
  fonts ??= FAMILIES.map((family) => readGlyphTest(findFontFile(family)));
  return fonts;
}

/** Splits a text into letters as people see them, each with its marks. */
function splitGraphemes(text: string): readonly string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

const SEGMENTER = new Intl.Segmenter();

function hasGlyphs(grapheme: string): boolean {
  const before = known.get(grapheme);
  if (before !== undefined) return before;
  const points = [...grapheme]
    .filter((letter) => !SHAPING_CODE_POINT.test(letter))
    .map((one) => one.codePointAt(0) ?? 0);
  const isMarked = points.length > 1 && LOOSE_MARK.test(grapheme) && !EMOJI.test(grapheme);
  const has = readFonts().some(
    (isIn, at) => (!isMarked || FAMILIES[at] === MARK_FONT_FAMILY) && points.every(isIn),
  );
  known.set(grapheme, has);
  return has;
}
