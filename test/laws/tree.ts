import type { Game, Kinds, Seat } from '../../src/engine/game.ts';
import { steps } from '../../src/engine/kernel.ts';
import type { Path, Question, Ready } from '../../src/engine/question.ts';

export type Asked = Exclude<Question<unknown>, Ready<unknown>>;

/** All that a seat can be asked at a position, and where it leads. */
export interface Tree<M> {
  readonly questions: readonly { readonly path: Path; readonly question: Asked }[];
  readonly moves: readonly { readonly path: Path; readonly move: M }[];
  /** Whether every combination was followed. */
  readonly complete: boolean;
}

/** A whole move needs no more answers than this. */
const DEEPEST = 8;
/** Of one question with several answers, so many combinations are followed. */
const WIDEST = 300;

/** Walks every answer of every question, but no path that is longer than any whole move should be. */
export function treeOf<K extends Kinds>(game: Game<K>, view: K['view'], seat: Seat): Tree<K['move']> {
  const questions: { path: Path; question: Asked }[] = [];
  const moves: { path: Path; move: K['move'] }[] = [];
  let complete = true;
  const walk = (path: Path): void => {
    const question = game.next(view, seat, path);
    if (question.kind === 'ready') {
      moves.push({ path, move: question.move });
      return;
    }
    questions.push({ path, question });
    if (path.length === DEEPEST) return;
    let followed = 0;
    for (const step of steps(question)) {
      complete &&= ++followed <= WIDEST;
      if (followed > WIDEST) break;
      walk([...path, step]);
    }
  };
  walk([]);
  return { questions, moves, complete };
}
