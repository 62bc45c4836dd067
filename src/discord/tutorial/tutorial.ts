import { beginFreeGame } from '../../app/tutorial/begin.ts';
import type { Lesson } from '../../app/tutorial/lesson.ts';
import { lessonOfPerson } from '../../app/tutorial/progress.ts';
import { layOutStep, solveStep, type TutorialPosition } from '../../app/tutorial/steps.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { openQuestion } from '../../engine/walk.ts';
import { wayOf } from '../board/answer.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { reason } from '../core/refusing.ts';
import { tooSoonLine } from '../core/second-tap.ts';
import { lessonVisit } from './heading.ts';
import { type LessonAnswer, showLesson } from './lesson.ts';
import { tutorialPage, tutorialQuestion, tutorialReply } from './tutorial-page.ts';

/** Shows a step of the tutorial, at most the first that is not solved. */
export async function showStep(caller: Caller, id: number, number: number): Promise<Payload> {
  const lesson = await openTutorial(caller, id);
  return lesson === null ? await showLesson(caller, id) : await tutorialPage(caller, lesson, [], number);
}

/** Shows the next question of a step, or the reply to its answer when the move is whole. */
export async function answerTutorial(
  caller: Caller,
  id: number,
  number: number,
  answer: LessonAnswer,
): Promise<Payload> {
  const lesson = await openTutorial(caller, id);
  if (lesson === null) return await showLesson(caller, id);
  const position = number <= (lesson.record.step ?? 0) ? layOutStep(lesson.match, number) : null;
  if (position === null) return await tutorialPage(caller, lesson);
  return await answerPosition(caller, lesson, position, answer);
}

async function answerPosition(
  caller: Caller,
  lesson: Lesson,
  position: TutorialPosition,
  { path, chosen, again = false }: LessonAnswer,
): Promise<Payload> {
  const { bot, by, language } = caller;
  const why = (refusal: Refusal) => [reason(refusal, language)];
  const way = wayOf(lessonVisit(caller, position), path, chosen ?? null);
  if (refused(way)) return await tutorialQuestion(caller, lesson, position, why(way));
  const question = openQuestion(way);
  if (question.kind !== 'ready') {
    const first = again ? [tooSoonLine(language)] : [];
    return { ...(await tutorialQuestion(caller, lesson, position, first, way)), same: again };
  }
  const answer = await solveStep(bot.house, by, lesson, position, question.move);
  if (refused(answer)) return await tutorialQuestion(caller, lesson, position, why(answer));
  return await tutorialReply(caller, lesson, position, answer);
}

/** Begins the free game of the lesson, or shows it where it has begun already. */
export async function playRealGame(caller: Caller, id: number): Promise<Payload> {
  const lesson = await openTutorial(caller, id);
  if (lesson !== null) await beginFreeGame(caller.bot.house, caller.by, lesson);
  return await showLesson(caller, id);
}

/** The lesson of that number, as long as the person is among its set positions. */
async function openTutorial({ bot, by }: Caller, id: number): Promise<Lesson | null> {
  const lesson = await lessonOfPerson(bot.house, by.person);
  return lesson?.record.id === id && lesson.record.step !== null ? lesson : null;
}
