import type { PlaceNames, SentenceRegistry } from './sentence-keys.ts';
import type { Language } from './text.ts';

/** Plural forms that English has and a language lacks: Korean has only `_other`. */
interface MissingForms {
  readonly en: never;
  readonly ko: `${string}_one`;
}

/** Sentences in another language: every key of the English ones and no other. */
export type Translation<English, L extends Language = 'ko'> = {
  readonly [K in keyof English as Exclude<K, MissingForms[L]>]: English[K] extends string
    ? string
    : Translation<English[K], L>;
};

/** Some sentences in another language, under the same keys. */
type PartialTranslation<English, L extends Language> = {
  readonly [K in keyof English as Exclude<K, MissingForms[L]>]?: English[K] extends string
    ? string
    : PartialTranslation<English[K], L>;
};

/** Sentences of a theme of a game: its name, a line about it, all of `tell`, and optionally any others. */
export type ThemeTranslation<N extends keyof SentenceRegistry, L extends Language> = {
  readonly name: string;
  readonly about: string;
} & Translation<Pick<SentenceRegistry[N], 'tell' & keyof SentenceRegistry[N]>, L> &
  PartialTranslation<Omit<SentenceRegistry[N], 'name' | 'credit' | 'tell' | 'ruling' | 'rules'>, L>;

/**
 * Constraint for `sentences satisfies CheckedTranslation<English, typeof sentences>`: rejects a sentence with a
 * placeholder that the English one lacks, as nothing would fill it.
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

/** English sentence with this key, and its other plural form. */
type SentenceForms<English, K> = K extends keyof English
  ? English[K] | (K extends `${infer Stem}_other` ? SentenceForms<English, `${Stem}_one`> : never)
  : never;

type CountPlace<K> = K extends `${string}_${'one' | 'other'}` ? 'count' : never;
