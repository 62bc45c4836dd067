import type { Game, Kinds, Seat } from './game.ts';
import { listSteps } from './kernel.ts';
import type { Path, Question, Ready } from './question.ts';
import { formatCanonicalJson } from './record.ts';

/** So many questions are asked for one move. */
const MAX_QUESTIONS = 20_000;

/** So many of them are a part. */
const QUESTIONS_PER_PART = 100;

/**
 * The answers that lead to a move: of several ways the first that is found. Null where none of the questions within reach
 * leads there: the move is not one that is offered, or is one of far too many.
 */
export function findPath<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  move: K['move'],
): Path | null {
  const seeking = seekPath(game, view, seat, move);
  for (;;) {
    const { done, value } = seeking.next();
    if (done) return value;
  }
}

/**
 * The same in parts, so that others may have their turn between them. It goes on from the answers of `start`, which
 * lead the path.
 */
export function* seekPath<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  move: K['move'],
  start: Path = [],
): Generator<void, Path | null> {
  const wanted = formatCanonicalJson(move);
  let left = MAX_QUESTIONS;
  function* from(path: Path): Generator<void, Path | null> {
    left--;
    if (left % QUESTIONS_PER_PART === 0) yield;
    const question = game.next(view, seat, path);
    if (question.kind === 'ready') return formatCanonicalJson(question.move) === wanted ? path : null;
    for (const step of sortLikelyFirst(question, wanted)) {
      const found = yield* from([...path, step]);
      if (found !== null || left <= 0) return found;
    }
    return null;
  }
  return yield* from(start);
}

/** The answers to a question, those first whose ids can be read in the move. */
function* sortLikelyFirst(
  question: Exclude<Question<unknown>, Ready<unknown>>,
  wanted: string,
): Generator<string> {
  if (question.kind === 'many') return yield* listSteps(question);
  const ids = question.choices.map(({ id }) => id);
  yield* ids.filter((id) => wanted.includes(id));
  yield* ids.filter((id) => !wanted.includes(id));
}
