import { Refusal } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';
import { SQUARES } from '../lines.ts';
import type { TicTacToeMove } from '../types.ts';

/** A square: `b2`, in capitals or not. */
export function parseMove(typed: string): TicTacToeMove | Refusal {
  const squares: readonly string[] = SQUARES;
  const at = squares.indexOf(typed.trim().toLowerCase());
  return at < 0 ? new Refusal(text('tictactoe:refuse.square', { typed })) : { at };
}
