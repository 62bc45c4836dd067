import type { Language, Sentences } from '../../src/engine/text.ts';

/** Plural forms of each language. https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html */
export const PLURALS: Readonly<Record<Language, readonly string[]>> = { en: ['one', 'other'], ko: ['other'] };

const known = new WeakMap<Sentences, ReadonlyMap<string, string>>();

/** Returns every sentence of a tree by its path. */
export function leavesOf(sentences: Sentences): ReadonlyMap<string, string> {
  const leaves = known.get(sentences) ?? new Map(leavesUnder('', sentences));
  known.set(sentences, leaves);
  return leaves;
}

function leavesUnder(under: string, sentences: Sentences): [string, string][] {
  return Object.entries(sentences).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[under + key, value]] : leavesUnder(`${under}${key}.`, value),
  );
}

/** Returns the path without a plural suffix. */
export function baseOf(path: string): string {
  return path.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Returns the paths of a sentence in a tree: its own or those of its plural forms. */
export function formsOf(sentences: Sentences, base: string): readonly string[] {
  return [...leavesOf(sentences).keys()].filter((path) => baseOf(path) === base);
}
