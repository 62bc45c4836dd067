import { type Text, text } from '../../../src/engine/text.ts';
import { mover, turn } from '../turn.ts';
import type { TicTacToeState } from '../types.ts';

/** Returns the decision due now, or that the game is over. */
export function status(view: TicTacToeState): Text {
  if (turn(view).kind === 'over') return text('tictactoe:status.over');
  return text('tictactoe:status.mark', { who: { seat: mover(view) } });
}
