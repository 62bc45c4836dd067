import type { Game, Kinds, Seat } from './game.ts';
import { listSteps } from './kernel.ts';
import type { Path, Question, Ready } from './question.ts';
import { formatCanonicalJson } from './record.ts';

/** Maximum number of questions asked in search of one move. */
const MAX_QUESTIONS = 20_000;

/** Number of questions between two yields. */
const QUESTIONS_PER_PART = 100;

/**
 * Returns the first path of answers found that leads to the move. Null when none of the first 20,000 questions leads
 * there: the move is not offered, or is one of far too many.
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
 * Does the same as {@link findPath} in steps, so that other work can run between them. The path starts with the answers
 * of `start`.
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

/** Yields the answers to a question, those first whose ids occur in the move. */
function* sortLikelyFirst(
  question: Exclude<Question<unknown>, Ready<unknown>>,
  wanted: string,
): Generator<string> {
  if (question.kind === 'many') return yield* listSteps(question);
  const ids = question.choices.map(({ id }) => id);
  yield* ids.filter((id) => wanted.includes(id));
  yield* ids.filter((id) => !wanted.includes(id));
}
