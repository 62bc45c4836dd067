import type { Game, Kinds, Seat } from './game.ts';
import { isSameJson } from './is-same-json.ts';
import { listSteps } from './kernel.ts';
import type { Path, Pick, Question, Ready } from './question.ts';

/** Question that everybody may see. An answer to it is a whole move, or leads to a question asked in private. */
export interface PublicQuestion {
  /** Answers before it, each without an alternative. */
  readonly path: Path;
  readonly question: Pick;
}

/** Maximum number of answers shown under a board. */
const MAX_ANSWERS = 10;

/**
 * Returns the first question to a seat with a choice of at most ten answers, not counting rare ones; otherwise null.
 * Without any choice on the way, it returns the last question.
 * The public view (`open`) must ask the same with the same answers as the seat's own view, and must take each answer
 * for the same move, or for none yet.
 */
export function findPublicQuestion<K extends Kinds>(
  game: Game<K>,
  open: K['view'],
  view: K['view'],
  seat: Seat,
  path: Path = [],
): PublicQuestion | null {
  const [seen, question] = [game.next(open, seat, path), game.next(view, seat, path)];
  if (seen.kind !== 'pick' || !isSameJson(seen, question)) return null;
  const only = findOnlyAnswer(seen);
  if (only !== null) {
    const [there, mine] = [game.next(open, seat, [...path, only]), game.next(view, seat, [...path, only])];
    if (mine.kind !== 'ready') return findPublicQuestion(game, open, view, seat, [...path, only]);
    return isSameJson(there, mine) ? { path, question: seen } : null;
  }
  const common = seen.choices.filter(({ rare }) => !rare);
  if (common.length === 0 || common.length > MAX_ANSWERS) return null;
  const isPlain = (id: string) => {
    const [there, mine] = [game.next(open, seat, [...path, id]), game.next(view, seat, [...path, id])];
    return there.kind === mine.kind && (mine.kind !== 'ready' || isSameJson(there, mine));
  };
  return common.every(({ id }) => isPlain(id)) ? { path, question: { ...seen, choices: common } } : null;
}

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
