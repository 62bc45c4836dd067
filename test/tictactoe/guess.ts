import type { TicTacToeState } from './types.ts';

/** The position itself is the only one that looks like it. */
export function guess(view: TicTacToeState): TicTacToeState {
  return view;
}
