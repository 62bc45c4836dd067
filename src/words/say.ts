import type { Seat } from '../engine/game.ts';
import type { Arg, Language, Text } from '../engine/text.ts';
import { sentences } from './i18n.ts';

/** What a seat is called where the text will be read. */
export type Names = (seat: Seat) => string;

/** The text as a sentence. Throws when a sentence is missing: every text has one in every language. */
export function say(language: Language, text: Text, names: Names): string {
  const args = Object.entries(text.with ?? {}).map(([name, arg]) => [name, said(language, arg, names)]);
  const all = sentences();
  const options = { lng: language, ...Object.fromEntries(args) };
  if (!all.exists(text.key, options)) throw new Error(`There is no sentence ${text.key} in ${language}`);
  return String(all.t(text.key, options));
}

/** Whether there is such a sentence. */
export function hasSentence(language: Language, key: string): boolean {
  return sentences().exists(key, { lng: language });
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
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
