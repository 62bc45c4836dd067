import type { Options } from './options.ts';
import type { Text } from './text.ts';

/** A short page of the rules, with a position above its text where there is something to see. */
export interface RulesPage {
  readonly title: Text;
  /** Marks what depends on options: "Who first has [=goal] runs wins.[if general] The host may choose fewer.[end]", see `bodyInForce`. */
  readonly body: Text;
  /** The position in the game's notation: `{ at: 'x../.o./..x' }`. */
  readonly picture?: { readonly at: string; readonly options?: Options };
  /** A chart above it instead, which is of no position; a button of the panel leads to it too. */
  readonly chart?: Chart;
}

/** What somebody looks up while playing, such as all cards of a game. */
export interface Chart {
  /** Which scene draws it, and of what. */
  readonly scene: string; // 'hwatu'
  readonly view: unknown; // { cards: [{ card: '1A', month: 1, sort: 'bright' }] }
  /** What its button says, at most 38 characters: 'Cards'. */
  readonly label: Text;
  /** All of it in words. */
  readonly alt: readonly Text[];
}
