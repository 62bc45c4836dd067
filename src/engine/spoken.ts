/**
 * The English sentences of every namespace, `bot` or the id of a game, by which keys and places are checked. It is empty
 * here: the bot and each game add their own by declaration merging, so that the engine knows none of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other files merge into it, which an alias does not allow.
export interface Spoken {}

/** The key of a sentence: `bot:refuse.over`. Forms of number are one sentence: `bot:board.more`. */
export type Key = keyof PlacesByKey & string;

/** The names of the places of the sentence with this key; of several keys those of any. */
export type Places<K extends Key> = PlacesByKey[K];

/** What can stand behind this in a key: `Under<'runaround:colour'>` is `yellow | blue`. */
export type Under<Before extends string> = Behind<Key, Before>;

type Behind<K, Before extends string> = K extends `${Before}.${infer Rest}` ? Rest : never;

/** The rulings that refusals of any game can rest on: `R-FO-8`, told by the sentence `forage:ruling.R-FO-8`. */
export type Ruling = { [N in keyof Spoken]: RulingIn<Spoken[N]> }[keyof Spoken];

type RulingIn<Sentences> = Sentences extends { readonly ruling: infer Rulings }
  ? keyof Rulings & string
  : never;

type PlacesByKey = {
  [S in AnySentence as S['key']]: S['counted'] | PlacesOf<S['sentence']>;
};

type AnySentence = { [N in keyof Spoken]: SentencesIn<Spoken[N], `${N}:`> }[keyof Spoken];

/** The names of the places of a sentence: `who | space` of `{{who, 이가}} rolls for {{space}}.` */
export type PlacesOf<S> = S extends `${string}{{${infer Place}}}${infer Rest}`
  ? (Place extends `${infer Name},${string}` ? Name : Place) | PlacesOf<Rest>
  : never;

/** A sentence of a tree; `counted` is the place that chooses between its forms of number, where it has any. */
interface Sentence<K, Counted, S> {
  readonly key: K;
  readonly counted: Counted;
  readonly sentence: S;
}

type SentencesIn<Tree, Before extends string> = {
  [K in keyof Tree & (string | number)]: Tree[K] extends string
    ? K extends `${infer Stem}_${'one' | 'other'}`
      ? Sentence<`${Before}${Stem}`, 'count', Tree[K]>
      : Sentence<`${Before}${K}`, never, Tree[K]>
    : SentencesIn<Tree[K], `${Before}${K}.`>;
}[keyof Tree & (string | number)];
