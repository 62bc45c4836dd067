import type { Game, Kinds, Seat } from './game.ts';
import { isOffered, refuseNotOffered } from './kernel.ts';
import type { Path, Question } from './question.ts';
import { type Refusal, refused } from './refusal.ts';

/** Path into the questions of a move, with each question on it: one more than there are answers. */
export interface Walk<M = unknown> {
  /** `["ride", "3"]` */
  readonly path: Path;
  /** The last one is open, or is the complete move. */
  readonly questions: readonly Question<M>[];
}

/** Follows these answers, asking each question once. Refuses if an answer was not offered. */
export function walk<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  path: Path,
): Walk<K['move']> | Refusal {
  const start: Walk<K['move']> = { path: [], questions: [game.next(view, seat, [])] };
  return path.reduce<Walk<K['move']> | Refusal>(
    (way, step) => (refused(way) ? way : extendWalk(game, view, seat, way, step)),
    start,
  );
}

/** Adds one answer. */
export function extendWalk<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  way: Walk<K['move']>,
  step: string,
): Walk<K['move']> | Refusal {
  const question = getOpenQuestion(way);
  if (question.kind === 'ready' || !isOffered(question, step)) return refuseNotOffered();
  const path = [...way.path, step];
  return { path, questions: [...way.questions, game.next(view, seat, path)] };
}

/** Returns the question at the end of the path. */
export function getOpenQuestion<M>({ questions }: Walk<M>): Question<M> {
  return questions[questions.length - 1] as Question<M>;
}
