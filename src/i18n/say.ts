import { plain } from '../../themes/plain/index.ts';
import type { Seat } from '../engine/game.ts';
import type { Arg, Language, Text } from '../engine/text.ts';
import { type Form, formOf, themedKey, type Voice } from './forms.ts';
import { sentences } from './i18n.ts';

export type { Voice } from './forms.ts';

/** How a text is to be said where it will be read. */
export interface Names {
  /** What a seat is called. */
  (seat: Seat): string;
  /** Says the sentences of its game in its own words, where it has any; the plain look unless told. */
  readonly theme?: Voice;
}

/** The same names, in the words of a theme. */
export function inWordsOf(theme: Voice = plain, names: (seat: Seat) => string): Names {
  return Object.assign((seat: Seat) => names(seat), { theme });
}

/** The text as a sentence. Throws when a sentence is missing: every text has one in every language. */
export function say(language: Language, text: Text, names: Names): string {
  const count = text.with?.count;
  const form = formOf(
    language,
    names.theme ?? plain,
    text.key,
    typeof count === 'number' ? count : undefined,
  );
  return form ? filled(form, language, text, names) : byI18next(language, text, names);
}

/** A place that nothing fills stays as it is written. */
function filled(form: Form, language: Language, text: Text, names: Names): string {
  let sentence = '';
  for (const part of form) {
    if (typeof part === 'string') sentence += part;
    else {
      const arg = text.with?.[part.name];
      const word = arg === undefined ? part.written : String(said(language, arg, names));
      sentence += part.particle && arg !== undefined ? part.particle(word) : word;
    }
  }
  return sentence;
}

function byI18next(language: Language, text: Text, names: Names): string {
  const args = Object.entries(text.with ?? {}).map(([name, arg]) => [name, said(language, arg, names)]);
  const options = { lng: language, defaultValue: MISSING, ...Object.fromEntries(args) };
  const themed = themedKey(text.key, names.theme ?? plain);
  const sentence = String(sentences().t(themed === null ? text.key : [themed, text.key], options));
  if (sentence === MISSING) throw new Error(`There is no sentence ${text.key} in ${language}`);
  return sentence;
}

/** What no sentence says: it stands for one that is missing. */
const MISSING = '\0';

/** Whether there is such a sentence. */
export function hasSentence(language: Language, key: string): boolean {
  return formOf(language, plain, key) !== null || sentences().exists(key, { lng: language });
}

/** Whether it can be said, with all that it is made of: what was written down long ago may speak in sentences that are gone. */
export function isSayable(language: Language, { key, with: filling = {} }: Text): boolean {
  const forms = { lng: language, ...(typeof filling.count === 'number' && { count: filling.count }) };
  return sentences().exists(key, forms) && Object.values(filling).every((arg) => areSayable(language, arg));
}

function areSayable(language: Language, arg: Arg): boolean {
  if (isList(arg)) return arg.every((item) => areSayable(language, item));
  return typeof arg !== 'object' || 'seat' in arg || isSayable(language, arg);
}

function said(language: Language, arg: Arg, names: Names): string | number {
  if (typeof arg === 'string' || typeof arg === 'number') return arg;
  if (isList(arg))
    return listed(
      language,
      arg.map((item) => String(said(language, item, names))),
    );
  if ('seat' in arg) return names(arg.seat);
  return say(language, arg, names);
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}

/** Korean joins with commas alone: its word for "and" in such a list belongs in offices. */
function listed(language: Language, items: readonly string[]): string {
  if (language === 'ko') return items.join(', ');
  return IN_ENGLISH.format(items);
}

const IN_ENGLISH = new Intl.ListFormat('en', { type: 'conjunction' });
