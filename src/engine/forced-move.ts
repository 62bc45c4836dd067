import type { Game, Kinds, Seat } from './game.ts';
import { isSameJson } from './is-same-json.ts';
import { listSteps } from './kernel.ts';
import type { Path, Question, Ready } from './question.ts';

/**
 * Returns the only whole move left to a seat when everybody can see that it is the only one; otherwise null. The public
 * view (`open`) must ask the same questions as the seat's own view, and each question must have one answer.
 */
export function computeForcedMove<K extends Kinds>(
  game: Game<K>,
  open: K['view'],
  view: K['view'],
  seat: Seat,
  path: Path = [],
): Ready<K['move']> | null {
  const [seen, question] = [game.next(open, seat, path), game.next(view, seat, path)];
  if (question.kind === 'ready') return isSameJson(seen, question) ? question : null;
  const only = findOnlyAnswer(question);
  if (only === null || seen.kind !== question.kind || findOnlyAnswer(seen) !== only) return null;
  return computeForcedMove(game, open, view, seat, [...path, only]);
}

/** Returns whether each question to the seat, in its own view, has one answer, so that only one whole move exists. */
export function hasOneMove<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  path: Path = [],
): boolean {
  const question = game.next(view, seat, path);
  if (question.kind === 'ready') return true;
  const only = findOnlyAnswer(question);
  return only !== null && hasOneMove(game, view, seat, [...path, only]);
}

/** Returns the only answer to a question as a step of a path, or null if there is a choice. */
export function findOnlyAnswer(question: Exclude<Question<unknown>, Ready<unknown>>): string | null {
  let only: string | null = null;
  for (const step of listSteps(question)) {
    if (only !== null) return null;
    only = step;
  }
  return only;
}
