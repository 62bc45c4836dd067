import type { Game } from '../../engine/game.ts';
import { getDefaultOptions, type Options } from '../../engine/options.ts';

/** Returns the default options; where players would have to remember, those of a tutorial. */
export function getPuzzleOptions({ options, memory, ai }: Game): Options {
  const usual = getDefaultOptions(options);
  return memory?.(usual) ? { ...usual, ...ai?.lesson?.options } : usual;
}
