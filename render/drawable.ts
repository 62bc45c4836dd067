import { readFileSync } from 'node:fs';
import { characters } from './cmap.ts';
import { fontFiles } from './font-files.ts';

/** Letters that the first font has, which most texts are made of. */
const USUAL = /^[ -~가-힣]*$/;

/** Code points that shape their neighbours and draw nothing: joiners, variation selectors, tags of flags. */
const SHAPING = /\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;

/** Most marks on a letter in a picture: a third one would reach into the line above. */
const MARKS = /(\p{M}{2})\p{M}+/gu;

type HasGlyph = ReturnType<typeof characters>;

let fonts: readonly HasGlyph[] | null = null;
/** Whether there is a glyph, by letter: as many as Unicode has at most. */
const known = new Map<string, boolean>();

/** Whether the fonts that ship with the bot have every letter of a text. */
export function canDraw(text: string): boolean {
  return USUAL.test(text) || [...text].every(hasGlyph);
}

/**
 * Returns the text with ornamental letters as plain ones and without those that no font of the bot has: the canvas would take them from the
 * machine's own fonts, or draw boxes, and the picture would differ from machine to machine.
 */
export function drawable(text: string): string {
  if (USUAL.test(text)) return text;
  const plain = canDraw(text) ? text : text.normalize('NFKC');
  const bounded = plain.replaceAll(MARKS, '$1');
  if (canDraw(bounded)) return bounded;
  const letters = Array.from(new Intl.Segmenter().segment(bounded), ({ segment }) => segment);
  return letters.filter(canDraw).join('').trim();
}

/** Whether a picture can show a name as it is, ornamental letters as plain ones. */
export function canDrawName(name: string): boolean {
  return canDraw(name.normalize('NFKC'));
}

/** Returns the name as a picture can show it: itself, else the account's username, else the letters that there are; empty where there are none. */
export function drawableName(name: string, username?: string | null): string {
  if (canDrawName(name)) return name;
  return username && canDraw(username) ? username : drawable(name.normalize('NFKC'));
}

/** Whether a text has European letters or marks that the first font lacks: it would put their accents beside them. */
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

function readFonts(): readonly HasGlyph[] {
  fonts ??= fontFiles().map(({ path }) => characters(readFileSync(path)));
  return fonts;
}

function hasGlyph(letter: string): boolean {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const has = SHAPING.test(letter) || readFonts().some((isIn) => isIn(letter.codePointAt(0) ?? 0));
  known.set(letter, has);
  return has;
}
