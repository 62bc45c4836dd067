import { type Refusal, refused } from '../../engine/refusal.ts';
import { deleteTutorial, saveLearnedGame, updateTutorial } from '../../store/tutorials.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { loadAdvice } from './advise.ts';
import {
  getKeptMoves,
  isEnough,
  LEARNER_SEAT,
  type Lesson,
  LessonChangedRefusal,
  LessonGoneRefusal,
} from './lesson.ts';
import { loadPersonLesson, makeLessonMove, playUntilDecision } from './progress.ts';

/** A decision that the learner saw: the lesson and its version. */
export interface SeenDecision {
  readonly lesson: number;
  readonly version: number;
}

/** Reason for the end: the rules, or enough decisions for a first game. */
type LessonEnd = 'over' | 'enough';

/** Result of a learner's decision. */
export interface LessonTurn {
  readonly before: Lesson;
  readonly lesson: Lesson;
  /** Reason for the end, or null if the lesson goes on. */
  readonly end: LessonEnd | null;
}

/** Returns the lesson on which a person decides; a refusal if it is gone or has changed since. */
export async function loadSeenLesson(
  ctx: AppContext,
  person: string,
  seen: SeenDecision,
): Promise<Lesson | Refusal> {
  const lesson = await loadPersonLesson(ctx, person);
  if (lesson === null || lesson.record.id !== seen.lesson) return new LessonGoneRefusal();
  return lesson.record.version === seen.version ? lesson : new LessonChangedRefusal();
}

/**
 * Makes the learner's move and plays on to their next decision. The play runs outside any transaction, and is saved at
 * once if the lesson is still unchanged.
 */
export async function answerLesson(
  ctx: AppContext,
  by: Actor,
  before: Lesson,
  move: unknown,
): Promise<LessonTurn | Refusal | Repeated> {
  const own = makeLessonMove(ctx, before, { seat: LEARNER_SEAT, move });
  if (refused(own)) return own;
  const lesson = await playUntilDecision(ctx, own);
  const end = getLessonEnd(lesson);
  const advice = end === 'over' ? null : await loadAdvice(ctx, lesson);
  const taught = { before, lesson: buildKeptLesson(lesson, advice), end };
  return await oncePerInteraction(ctx, by, async (work) =>
    (await saveAnswer(work, by, taught)) ? taught : new LessonChangedRefusal(),
  );
}

function buildKeptLesson(lesson: Lesson, advice: Lesson['record']['advice']): Lesson {
  const { record } = lesson;
  return {
    ...lesson,
    record: { ...record, moves: getKeptMoves(lesson), advice, version: record.version + 1 },
  };
}

/** Saves an answer. Only the fact that a finished lesson was done is kept. Returns false if the lesson has changed. */
async function saveAnswer(
  { store, at }: UnitOfWork,
  by: Actor,
  { before, lesson, end }: LessonTurn,
): Promise<boolean> {
  if (end === null) return await updateTutorial(store, lesson.record, at);
  if (!(await deleteTutorial(store, before.record))) return false;
  await saveLearnedGame(store, by.person, before.record.game, at);
  return true;
}

function getLessonEnd(lesson: Lesson): LessonEnd | null {
  const { game, state } = lesson.match;
  if (game.turn(state).kind === 'over') return 'over';
  return isEnough(lesson) ? 'enough' : null;
}
