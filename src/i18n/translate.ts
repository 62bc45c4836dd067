import { plain } from '../../themes/plain/index.ts';
import type { Seat } from '../engine/game.ts';
import type { Arg, Language, Text } from '../engine/text.ts';
import { findTemplate, type SentenceTemplate, type TextTheme } from './template.ts';

export type { TextTheme } from './template.ts';

/** Names of the seats for the reader of a text. */
export interface Names {
  /** Returns the name of a seat. */
  (seat: Seat): string;
  /** Theme whose wording is used for sentences of its game; plain by default. */
  readonly theme?: TextTheme;
}

/** Adds a theme's wording to a naming function. */
export function createThemedNames(theme: TextTheme = plain, names: (seat: Seat) => string): Names {
  return Object.assign((seat: Seat) => names(seat), { theme });
}

/** Formats a text as a sentence. Throws if a sentence is missing: every text has one in every language. */
export function translate(language: Language, text: Text, names: Names): string {
  const count = text.with?.count;
  const theme = names.theme ?? plain;
  const template = findTemplate(language, theme, text.key, typeof count === 'number' ? count : undefined);
  if (template === null) throw new Error(`There is no sentence ${text.key} in ${language}`);
  return fillTemplate(template, language, text, names);
}

/** Fills in a sentence. A placeholder without a value stays as written. */
function fillTemplate(template: SentenceTemplate, language: Language, text: Text, names: Names): string {
  let sentence = '';
  for (const part of template) {
    if (typeof part === 'string') sentence += part;
    else {
      const arg = text.with?.[part.name];
      const word = arg === undefined ? part.written : String(translateArg(language, arg, names));
      sentence += part.particle && arg !== undefined ? part.particle(word) : word;
    }
  }
  return sentence;
}

/** Returns whether a key has a sentence. */
export function hasSentence(language: Language, key: string): boolean {
  return findTemplate(language, plain, key) !== null;
}

/** Returns whether a text and all its arguments have sentences. Stored texts may use sentences that no longer exist. */
export function isTranslatable(language: Language, { key, with: filling = {} }: Text): boolean {
  const { count } = filling;
  const template = findTemplate(language, plain, key, typeof count === 'number' ? count : undefined);
  return template !== null && Object.values(filling).every((arg) => isArgTranslatable(language, arg));
}

function isArgTranslatable(language: Language, arg: Arg): boolean {
  if (isList(arg)) return arg.every((item) => isArgTranslatable(language, item));
  return typeof arg !== 'object' || 'seat' in arg || isTranslatable(language, arg);
}

function translateArg(language: Language, arg: Arg, names: Names): string | number {
  if (typeof arg === 'string' || typeof arg === 'number') return arg;
  if (isList(arg))
    return formatList(
      language,
      arg.map((item) => String(translateArg(language, item, names))),
    );
  if ('seat' in arg) return names(arg.seat);
  return translate(language, arg, names);
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}

/** Joins items. Korean uses commas alone, as its "and" in such lists sounds bureaucratic. */
function formatList(language: Language, items: readonly string[]): string {
  if (language === 'ko') return items.join(', ');
  return ENGLISH_LIST.format(items);
}

const ENGLISH_LIST = new Intl.ListFormat('en', { type: 'conjunction' });
