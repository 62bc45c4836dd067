import { type Text, text } from '../../../src/engine/text.ts';
import { SQUARES } from '../lines.ts';
import type { TicTacToeEvent } from '../types.ts';

/** One line of what happened. */
export function tell(event: TicTacToeEvent): Text {
  if (event.kind === 'marked') {
    return text('tictactoe:told.marked', { who: { seat: event.seat }, at: SQUARES[event.at] as string });
  }
  if (event.winner === null) return text('tictactoe:told.drawn');
  return text('tictactoe:told.won', { who: { seat: event.winner } });
}
