import type { Path, Question } from '../../src/engine/question.ts';
import { text } from '../../src/engine/text.ts';
import { FULL, SQUARES } from './lines.ts';
import type { TicTacToeMove, TicTacToeState } from './types.ts';

const CHOICES = SQUARES.map((id) => ({ id, at: id, mark: id, label: text('tictactoe:square', { at: id }) }));
const QUESTIONS = Array.from({ length: FULL + 1 }, (_, taken) => whichSquare(taken));
const READY = new Map(SQUARES.map((id, at) => [id as string, { kind: 'ready', move: { at } } as const]));

/** Asks for a free square. */
export function next(view: TicTacToeState, _seat: number, path: Path): Question<TicTacToeMove> {
  if (path.length === 0) return QUESTIONS[view.x | view.o] as Question<TicTacToeMove>;
  return READY.get(path[0] as string) as Question<TicTacToeMove>;
}

function whichSquare(taken: number): Question<TicTacToeMove> {
  const choices = CHOICES.filter((_, at) => !(taken & (1 << at)));
  return { kind: 'pick', ask: text('tictactoe:ask'), choices };
}
