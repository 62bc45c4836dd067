/**
 * English sentences of every namespace, `bot` or the id of a game, from which keys and placeholders are checked. Empty
 * here: the bot and each game add theirs by declaration merging, so that the engine knows none of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other files merge into it, which an alias does not allow.
export interface SentenceRegistry {}

/** Key of a sentence: `bot:refuse.over`. Plural forms share one key: `bot:board.more`. */
export type SentenceKey = keyof PlacesByKey & string;

/** Names of the placeholders of the sentence with this key; for several keys, the union. */
export type Places<K extends SentenceKey> = PlacesByKey[K];

/** Possible continuations of a key: `KeySuffix<'runaround:colour'>` is `yellow | blue`. */
export type KeySuffix<Before extends string> = Suffix<SentenceKey, Before>;

type Suffix<K, Before extends string> = K extends `${Before}.${infer Rest}` ? Rest : never;

/** Rulings that refusals of any game can rest on: `R-FO-8`, explained by the sentence `forage:ruling.R-FO-8`. */
export type Ruling = {
  [N in keyof SentenceRegistry]: RulingKey<SentenceRegistry[N]>;
}[keyof SentenceRegistry];

type RulingKey<Sentences> = Sentences extends { readonly ruling: infer Rulings }
  ? keyof Rulings & string
  : never;

type PlacesByKey = {
  [S in AnySentence as S['key']]: S['counted'] | PlaceNames<S['sentence']>;
};

type AnySentence = {
  [N in keyof SentenceRegistry]: FlatSentences<SentenceRegistry[N], `${N}:`>;
}[keyof SentenceRegistry];

/** Names of the placeholders of a sentence: `who | space` of `{{who, 이가}} rolls for {{space}}.` */
export type PlaceNames<S> = S extends `${string}{{${infer Place}}}${infer Rest}`
  ? (Place extends `${infer Name},${string}` ? Name : Place) | PlaceNames<Rest>
  : never;

/** Sentence of a tree; `counted` is the placeholder that selects its plural form, if it has any. */
interface Sentence<K, Counted, S> {
  readonly key: K;
  readonly counted: Counted;
  readonly sentence: S;
}

type FlatSentences<Tree, Before extends string> = {
  [K in keyof Tree & (string | number)]: Tree[K] extends string
    ? K extends `${infer Stem}_${'one' | 'other'}`
      ? Sentence<`${Before}${Stem}`, 'count', Tree[K]>
      : Sentence<`${Before}${K}`, never, Tree[K]>
    : FlatSentences<Tree[K], `${Before}${K}.`>;
}[keyof Tree & (string | number)];
