import { plain } from '../../themes/plain/index.ts';
import type { Seat } from '../engine/game.ts';
import type { Arg, Language, Text } from '../engine/text.ts';
import { getI18n } from './i18n.ts';
import { findTemplate, getThemedKey, type SentenceTemplate, type TextTheme } from './template.ts';

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
  const form = findTemplate(
    language,
    names.theme ?? plain,
    text.key,
    typeof count === 'number' ? count : undefined,
  );
  return form ? fillTemplate(form, language, text, names) : translateByI18next(language, text, names);
}

/** Fills in a sentence. A placeholder without a value stays as written. */
function fillTemplate(form: SentenceTemplate, language: Language, text: Text, names: Names): string {
  let sentence = '';
  for (const part of form) {
    if (typeof part === 'string') sentence += part;
    else {
      const arg = text.with?.[part.name];
      const word = arg === undefined ? part.written : String(translateArg(language, arg, names));
      sentence += part.particle && arg !== undefined ? part.particle(word) : word;
    }
  }
  return sentence;
}

function translateByI18next(language: Language, text: Text, names: Names): string {
  const args = Object.entries(text.with ?? {}).map(([name, arg]) => [
    name,
    translateArg(language, arg, names),
  ]);
  const options = { lng: language, defaultValue: MISSING, ...Object.fromEntries(args) };
  const themed = getThemedKey(text.key, names.theme ?? plain);
  const sentence = String(getI18n().t(themed === null ? text.key : [themed, text.key], options));
  if (sentence === MISSING) throw new Error(`There is no sentence ${text.key} in ${language}`);
  return sentence;
}

/** Text that no sentence contains; marks a missing one. */
const MISSING = '\0';

/** Returns whether a key has a sentence. */
export function hasSentence(language: Language, key: string): boolean {
  return findTemplate(language, plain, key) !== null || getI18n().exists(key, { lng: language });
}

/** Returns whether a text and all its arguments have sentences. Stored texts may use sentences that no longer exist. */
export function isTranslatable(language: Language, { key, with: filling = {} }: Text): boolean {
  const forms = { lng: language, ...(typeof filling.count === 'number' && { count: filling.count }) };
  return (
    getI18n().exists(key, forms) && Object.values(filling).every((arg) => isArgTranslatable(language, arg))
  );
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
