import type { Kinds } from '../../src/engine/game.ts';

/** The squares of crosses and noughts as bit masks (`lines.ts`). Crosses begin; seat 0 plays them. */
export interface TicTacToeState {
  readonly x: number;
  readonly o: number;
  /** Three in a row loses. */
  readonly misere: boolean;
}

export interface TicTacToeMove {
  /** The square, 0 to 8. */
  readonly at: number;
}

export type TicTacToeEvent =
  | { readonly kind: 'marked'; readonly seat: number; readonly at: number }
  | { readonly kind: 'over'; readonly winner: number | null };

export interface TicTacToe extends Kinds {
  state: TicTacToeState;
  view: TicTacToeState;
  move: TicTacToeMove;
  event: TicTacToeEvent;
}
