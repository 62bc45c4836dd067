import type { Places, SentenceKey } from './sentence-keys.ts';

/**
 * What a person will read, before anybody has chosen a language.
 *
 * `key` names a sentence as `<namespace>:<path>`, the namespace being a game's id or `bot`; `with` fills its
 * places. A seat becomes that player's name, a nested text is said first, a list is said one by one and joined.
 */
export interface Text {
  readonly key: string;
  readonly with?: Readonly<Record<string, Arg>>;
}

export type Arg = string | number | { readonly seat: number } | Text | readonly Arg[];

/** The languages every sentence exists in. */
export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A tree of sentences in i18next's JSON format, `{{name}}` being a place to fill. */
export interface Sentences {
  readonly [key: string]: string | Sentences;
}

/**
 * What fills the places of the sentence with this key: all of them, and nothing else. Several keys, as of
 * `forage:suit.${suit}`, need what any of them needs. `count` is a number, as forms of number are chosen by it.
 */
export type Args<K extends SentenceKey> = [Places<K>] extends [never]
  ? readonly []
  : [SentenceKey] extends [K]
    ? readonly [args?: Filling<K>] // An unknown key: it is the key that the compiler has to complain of.
    : readonly [args: Filling<K>];

type Filling<K extends SentenceKey> = { readonly [P in Places<K>]: P extends 'count' ? number : Arg };

/** The way to write a text whose sentence is known. */
export function text<K extends SentenceKey>(key: K, ...[args]: Args<K>): Text {
  return args === undefined ? { key } : { key, with: args };
}
