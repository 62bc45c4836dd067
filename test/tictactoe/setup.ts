import type { Options } from '../../src/engine/options.ts';
import type { TicTacToeState } from './types.ts';

/** An empty board. */
export function setup(_seats: number, options: Options): TicTacToeState {
  return { x: 0, o: 0, misere: options.misere === true };
}
