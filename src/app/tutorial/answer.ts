import { type Refusal, refused } from '../../engine/refusal.ts';
import { keepLearned } from '../../store/learned.ts';
import { endLesson, goOnWithLesson } from '../../store/lessons.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { advised } from './advise.ts';
import { Gone, isEnough, keptMoves, LEARNER, type Lesson, WentOn } from './lesson.ts';
import { lessonOfPerson, moved, onward } from './progress.ts';

/** A decision that the learner saw: of which lesson, and how often they had moved by then. */
export interface Decided {
  readonly lesson: number;
  readonly version: number;
}

/** How it ends: the rules end it, or it is enough for a first game. */
type LessonEnd = 'over' | 'enough';

/** What a decision has come to. */
export interface Taught {
  readonly before: Lesson;
  readonly lesson: Lesson;
  /** Null: it goes on. */
  readonly end: LessonEnd | null;
}

/** The lesson on which somebody decides; a refusal where it is gone, or has gone on since. */
export async function lessonAsSeen(house: House, person: string, seen: Decided): Promise<Lesson | Refusal> {
  const lesson = await lessonOfPerson(house, person);
  if (lesson === null || lesson.record.id !== seen.lesson) return new Gone();
  return lesson.record.version === seen.version ? lesson : new WentOn();
}

/**
 * Makes the learner's move, and all that follows up to their next decision. That is played with nothing open, and kept at
 * once, if the lesson is then still as it was seen.
 */
export async function answerLesson(
  house: House,
  by: Act,
  before: Lesson,
  move: unknown,
): Promise<Taught | Refusal | Repeated> {
  const own = moved(house, before, { seat: LEARNER, move });
  if (refused(own)) return own;
  const lesson = await onward(house, own);
  const end = endOf(lesson);
  const advice = end === 'over' ? null : await advised(house, lesson);
  const taught = { before, lesson: asKept(lesson, advice), end };
  return await once(house, by, async (deed) => ((await keep(deed, by, taught)) ? taught : new WentOn()));
}

function asKept(lesson: Lesson, advice: Lesson['record']['advice']): Lesson {
  const { record } = lesson;
  return { ...lesson, record: { ...record, moves: keptMoves(lesson), advice, version: record.version + 1 } };
}

/** Of a lesson that is over nothing is kept but that it was done. False: it is not as it was seen. */
async function keep({ store, at }: Deed, by: Act, { before, lesson, end }: Taught): Promise<boolean> {
  if (end === null) return await goOnWithLesson(store, lesson.record, at);
  if (!(await endLesson(store, before.record))) return false;
  await keepLearned(store, by.person, before.record.game, at);
  return true;
}

function endOf(lesson: Lesson): LessonEnd | null {
  const { game, state } = lesson.match;
  if (game.turn(state).kind === 'over') return 'over';
  return isEnough(lesson) ? 'enough' : null;
}
