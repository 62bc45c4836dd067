import type { PlaceNames, SentenceRegistry } from './sentence-keys.ts';
import type { Language } from './text.ts';

/** Forms of number that English has and a language lacks: Korean has only `_other`. */
interface MissingForms {
  readonly en: never;
  readonly ko: `${string}_one`;
}

/** The same sentences in another language: every key of the English ones and no other. */
export type Translation<English, L extends Language = 'ko'> = {
  readonly [K in keyof English as Exclude<K, MissingForms[L]>]: English[K] extends string
    ? string
    : Translation<English[K], L>;
};

/** Some of them, under the same keys. */
type PartialTranslation<English, L extends Language> = {
  readonly [K in keyof English as Exclude<K, MissingForms[L]>]?: English[K] extends string
    ? string
    : PartialTranslation<English[K], L>;
};

/** What a theme of a game says in its own words: its name, a line about it, all that is told, and what else it likes. */
export type ThemeTranslation<N extends keyof SentenceRegistry, L extends Language> = {
  readonly name: string;
  readonly about: string;
} & Translation<Pick<SentenceRegistry[N], 'tell' & keyof SentenceRegistry[N]>, L> &
  PartialTranslation<Omit<SentenceRegistry[N], 'name' | 'credit' | 'tell' | 'ruling' | 'rules'>, L>;

/**
 * What `sentences satisfies Fitting<English, typeof sentences>` asks for: themselves, unless one of them has a place that
 * the English sentence with its key lacks. Nothing would fill it.
 */
export type CheckedTranslation<English, Sentences> = {
  readonly [K in keyof Sentences]: Sentences[K] extends string
    ? UnknownPlaces<English, K, Sentences[K]> extends never
      ? Sentences[K]
      : `{{${UnknownPlaces<English, K, Sentences[K]>}}} is not in the English sentence`
    : CheckedTranslation<K extends keyof English ? English[K] : unknown, Sentences[K]>;
};

type UnknownPlaces<English, K, Sentence> = Exclude<
  PlaceNames<Sentence>,
  PlaceNames<SentenceForms<English, K>> | CountPlace<K>
>;

/** The English sentence with this key, and its other form of number. */
type SentenceForms<English, K> = K extends keyof English
  ? English[K] | (K extends `${infer Stem}_other` ? SentenceForms<English, `${Stem}_one`> : never)
  : never;

type CountPlace<K> = K extends `${string}_${'one' | 'other'}` ? 'count' : never;
