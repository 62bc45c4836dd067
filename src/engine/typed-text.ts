import type { Game, Seat } from './game.ts';
import type { Refusal } from './refusal.ts';

/** Wave dashes and tilde look-alikes; NFKC would turn those that are accents into a space. */
const TILDES = /[\u301c\u3030\u223c\u2053\u02dc]/g;

/** Dashes, minus signs and lines that keyboards and text editors insert instead of a hyphen. */
const DASHES = /[\p{Pd}\u2212\u02d7\u2043\u2500\u2501\u2796]/gu;

/** Vowel signs of Korean and Japanese keyboards that look like a dash, unless they follow a letter of their script. */
const DASH_LETTERS = /(?<![\u3041-\u30ff\u3131-\u318e\uac00-\ud7a3])[\u30fc\u3161]/g;

/** Invisible characters: joiners, direction marks, fillers, variation selectors, the frame of keycap emoji, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{DI}\p{Co}\ufffc]|\u20e3/gu;

/**
 * Runs of characters that NFKC may change. Excludes jamo, which people type one by one (ㅋㅋ), and signs it turns into a
 * space.
 */
const KEPT_BY_NFKC = /[^\u3130-\u318f\u00b4\u00a8\u00b8\u00af]+/g;

const QUOTES = '"\'`\u00b4“”„‟‘’‚‛«»‹›「」『』';
const SURROUNDING_QUOTES = new RegExp(`^[\\s${QUOTES}]+|[\\s${QUOTES}]+$`, 'g');
const END_PUNCTUATION = /(?<=[^\s.!?,;:])[\s.!?,;:]+$/;

/** Backticks with the language name of plain text: any other word there may be a move, such as go. */
const FENCES = /```(?:(?:te?xt|plain(?:text)?|md|markdown|ppn)?[^\S\n]*\n)?|`/gi;

/** Full-width colon after the first word, as East Asian keyboards write it; the text after it stays as typed. */
const FIRST_COLON = /^(\s*\p{L}+\s*)\uff1a/u;

/** Equivalent signs, with the one that the parsers read. */
const EQUIVALENT_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[。]/g, '.'],
  [/[、]/g, ','],
  [/[\u2236\ua789]/g, ':'],
  [/[\u2044\u2215]/g, '/'],
  [/[×✕✖]/g, 'x'],
  [/[➡⮕]/g, '→'],
  [/[⬅]/g, '←'],
  [/[⬆]/g, '↑'],
  [/[⬇]/g, '↓'],
  [/[➕]/g, '+'],
];

/**
 * Normalises typed text: NFKC, every dash as `-`, no invisible characters, single spaces, no backticks, surrounding
 * quotes or final punctuation. Line breaks stay. Text of nothing but punctuation is kept.
 */
export function normaliseTyped(typed: string): string {
  const plain = typed
    .replaceAll(TILDES, '~')
    .normalize('NFC')
    .replaceAll(KEPT_BY_NFKC, (part) => part.normalize('NFKC'))
    .replaceAll(FENCES, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    .replaceAll(DASH_LETTERS, '-');
  const same = EQUIVALENT_SIGNS.reduce((clean, [form, sign]) => clean.replaceAll(form, sign), plain);
  return trimEnds(same.replaceAll(/(?:(?!\n)[\s\p{Cc}\u2800])+/gu, ' ').trim());
}

/** Removes surrounding quotes and final punctuation repeatedly, as they may be nested: `"c2-d4."`, `"c2-d4".` */
function trimEnds(text: string): string {
  const shorter = text.replaceAll(SURROUNDING_QUOTES, '').replace(END_PUNCTUATION, '');
  if (shorter === '') return text;
  return shorter === text ? text : trimEnds(shorter);
}

/** Normalises text for list searches: one form, in lower case. */
export function normaliseSearch(text: string): string {
  return normaliseTyped(text).toLowerCase();
}

/** Parses a move as a player typed it; free text, such as a note, is not normalised. */
export function readTyped(game: Game, typed: string, view: unknown, seat: Seat): unknown | Refusal {
  const headed = typed.replace(FIRST_COLON, '$1:');
  const isFree = game.notation.isFreeText?.(headed) ?? false;
  return game.notation.parseMove(isFree ? headed : normaliseTyped(typed), view, seat);
}
