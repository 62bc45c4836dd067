import type { Ruling } from './sentence-keys.ts';
import type { Sentences, Text } from './text.ts';

/** Kind of personal best: highest score in `results`, win in the fewest turns, or best deal (as reported by `dealWon`). */
export type BestKind = 'score' | 'turns' | 'deal';

/** Sentences of a game: the four that every game has, and any others. */
export interface GameSentences extends Sentences {
  readonly name: string;
  /** Game in a few words, at most 45 characters: 'lay a path of coins and run down it'. */
  readonly gist: string;
  readonly blurb: string;
  /** Authors as named by the game's own rules, in half a sentence: 'by Ann Author and Ben Bard, 2001'. */
  readonly credit: string;
  /** Personal best that is kept, if any, and its sentence: 'most gathered: {{count}}'. */
  readonly best?: BestSentences<'score'> | BestSentences<'turns'> | BestSentences<'deal'>;
  /** `score` of the standings with its unit, by plural form: '{{number}} run'. */
  readonly score_one?: string;
  readonly score_other?: string;
}

/** One sentence, or one for each plural form of the language. */
type BestSentences<K extends BestKind> =
  | { readonly [of in K]: string }
  | { readonly [of in `${K}_other`]: string };

/**
 * Keys that every game has, see `GameText`: `name`, `option.board.torus`, `preset.evening.about`, and the rulings
 * behind its refusals, `ruling.R-FO-8`.
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

/** Returns a sentence of a game that is known only at run time. Where the game is known, use `text`. */
export function getGameText({ id }: { readonly id: string }, what: GameSentenceKey): Text {
  return { key: `${id}:${what}` };
}
