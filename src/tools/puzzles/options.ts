import type { Game } from '../../engine/game.ts';
import { defaults, type Options } from '../../engine/options.ts';

/** The usual options; where players would have to remember, those of a first game. */
export function usualFor({ options, memory, mind }: Game): Options {
  const usual = defaults(options);
  return memory?.(usual) ? { ...usual, ...mind?.lesson?.options } : usual;
}
