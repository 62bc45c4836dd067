import { type Text, text } from '../../../src/engine/text.ts';
import { SQUARES } from '../lines.ts';
import type { TicTacToeState } from '../types.ts';

/** Which squares are marked. */
export function describe(view: TicTacToeState): readonly Text[] {
  return [text('tictactoe:describe.marks', { x: marks(view.x), o: marks(view.o) })];
}

function marks(mask: TicTacToeState['x']): Text | readonly string[] {
  return mask === 0 ? text('tictactoe:describe.none') : SQUARES.filter((_, at) => mask & (1 << at));
}
