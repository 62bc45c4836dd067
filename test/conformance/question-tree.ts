import { type Chance, shuffleList } from '../../src/engine/chance.ts';
import type { Game, Kinds, Seat } from '../../src/engine/game.ts';
import { listSteps } from '../../src/engine/kernel.ts';
import type { Path, Question, Ready } from '../../src/engine/question.ts';

export type AskedQuestion = Exclude<Question<unknown>, Ready<unknown>>;

/** All that a seat can be asked at a position, and where it leads; of a very big position a part. */
export interface QuestionTree<M> {
  readonly questions: readonly { readonly path: Path; readonly question: AskedQuestion }[];
  readonly moves: readonly { readonly path: Path; readonly move: M }[];
  /** Whether every combination was followed. */
  readonly complete: boolean;
}

/** A whole move needs no more answers than this. */
const MAX_DEPTH = 20;
/** Of one question with several answers, so many combinations are followed. */
const MAX_COMBINATIONS = 300;

/** So many whole moves are found through every answer; after that one answer of each question, by chance, has to do. */
const MAX_MOVES = 80;

/** Walks every answer of every question, but no path that is longer than any whole move should be. */
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

/** The answers of a question; those of a pick in random order, so that a part of them is a fair one. */
function listAnswers(question: AskedQuestion, chance: Chance): Iterable<string> {
  if (question.kind === 'many') return listSteps(question);
  return shuffleList(chance, [...listSteps(question)]);
}
