import { type Chance, createSeededChance } from '../../engine/chance.ts';
import type { Kinds } from '../../engine/game.ts';
import type { TutorialStep } from '../../engine/game-parts.ts';
import { getGameText } from '../../engine/game-text.ts';
import { isSameJson } from '../../engine/is-same-json.ts';
import { advance, type Match, type Played } from '../../engine/kernel.ts';
import { getDefaultOptions } from '../../engine/options.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Text } from '../../engine/text.ts';
import { saveLearnedGame, updateTutorial } from '../../store/tutorials.ts';
import { type Actor, oncePerInteraction } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { LEARNER_SEAT, type Lesson } from './lesson.ts';

/**
 * Answers a position of a tutorial. A right answer to the open step is recorded, the last one as a game learnt. Anything
 * else changes nothing: a wrong answer can be retried, and an earlier position answered again.
 */
export async function solveStep(
  ctx: AppContext,
  by: Actor,
  { record }: Lesson,
  position: TutorialPosition,
  move: unknown,
): Promise<TutorialAnswer | Refusal> {
  const answer = answerStep(position, move);
  if (refused(answer) || !answer.isRight || record.step !== position.number) return answer;
  const solved = position.number + 1;
  const next = { ...record, step: solved, version: record.version + 1 };
  await oncePerInteraction(ctx, by, async ({ store, at }) => {
    const isKept = await updateTutorial(store, next, at);
    if (isKept && solved === position.steps) await saveLearnedGame(store, by.person, record.game, at);
    return isKept;
  });
  return answer;
}

/** A step of a tutorial with its position laid out as a match. */
export interface TutorialPosition {
  readonly step: TutorialStep;
  /** Counted from 0. */
  readonly number: number;
  /** Number of steps. */
  readonly steps: number;
  readonly match: Match;
}

/** A move made in such a position, and the reply to it. */
export interface TutorialAnswer {
  readonly isRight: boolean;
  readonly reply: Text;
  readonly played: Played<Kinds>;
}

/** Returns the steps of the game's tutorial; none if it has no tutorial. */
export function getTutorial({ game }: Pick<Match, 'game'>): readonly TutorialStep[] {
  return game.tutorial ?? [];
}

/** Lays out a step; null if the game has no step of that number. Throws if its position cannot be read. */
export function layOutStep({ game }: Pick<Match, 'game'>, number: number): TutorialPosition | null {
  const steps = getTutorial({ game });
  const step = steps[number];
  if (!step) return null;
  const options = { ...getDefaultOptions(game.options), ...step.options };
  const state = game.notation.parse(step.position, options);
  if (refused(state)) throw new Error(`Step ${step.id} of ${game.id}: ${state.reason.key}`);
  const seats = step.seats ?? Math.min(...game.seats);
  return { step, number, steps: steps.length, match: { game, seats, options, state, played: 0 } };
}

/** Returns a text of the step: its title, its idea, or one of its replies. */
export function getStepText({ step, match }: TutorialPosition, name: string): Text {
  return getGameText(match.game, `tutorial.${step.id}.${name}`);
}

/** Makes a move of the learner and returns the reply to it. Refuses an illegal move. */
export function answerStep(position: TutorialPosition, move: unknown): TutorialAnswer | Refusal {
  const { step } = position;
  const played = makeStepMove(position, move);
  if (refused(played)) return played;
  const isRight = step.right.some((text) => isSameAnswer(position, text, played));
  const own = Object.entries(step.replies ?? {}).find(([, moves]) =>
    moves.some((text) => isSameJson(readMove(position, text), move)),
  )?.[0];
  return { isRight, reply: getStepText(position, isRight ? 'right' : (own ?? 'wrong')), played };
}

/** Returns the move of that notation in the position. Throws if there is none. */
export function readMove({ match: { game, state }, step }: TutorialPosition, text: string): unknown {
  const move = game.notation.parseMove(text, game.view(state, LEARNER_SEAT), LEARNER_SEAT);
  if (refused(move)) throw new Error(`Step ${step.id} of ${game.id}, move ${text}: ${move.reason.key}`);
  return move;
}

/** Returns whether two answers are the same: they lead to the same position, as two ways to one square do. */
function isSameAnswer(position: TutorialPosition, text: string, { match }: Played<Kinds>): boolean {
  const played = makeStepMove(position, readMove(position, text));
  return !refused(played) && isSameJson(played.match.state, match.state);
}

function makeStepMove({ match, step }: TutorialPosition, move: unknown): Played<Kinds> | Refusal {
  return advance(match, LEARNER_SEAT, move, createStepLuck(step));
}

/** Returns randomness with the step's own outcomes first, then a fixed sequence, so that a retry meets the same outcomes. */
function createStepLuck({ luck = [] }: TutorialStep): Chance {
  const further = createSeededChance(1);
  let drawn = 0;
  return {
    roll: (sides) => luck[drawn++] ?? further.roll(sides),
    draw: (count) => luck[drawn++] ?? further.draw(count),
  };
}
