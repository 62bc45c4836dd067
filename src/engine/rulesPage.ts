import type { Options } from './options.ts';
import type { Text } from './text.ts';

/** A short page of the rules, with a position above its text where there is something to see. */
export interface RulesPage {
  readonly title: Text;
  readonly body: Text;
  /** The position in the game's notation: `{ at: 'x../.o./..x' }`. */
  readonly picture?: { readonly at: string; readonly options?: Options };
}
