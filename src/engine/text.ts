/**
 * What a person will read, before anybody has chosen a language.
 *
 * `key` names a sentence as `<namespace>:<path>`, the namespace being a game's id or `house`; `with` fills its
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

/** The short way to write a text. */
export function text(key: string, args?: Readonly<Record<string, Arg>>): Text {
  return args === undefined ? { key } : { key, with: args };
}
