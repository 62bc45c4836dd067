import { count, FULL } from './lines.ts';
import type { TicTacToeState } from './types.ts';

/** The squares, marked or free. */
export function pieces({ x, o }: TicTacToeState): Readonly<Record<string, number>> {
  return { squares: count(x) + count(o) + count(FULL & ~(x | o)) };
}
