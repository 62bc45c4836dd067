/** The letter of a week, as its picture shows it: plain JSON, its words said already. */
export interface LetterView {
  /** 'Letter of the week'. */
  readonly title: string;
  /** '16–22 November'. */
  readonly week: string;
  /** Of how many people: '7 people'. */
  readonly about: string;
  /** How many matches, and what stands under that on the stamp: 'games'. */
  readonly count: number;
  readonly counted: string;
  /** When it was posted: '23 Nov'. */
  readonly posted: string;
  /** The most played first, at most six. */
  readonly games: readonly { readonly name: string; readonly count: number }[];
  /** What was remarkable, at most one of each kind. */
  readonly facts: readonly LetterFact[];
}

export interface LetterFact {
  readonly kind: 'closest' | 'longest' | 'runs' | 'newcomers';
  /** 'Closest'. */
  readonly head: string;
  /** What it is about: 'Forage'; empty where there is nothing to say. */
  readonly about: string;
  /** 'Mina 24 : 23 Theo'. */
  readonly words: string;
}
