import { LRUCache } from 'lru-cache';
import { characters } from './cmap.ts';
import { FAMILIES, fileOf } from './font-files.ts';

/** Letters that the first font has, which most texts are made of. */
const USUAL = /^[ -~가-힣]*$/;

/** Code points that shape their neighbours and draw nothing: joiners, variation selectors, tags of flags. */
const SHAPING = /\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;

/** Most marks on a letter in a picture: a third one would reach into the line above. */
const MARKS = /(\p{M}{2})\p{M}+/gu;

/** Most letters with marks, emoji and the like of which it is known whether they can be drawn. */
const KNOWN = 5_000;

/** The family that sets any mark on its letter; others have marks, and set only those of kana. */
const MARKING = 'Noto Sans';

const LOOSE_MARK = /(?![\u3099\u309a\p{Variation_Selector}])\p{M}/u;

const RGI_EMOJI = '\\p{RGI_Emoji}';
const EMOJI = new RegExp(`^${RGI_EMOJI}$`, 'v');

const MARK = /\p{M}/gu;

type HasGlyph = ReturnType<typeof characters>;

let fonts: readonly HasGlyph[] | null = null;
const known = new LRUCache<string, boolean>({ max: KNOWN });

/** Returns whether one font of the bot has each letter of a text together with its marks. */
export function canDraw(text: string): boolean {
  return USUAL.test(text) || graphemes(text).every(hasGlyphs);
}

/**
 * Returns the text with ornamental letters as plain ones and without marks and letters that no font of the bot has: the canvas would take them
 * from the machine's own fonts, or draw boxes, and the picture would differ from machine to machine.
 */
export function drawable(text: string): string {
  if (USUAL.test(text)) return text;
  const plain = canDraw(text) ? text : text.normalize('NFKC');
  const bounded = withDrawnMarks(plain.replaceAll(MARKS, '$1'));
  return canDraw(bounded) ? bounded : graphemes(bounded).filter(hasGlyphs).join('').trim();
}

/** Returns whether a picture can show a name as it is. Ornamental letters count as plain ones. */
export function canDrawName(name: string): boolean {
  return canDraw(name.normalize('NFKC'));
}

/**
 * Returns the name as a picture can show it: itself, perhaps without marks, else the account's username, else the letters that there are;
 * empty where there are none.
 */
export function drawableName(name: string, username?: string | null): string {
  if (canDrawName(name)) return name;
  const plain = name.normalize('NFKC');
  const bare = withDrawnMarks(plain);
  if (canDraw(bare)) return bare;
  return username && canDraw(username) ? username : drawable(plain);
}

/** Leaves marks out where the letter can only be drawn without. */
function withDrawnMarks(text: string): string {
  const drawn = (letter: string) => (hasGlyphs(letter) ? letter : letter.replaceAll(MARK, '') || letter);
  return canDraw(text) ? text : graphemes(text).map(drawn).join('');
}

/** Returns whether a text has European letters or marks that the first font lacks; it would draw their accents beside the letter. */
export function needsMarkedFont(text: string): boolean {
  if (USUAL.test(text)) return false;
  const [first] = readFonts();
  return (
    [...text].some((letter) => EUROPEAN.test(letter) && !first?.(letter.codePointAt(0) ?? 0)) ||
    LOOSE.test(text)
  );
}

const EUROPEAN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const LOOSE = /[\u0300-\u036f]/;

/** Reads one weight of each family: both have the same letters. */
function readFonts(): readonly HasGlyph[] {
  fonts ??= FAMILIES.map((family) => characters(fileOf(family)));
  return fonts;
}

/** Letters as people see them, each with its marks. */
function graphemes(text: string): readonly string[] {
  return Array.from(SEGMENTS.segment(text), ({ segment }) => segment);
}

const SEGMENTS = new Intl.Segmenter();

function hasGlyphs(grapheme: string): boolean {
  const before = known.get(grapheme);
  if (before !== undefined) return before;
  const points = [...grapheme]
    .filter((letter) => !SHAPING.test(letter))
    .map((one) => one.codePointAt(0) ?? 0);
  const isMarked = points.length > 1 && LOOSE_MARK.test(grapheme) && !EMOJI.test(grapheme);
  const has = readFonts().some((isIn, at) => (!isMarked || FAMILIES[at] === MARKING) && points.every(isIn));
  known.set(grapheme, has);
  return has;
}
