import { SQUARES } from '../lines.ts';
import type { TicTacToeMove } from '../types.ts';

/** The square: `b2`. */
export function printMove({ at }: TicTacToeMove): string {
  return SQUARES[at] as string;
}
