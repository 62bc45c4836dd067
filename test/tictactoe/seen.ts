import type { TicTacToeEvent } from './types.ts';

/** Everybody learns everything. */
export function seen(event: TicTacToeEvent): TicTacToeEvent {
  return event;
}
