import type { Game } from '../../../src/engine/game.ts';
import { tictactoe } from '../../tictactoe/index.ts';
import type { TicTacToe } from '../../tictactoe/types.ts';
import { highcard } from '../highcard/index.ts';
import type { Highcard } from '../highcard/types.ts';

/** A faulty game, with its fault and the only invariant that it breaks. */
export type Mutant = readonly [flaw: string, law: string, game: Game];

/** Creates Highcard with one change. */
export function mutateHighcard(change: Partial<Game<Highcard>>): Game {
  return { ...highcard, ...change };
}

/** Creates tic-tac-toe with one change. */
export function mutateTicTacToe(change: Partial<Game<TicTacToe>>): Game {
  return { ...tictactoe, ...change };
}

/** Creates Highcard with one change in its text. */
export function mutateHighcardText(change: Partial<Game<Highcard>['text']>): Game {
  return mutateHighcard({ text: { ...highcard.text, ...change } });
}
