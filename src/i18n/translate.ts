import { plain } from '../../themes/plain/index.ts';
import type { Seat } from '../engine/game.ts';
import type { Arg, Language, Text } from '../engine/text.ts';
import { getI18n } from './i18n.ts';
import { findTemplate, getThemedKey, type SentenceTemplate, type TextTheme } from './template.ts';

export type { TextTheme } from './template.ts';

/** How a text is to be said where it will be read. */
export interface Names {
  /** What a seat is called. */
  (seat: Seat): string;
  /** Says the sentences of its game in its own words, where it has any; the plain look unless told. */
  readonly theme?: TextTheme;
}

/** The same names, in the words of a theme. */
export function createThemedNames(theme: TextTheme = plain, names: (seat: Seat) => string): Names {
  return Object.assign((seat: Seat) => names(seat), { theme });
}

/** The text as a sentence. Throws when a sentence is missing: every text has one in every language. */
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

/** A place that nothing fills stays as it is written. */
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

/** What no sentence says: it stands for one that is missing. */
const MISSING = '\0';

/** Whether there is such a sentence. */
export function hasSentence(language: Language, key: string): boolean {
  return findTemplate(language, plain, key) !== null || getI18n().exists(key, { lng: language });
}

/** Whether it can be said, with all that it is made of: what was written down long ago may speak in sentences that are gone. */
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

/** Korean joins with commas alone: its word for "and" in such a list belongs in offices. */
function formatList(language: Language, items: readonly string[]): string {
  if (language === 'ko') return items.join(', ');
  return ENGLISH_LIST.format(items);
}

const ENGLISH_LIST = new Intl.ListFormat('en', { type: 'conjunction' });
