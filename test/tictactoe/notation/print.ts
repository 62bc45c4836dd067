import { SQUARES } from '../lines.ts';
import type { TicTacToeMove, TicTacToeState } from '../types.ts';

const ROWS = [6, 3, 0];

/** Three rows from the top, `x`, `o` or `.` for each square: `x../.o./..x`. */
export function print(state: TicTacToeState): string {
  return ROWS.map((start) => [0, 1, 2].map((column) => sign(state, start + column)).join('')).join('/');
}

function sign({ x, o }: TicTacToeState, at: number): string {
  if (x & (1 << at)) return 'x';
  return o & (1 << at) ? 'o' : '.';
}

/** The square: `b2`. */
export function printMove({ at }: TicTacToeMove): string {
  return SQUARES[at] as string;
}
