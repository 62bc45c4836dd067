import type { Game } from '../../../src/engine/game.ts';
import { tictactoe } from '../../tictactoe/index.ts';
import type { TicTacToe } from '../../tictactoe/types.ts';
import { highcard } from '../highcard/index.ts';
import type { Highcard } from '../highcard/types.ts';

/** How a game goes wrong, the law that says so and no other, and the game. */
export type Mutant = readonly [flaw: string, law: string, game: Game];

/** Highcard, but for one change. */
export function mutateHighcard(change: Partial<Game<Highcard>>): Game {
  return { ...highcard, ...change };
}

/** Tic-tac-toe, but for one change. */
export function mutateTicTacToe(change: Partial<Game<TicTacToe>>): Game {
  return { ...tictactoe, ...change };
}

/** Highcard, but for one change in its words. */
export function mutateHighcardText(change: Partial<Game<Highcard>['words']>): Game {
  return mutateHighcard({ words: { ...highcard.words, ...change } });
}
