import type { Game } from '../../../src/engine/game.ts';
import type { Many, Path, Pick, Question } from '../../../src/engine/question.ts';
import { text } from '../../../src/engine/text.ts';
import { tictactoe } from '../../tictactoe/index.ts';
import type { TicTacToe, TicTacToeMove } from '../../tictactoe/types.ts';

type Asked = Question<TicTacToeMove>;

/** Questions by the path that leads to them, its answers separated by spaces: `''` for the first question. */
export type Questions = Readonly<Record<string, Asked>>;

/** Builds a question with one answer of these. */
export function pick(...ids: readonly string[]): Pick {
  return { kind: 'pick', ask: text('tictactoe:ask'), choices: choicesOf(ids) };
}

/** Builds a question with `min` to `max` answers of these. */
export function many(min: number, max: number, ...ids: readonly string[]): Many {
  return { kind: 'many', ask: text('tictactoe:ask'), choices: choicesOf(ids), min, max };
}

/** Builds the complete move that marks a square. */
export function ready(at: number): Asked {
  return { kind: 'ready', move: { at } };
}

/** Creates a game whose questions come from the table at index `x` of the view. */
export function asking(tables: readonly Questions[]): Game<TicTacToe> {
  return { ...tictactoe, next: ({ x }, seat, path) => asked(tables[x], seat, path) };
}

/** Returns the view that selects the table at index `x`. */
export function under(x: number): TicTacToe['view'] {
  return { x, o: 0, misere: false };
}

function asked(table: Questions = {}, seat: number, path: Path): Asked {
  const question = table[path.join(' ')];
  if (!question) throw new Error(`Nothing follows "${path.join(' ')}" for the seat ${seat}`);
  return question;
}

function choicesOf(ids: readonly string[]) {
  return ids.map((id) => ({ id, label: text('tictactoe:square', { at: id }) }));
}
