import type { Options } from '../../src/engine/options.ts';
import { count, FULL } from './lines.ts';
import type { TicTacToeState } from './types.ts';

/** An empty board. */
export function setup(_seats: number, options: Options): TicTacToeState {
  return { x: 0, o: 0, misere: options.misere === true };
}

/** The squares, marked or free. */
export function pieces({ x, o }: TicTacToeState): Readonly<Record<string, number>> {
  return { squares: count(x) + count(o) + count(FULL & ~(x | o)) };
}
