import type { Game, Kinds, Seat } from './game.ts';
import type { Path } from './question.ts';
import { Refusal, refused } from './refusal.ts';
import { type Text, text } from './text.ts';
import { getOpenQuestion, walk } from './walk.ts';

/** Plans of a game: what a waiting seat can decide ahead. Everything follows from the seat's own view. */
export interface Plans<K extends Kinds> {
  /** Condition on which a planned move is made: 'only if the pawn ends the same way'. */
  readonly only: Text;
  /**
   * Returns the situations in which a waiting seat can come to decide, each with the view it would then have. Moves
   * planned for earlier situations count as made. Empty while the seat cannot plan.
   */
  foresee(view: K['view'], seat: Seat, moves: Moves<K['move']>): readonly Situation<K['view']>[];
  /** Returns where in its turn a due seat is. */
  locate(view: K['view'], seat: Seat): Place<K['move']>;
  /** Returns what a move brings, as a text to compare: '13 bump 11'. */
  outcome(view: K['view'], seat: Seat, move: K['move']): string;
}

/** Situation of a coming turn. */
export interface Situation<V = unknown> {
  /** 1 to 12 characters of `a-z A-Z 0-9 _ -`: '4'. */
  readonly id: string;
  /** Name of the situation: 'Roll of 4'. */
  readonly when: Text;
  /** View of the seat in it. */
  readonly view: V;
}

/**
 * Place of a due seat in its turn. `at`: in a situation. `before`: a move, such as a roll, leads to situations, and a plan
 * for one of them makes it. `aside`: asked in between, while the turn is yet to come. `other`: at any other question.
 */
export type Place<M> =
  | { readonly kind: 'at'; readonly situation: string }
  | { readonly kind: 'before'; readonly move: M; readonly to: readonly string[] }
  | { readonly kind: 'aside' }
  | { readonly kind: 'other' };

/** Planned moves, by situation. */
export type Moves<M = unknown> = Readonly<Record<string, M>>;

/** Plan of a seat for its next turn. */
export interface Plan<M = unknown> {
  readonly answers: Readonly<Record<string, PlannedAnswer<M>>>;
  /** True if answers are given whatever they bring, as long as they are possible. */
  readonly always: boolean;
  /** True once a move of the plan has been made. */
  readonly begun: boolean;
}

/** Answer to a situation, with what it brought when it was planned. */
export interface PlannedAnswer<M = unknown> {
  readonly when: Text;
  readonly path: Path;
  readonly move: M;
  readonly outcome: string;
}

/**
 * Next step of a plan whose seat is due. `play`: its move, and what remains of the plan. `lapse`: a condition fails, and the
 * plan is off. `ask`: it has no answer, and the player decides. `wait`: its turn is yet to come.
 */
export type PlanStep<M = unknown> =
  | { readonly kind: 'play'; readonly move: M; readonly plan: Plan<M> }
  | { readonly kind: 'lapse'; readonly why: 'changed' | 'gone' | 'elsewhere'; readonly when: Text | null }
  | { readonly kind: 'ask' }
  | { readonly kind: 'wait' };

export const EMPTY_PLAN: Plan<never> = { answers: {}, always: false, begun: false };

/** Returns the situations for which a waiting seat can plan, with the earlier part of its plan. */
export function listSituations<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  { answers }: Plan<K['move']> = EMPTY_PLAN,
): readonly Situation<K['view']>[] {
  const moves = Object.fromEntries(Object.entries(answers).map(([id, { move }]) => [id, move]));
  return game.plans?.foresee(view, seat, moves) ?? [];
}

/**
 * Returns the plan with a whole answer to one more situation. Answers that no longer hold after it are dropped. Refuses
 * answers that are not offered or not whole.
 */
export function planAnswer<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  plan: Plan<K['move']>,
  id: string,
  path: Path,
): Plan<K['move']> | Refusal {
  const situation = listSituations(game, view, seat, plan).find((one) => one.id === id);
  const answer = situation && readAnswer(game, situation, seat, path);
  if (!answer) return new Refusal(text('bot:refuse.outdated'));
  const next = { ...plan, answers: { ...plan.answers, [id]: answer } };
  return dropStaleAnswers(game, view, seat, next);
}

/** Returns a whole answer to a situation; undefined if it is not offered, or not whole. */
function readAnswer<K extends Kinds>(
  game: Game<K>,
  { view, when }: Situation<K['view']>,
  seat: Seat,
  path: Path,
): PlannedAnswer<K['move']> | undefined {
  const way = walk(game, view, seat, path);
  const question = refused(way) ? null : getOpenQuestion(way);
  if (question?.kind !== 'ready' || !game.plans) return undefined;
  const { move } = question;
  return { when, path, move, outcome: game.plans.outcome(view, seat, move) };
}

/** Returns the plan without answers that the present view no longer foresees as they were meant. */
export function dropStaleAnswers<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  plan: Plan<K['move']>,
): Plan<K['move']> {
  const stale = Object.entries(plan.answers).find(([id, answer]) => {
    const situation = listSituations(game, view, seat, plan).find((one) => one.id === id);
    const now = situation && readAnswer(game, situation, seat, answer.path);
    return !now || (!plan.always && now.outcome !== answer.outcome);
  });
  if (stale === undefined) return plan;
  return dropStaleAnswers(game, view, seat, { ...plan, answers: omitAnswer(plan.answers, stale[0]) });
}

function omitAnswer<M>(answers: Plan<M>['answers'], id: string): Plan<M>['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([other]) => other !== id));
}

/**
 * Returns what the plan of a due seat does now. It knows the seat's view only, so worlds that look the same to the seat
 * are treated the same, and it makes only moves that are offered.
 */
export function followPlan<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  plan: Plan<K['move']>,
): PlanStep<K['move']> {
  const place = game.plans?.locate(view, seat) ?? OTHER;
  switch (place.kind) {
    case 'at':
      return giveAnswer(game, view, seat, plan, place.situation);
    case 'before':
      return !plan.begun && place.to.some((id) => plan.answers[id] !== undefined)
        ? { kind: 'play', move: place.move, plan: { ...plan, begun: true } }
        : { kind: 'ask' };
    case 'aside':
      return { kind: 'wait' };
    case 'other':
      return plan.begun ? { kind: 'ask' } : { kind: 'lapse', why: 'elsewhere', when: null };
  }
}

const OTHER: Place<never> = { kind: 'other' };

/** Gives the answer to a situation, which is then used up, so that each is given once. */
function giveAnswer<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  plan: Plan<K['move']>,
  id: string,
): PlanStep<K['move']> {
  const planned = plan.answers[id];
  if (planned === undefined) return { kind: 'ask' };
  const { when, path, outcome } = planned;
  const now = readAnswer(game, { id, when, view }, seat, path);
  if (!now) return { kind: 'lapse', why: 'gone', when };
  if (!plan.always && now.outcome !== outcome) return { kind: 'lapse', why: 'changed', when };
  const rest = { ...plan, answers: omitAnswer(plan.answers, id), begun: true };
  return { kind: 'play', move: now.move, plan: rest };
}
