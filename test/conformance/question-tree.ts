import { type Chance, shuffleList } from '../../src/engine/chance.ts';
import type { Game, Kinds, Seat } from '../../src/engine/game.ts';
import { listSteps } from '../../src/engine/kernel.ts';
import type { Path, Question, Ready } from '../../src/engine/question.ts';

export type AskedQuestion = Exclude<Question<unknown>, Ready<unknown>>;

/** All questions that a seat can be asked at a position, and the moves they lead to; partial for a very large position. */
export interface QuestionTree<M> {
  readonly questions: readonly { readonly path: Path; readonly question: AskedQuestion }[];
  readonly moves: readonly { readonly path: Path; readonly move: M }[];
  /** True if every combination was followed. */
  readonly complete: boolean;
}

/** Maximum number of answers in a whole move. */
const MAX_DEPTH = 20;
/** Maximum number of combinations followed of one question with several answers. */
const MAX_COMBINATIONS = 300;

/** Number of whole moves after which only one random answer of each question is followed. */
const MAX_MOVES = 80;

/** Follows every answer of every question, up to {@link MAX_DEPTH} answers. */
export function buildTree<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  chance: Chance,
): QuestionTree<K['move']> {
  const questions: { path: Path; question: AskedQuestion }[] = [];
  const moves: { path: Path; move: K['move'] }[] = [];
  let complete = true;
  const walk = (path: Path): void => {
    const question = game.next(view, seat, path);
    if (question.kind === 'ready') {
      moves.push({ path, move: question.move });
      return;
    }
    questions.push({ path, question });
    if (path.length === MAX_DEPTH) return;
    let followed = 0;
    for (const step of listAnswers(question, chance)) {
      if (followed > 0 && (followed >= MAX_COMBINATIONS || moves.length >= MAX_MOVES)) complete = false;
      if (!complete && followed > 0) break;
      walk([...path, step]);
      followed++;
    }
  };
  walk([]);
  return { questions, moves, complete };
}

/** Lists the answers of a question; those of a pick are shuffled, so that a part of them is a fair sample. */
function listAnswers(question: AskedQuestion, chance: Chance): Iterable<string> {
  if (question.kind === 'many') return listSteps(question);
  return shuffleList(chance, [...listSteps(question)]);
}
