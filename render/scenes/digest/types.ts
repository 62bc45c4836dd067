/** Weekly digest as its picture shows it: plain JSON, with its words already translated. */
export interface DigestView {
  /** Title, for example 'Letter of the week'. */
  readonly title: string;
  /** Week, for example '16–22 November'. */
  readonly week: string;
  /** Number of players, for example '7 people'. */
  readonly about: string;
  /** Number of matches, and the word below it on the stamp: 'games'. */
  readonly count: number;
  readonly counted: string;
  /** Date of the postmark, for example '23 Nov'. */
  readonly posted: string;
  /** Games, most played first, at most six. */
  readonly games: readonly { readonly name: string; readonly count: number }[];
  /** Remarkable facts, at most one of each kind. */
  readonly facts: readonly DigestFact[];
}

export interface DigestFact {
  readonly kind: 'champion' | 'closest' | 'longest' | 'runs' | 'newcomers';
  /** Heading, for example 'Closest'. */
  readonly head: string;
  /** Subject, for example 'Forage'; empty if there is none. */
  readonly about: string;
  /** Text, for example 'Mina 24 : 23 Theo'. */
  readonly words: string;
}
