import type { Game, Kinds, Seat } from './game.ts';
import { isSameJson } from './is-same-json.ts';
import { listSteps } from './kernel.ts';
import type { Path, Question, Ready } from './question.ts';

/**
 * The one whole move that is left to a seat where everybody can see that it is the only one: what everybody sees (`open`)
 * asks the seat the same as its own view does, and each question has one answer. Else null.
 */
export function computeForcedMove<K extends Kinds>(
  game: Game<K>,
  open: K['view'],
  own: K['view'],
  seat: Seat,
  path: Path = [],
): Ready<K['move']> | null {
  const [seen, asked] = [game.next(open, seat, path), game.next(own, seat, path)];
  if (asked.kind === 'ready') return isSameJson(seen, asked) ? asked : null;
  const only = findOnlyAnswer(asked);
  if (only === null || seen.kind !== asked.kind || findOnlyAnswer(seen) !== only) return null;
  return computeForcedMove(game, open, own, seat, [...path, only]);
}

/** Whether a seat can make one whole move alone, as it sees it itself: each question has one answer. */
export function hasOneMove<K extends Kinds>(
  game: Game<K>,
  own: K['view'],
  seat: Seat,
  path: Path = [],
): boolean {
  const asked = game.next(own, seat, path);
  if (asked.kind === 'ready') return true;
  const only = findOnlyAnswer(asked);
  return only !== null && hasOneMove(game, own, seat, [...path, only]);
}

/** The answer to a question that has no other, as a step of a path; null where there is a choice. */
export function findOnlyAnswer(question: Exclude<Question<unknown>, Ready<unknown>>): string | null {
  let only: string | null = null;
  for (const step of listSteps(question)) {
    if (only !== null) return null;
    only = step;
  }
  return only;
}
