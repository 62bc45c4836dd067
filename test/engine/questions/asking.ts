import type { Game } from '../../../src/engine/game.ts';
import type { Many, Path, Pick, Question } from '../../../src/engine/question.ts';
import { text } from '../../../src/engine/text.ts';
import { tictactoe } from '../../tictactoe/index.ts';
import type { TicTacToe, TicTacToeMove } from '../../tictactoe/types.ts';

type Asked = Question<TicTacToeMove>;

/** What is asked after a path, its answers parted by spaces: `''` for the first question. */
export type Questions = Readonly<Record<string, Asked>>;

/** One of these answers. */
export function pick(...ids: readonly string[]): Pick {
  return { kind: 'pick', ask: text('tictactoe:ask'), choices: choicesOf(ids) };
}

/** So many of these answers. */
export function many(min: number, max: number, ...ids: readonly string[]): Many {
  return { kind: 'many', ask: text('tictactoe:ask'), choices: choicesOf(ids), min, max };
}

/** The whole move: to mark that square. */
export function ready(at: number): Asked {
  return { kind: 'ready', move: { at } };
}

/** A game that asks what the table under the number `x` of the view says, for tests of what is done with questions. */
export function asking(tables: readonly Questions[]): Game<TicTacToe> {
  return { ...tictactoe, next: ({ x }, seat, path) => asked(tables[x], seat, path) };
}

/** The view under which it asks by that table. */
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
