import type { Ruling } from './sentence-keys.ts';
import type { Sentences, Text } from './text.ts';

/**
 * What somebody can be proud of in a game: the highest score in `results`, the win that took them the fewest turns, or the
 * deal that brought them most, which the game tells by `dealWon`.
 */
export type BestKind = 'score' | 'turns' | 'deal';

/** The sentences of a game: beside the four that each has, whatever it says. */
export interface GameSentences extends Sentences {
  readonly name: string;
  /** What it is in a few words, at most 45 characters: 'lay a path of coins and run down it'. */
  readonly gist: string;
  readonly blurb: string;
  /** Whose game it is, as its own rules name them, in half a sentence: 'by Ann Author and Ben Bard, 2001'. */
  readonly credit: string;
  /** Which best it remembers of somebody, where it has one, and how it is told: 'most gathered: {{count}}'. */
  readonly best?: BestSentences<'score'> | BestSentences<'turns'> | BestSentences<'deal'>;
  /** A `score` of its standings with the unit: '{{number}} run', by the form of number that it takes. */
  readonly score_one?: string;
  readonly score_other?: string;
}

/** In one form, or in those of number that the language has. */
type BestSentences<K extends BestKind> =
  | { readonly [of in K]: string }
  | { readonly [of in `${K}_other`]: string };

/**
 * The sentences that every game has, see `Words`: `name`, `option.board.torus`, `preset.evening.about`, and the rulings
 * that its refusals rest on, `ruling.R-FO-8`.
 */
export type GameSentenceKey =
  | 'name'
  | 'gist'
  | 'blurb'
  | 'credit'
  | `best.${BestKind}`
  | 'score'
  | `option.${string}.${string}`
  | `preset.${string}.${'name' | 'about'}`
  | `ruling.${Ruling}`
  | `tutorial.${string}.${string}`;

/** A sentence of a game that is known only when the program runs. Where the game is known, write `text`. */
export function getGameText({ id }: { readonly id: string }, what: GameSentenceKey): Text {
  return { key: `${id}:${what}` };
}
