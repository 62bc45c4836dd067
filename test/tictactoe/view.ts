import type { TicTacToeEvent, TicTacToeState } from './types.ts';

/** Nothing is hidden: everybody sees the whole position. */
export function view(state: TicTacToeState): TicTacToeState {
  return state;
}

/** Everybody learns everything. */
export function seen(event: TicTacToeEvent): TicTacToeEvent {
  return event;
}

/** No place of the position is a secret. */
export function secrets(): readonly string[] {
  return [];
}

/** The position itself is the only one that looks like it. */
export function guess(view: TicTacToeState): TicTacToeState {
  return view;
}
