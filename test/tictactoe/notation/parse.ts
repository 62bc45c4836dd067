import type { Options } from '../../../src/engine/options.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';
import { count } from '../lines.ts';
import type { TicTacToeState } from '../types.ts';

/** The inverse of `print`. */
export function parse(position: string, options: Options): TicTacToeState | Refusal {
  const rows = /^([xo.]{3})\/([xo.]{3})\/([xo.]{3})$/.exec(position);
  if (!rows) return new Refusal(text('tictactoe:refuse.position', { position }));
  const signs = `${rows[3]}${rows[2]}${rows[1]}`;
  const state = { x: maskOf(signs, 'x'), o: maskOf(signs, 'o'), misere: options.misere === true };
  const more = count(state.x) - count(state.o);
  return more === 0 || more === 1 ? state : new Refusal(text('tictactoe:refuse.position', { position }));
}

function maskOf(signs: string, sign: string): number {
  return [...signs].reduce((mask, found, at) => (found === sign ? mask | (1 << at) : mask), 0);
}
