import type { Places, SentenceKey } from './sentence-keys.ts';

/**
 * Message for players before a language is chosen.
 *
 * `key` names a sentence as `<namespace>:<path>`, the namespace being a game's id or `bot`; `with` fills its
 * placeholders. A seat becomes that player's name, a nested text is translated first, and a list is translated item by
 * item and joined.
 */
export interface Text {
  readonly key: string;
  readonly with?: Readonly<Record<string, Arg>>;
}

export type Arg = string | number | { readonly seat: number } | Text | readonly Arg[];

/** Languages in which every sentence exists. */
export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Tree of sentences. `{{name}}` is a placeholder, `{{name, 은는}}` one with a Korean particle. A key may end in a plural form: `_one`,
 * `_other`, or `_zero` for none.
 */
export interface Sentences {
  readonly [key: string]: string | Sentences;
}

/**
 * Arguments for the placeholders of the sentence with this key: all of them, and nothing else. A union of keys, such as
 * `forage:suit.${suit}`, needs the placeholders of each. `count` is a number, as it selects the plural form.
 */
export type Args<K extends SentenceKey> = [Places<K>] extends [never]
  ? readonly []
  : [SentenceKey] extends [K]
    ? readonly [args?: Filling<K>] // Unknown key: the compiler should complain about the key.
    : readonly [args: Filling<K>];

type Filling<K extends SentenceKey> = { readonly [P in Places<K>]: P extends 'count' ? number : Arg };

/** Creates a text whose sentence is known at compile time. */
export function text<K extends SentenceKey>(key: K, ...[args]: Args<K>): Text {
  return args === undefined ? { key } : { key, with: args };
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the text cut to at most `most` code points, which is how Discord counts, with an ellipsis if anything was
 * cut. Grapheme clusters stay whole; one that is too long by itself is dropped.
 */
export function truncateText(text: string, most: number): string {
  if (countPoints(text) <= most) return text;
  let kept = '';
  let room = most - 1;
  // No more than this can fit; segmenting the rest would be wasted work.
  for (const { segment } of GRAPHEMES.segment(text.slice(0, 2 * most))) {
    room -= countPoints(segment);
    if (room < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

function countPoints(text: string): number {
  return [...text].length;
}
