import type { Game } from '../../src/engine/game.ts';
import { apply } from './apply.ts';
import { count, FULL } from './lines.ts';
import { next } from './next.ts';
import { notation } from './notation/parse.ts';
import { turn } from './turn.ts';
import type { TicTacToe } from './types.ts';
import { words } from './words/tell.ts';

/** The smallest game in the contract's shape: for tests of the engine and for its speed. */
export const tictactoe: Game<TicTacToe> = {
  id: 'tictactoe',
  rules: 1,
  seats: [2],
  options: [{ id: 'misere', values: [false, true], default: false }],
  table: 'match',
  resign: 'ends',
  words,
  notation,
  admits: () => null,
  bound: () => 9,
  setup: (_seats, options) => ({ x: 0, o: 0, misere: options.misere === true }),
  turn,
  view: (state) => state,
  next,
  apply,
  seen: (event) => event,
  guess: (view) => view,
  secrets: () => [],
  pieces: ({ x, o }) => ({ squares: count(x) + count(o) + count(FULL & ~(x | o)) }),
};
