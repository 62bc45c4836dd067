import type { Options } from './options.ts';
import type { Text } from './text.ts';

/** Short page of the rules, with a position above its text where that helps. */
export interface RulesPage {
  readonly title: Text;
  /**
   * Marks parts that depend on options: "Who first has [=goal] runs wins.[if general] The host may choose fewer.[end]",
   * see `getBodyInForce`.
   */
  readonly body: Text;
  /** Position in the game's notation: `{ at: 'x../.o./..x' }`. */
  readonly picture?: { readonly at: string; readonly options?: Options };
  /** Chart shown instead, not tied to a position; a button of the panel leads to it too. */
  readonly chart?: Chart;
}

/** Reference that players look up while playing, such as all cards of a game. */
export interface Chart {
  /** Scene that draws it, and the scene's input. */
  readonly scene: string; // 'hwatu'
  readonly view: unknown; // { cards: [{ card: '1A', month: 1, sort: 'bright' }] }
  /** Label of its button, at most 38 characters: 'Cards'. */
  readonly label: Text;
  /** Whole chart as text. */
  readonly alt: readonly Text[];
}
