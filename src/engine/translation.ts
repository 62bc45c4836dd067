import type { PlacesOf, Spoken } from './spoken.ts';
import type { Language } from './text.ts';

/** Forms of number that English has and a language lacks: Korean has only `_other`. */
interface Lacking {
  readonly en: never;
  readonly ko: `${string}_one`;
}

/** The same sentences in another language: every key of the English ones and no other. */
export type Same<English, L extends Language = 'ko'> = {
  readonly [K in keyof English as Exclude<K, Lacking[L]>]: English[K] extends string
    ? string
    : Same<English[K], L>;
};

/** Some of them, under the same keys. */
type Some<English, L extends Language> = {
  readonly [K in keyof English as Exclude<K, Lacking[L]>]?: English[K] extends string
    ? string
    : Some<English[K], L>;
};

/** What a theme of a game says in its own words: its name, a line about it, all that is told, and what else it likes. */
export type Retold<N extends keyof Spoken, L extends Language> = {
  readonly name: string;
  readonly about: string;
} & Same<Pick<Spoken[N], 'tell' & keyof Spoken[N]>, L> &
  Some<Omit<Spoken[N], 'name' | 'credit' | 'tell' | 'ruling' | 'rules'>, L>;

/**
 * What `sentences satisfies Fitting<English, typeof sentences>` asks for: themselves, unless one of them has a place that
 * the English sentence with its key lacks. Nothing would fill it.
 */
export type Fitting<English, Sentences> = {
  readonly [K in keyof Sentences]: Sentences[K] extends string
    ? Unfilled<English, K, Sentences[K]> extends never
      ? Sentences[K]
      : `{{${Unfilled<English, K, Sentences[K]>}}} is not in the English sentence`
    : Fitting<K extends keyof English ? English[K] : unknown, Sentences[K]>;
};

type Unfilled<English, K, Sentence> = Exclude<PlacesOf<Sentence>, PlacesOf<Forms<English, K>> | Counted<K>>;

/** The English sentence with this key, and its other form of number. */
type Forms<English, K> = K extends keyof English
  ? English[K] | (K extends `${infer Stem}_other` ? Forms<English, `${Stem}_one`> : never)
  : never;

type Counted<K> = K extends `${string}_${'one' | 'other'}` ? 'count' : never;
