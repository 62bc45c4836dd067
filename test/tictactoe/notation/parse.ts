import type { Notation } from '../../../src/engine/game.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';
import { count, SQUARES } from '../lines.ts';
import type { TicTacToe, TicTacToeMove, TicTacToeState } from '../types.ts';

const ROWS = [6, 3, 0];

/** Three rows from the top, `x`, `o` or `.` for each square: `x../.o./..x`. A move is its square: `b2`. */
export const notation: Notation<TicTacToe> = {
  print: (state) =>
    ROWS.map((start) => [0, 1, 2].map((column) => sign(state, start + column)).join('')).join('/'),
  parse: (position, options) => parsed(position, options.misere === true),
  printMove: (move) => SQUARES[move.at] as string,
  parseMove: (typed) => square(typed),
};

function sign({ x, o }: TicTacToeState, at: number): string {
  if (x & (1 << at)) return 'x';
  return o & (1 << at) ? 'o' : '.';
}

function parsed(position: string, misere: boolean): TicTacToeState | Refusal {
  const rows = /^([xo.]{3})\/([xo.]{3})\/([xo.]{3})$/.exec(position);
  if (!rows) return new Refusal(text('tictactoe:refuse.position', { position }));
  const signs = `${rows[3]}${rows[2]}${rows[1]}`;
  const state = { x: maskOf(signs, 'x'), o: maskOf(signs, 'o'), misere };
  const more = count(state.x) - count(state.o);
  return more === 0 || more === 1 ? state : new Refusal(text('tictactoe:refuse.position', { position }));
}

function maskOf(signs: string, sign: string): number {
  return [...signs].reduce((mask, found, at) => (found === sign ? mask | (1 << at) : mask), 0);
}

function square(typed: string): TicTacToeMove | Refusal {
  const squares: readonly string[] = SQUARES;
  const at = squares.indexOf(typed.trim().toLowerCase());
  return at < 0 ? new Refusal(text('tictactoe:refuse.square', { typed })) : { at };
}
