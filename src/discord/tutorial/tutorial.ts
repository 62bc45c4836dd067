import { beginFreeGame } from '../../app/tutorial/begin.ts';
import type { Lesson } from '../../app/tutorial/lesson.ts';
import { loadPersonLesson } from '../../app/tutorial/progress.ts';
import { layOutStep, solveStep, type TutorialPosition } from '../../app/tutorial/steps.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { getOpenQuestion } from '../../engine/walk.ts';
import { walkAnswers } from '../board/answer-panel.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { formatRefusal } from '../core/refusals.ts';
import { formatTooSoonLine } from '../core/second-tap.ts';
import { type LessonAnswer, showLesson } from './lesson.ts';
import { createLessonContext } from './lesson-heading.ts';
import { createTutorialPage, createTutorialQuestion, createTutorialReply } from './tutorial-page.ts';

/** Shows a step of the tutorial, at most the first unsolved one. */
export async function showStep(ctx: InteractionContext, id: number, number: number): Promise<Payload> {
  const lesson = await findTutorial(ctx, id);
  return lesson === null ? await showLesson(ctx, id) : await createTutorialPage(ctx, lesson, [], number);
}

/** Shows the next question of a step, or the reply once the move is complete. */
export async function answerTutorial(
  ctx: InteractionContext,
  id: number,
  number: number,
  answer: LessonAnswer,
): Promise<Payload> {
  const lesson = await findTutorial(ctx, id);
  if (lesson === null) return await showLesson(ctx, id);
  const position = number <= (lesson.record.step ?? 0) ? layOutStep(lesson.match, number) : null;
  if (position === null) return await createTutorialPage(ctx, lesson);
  return await answerPosition(ctx, lesson, position, answer);
}

async function answerPosition(
  ctx: InteractionContext,
  lesson: Lesson,
  position: TutorialPosition,
  { path, chosen, again = false }: LessonAnswer,
): Promise<Payload> {
  const { bot, by, language } = ctx;
  const why = (refusal: Refusal) => [formatRefusal(refusal, language)];
  const way = walkAnswers(createLessonContext(ctx, position), path, chosen ?? null);
  if (refused(way)) return await createTutorialQuestion(ctx, lesson, position, why(way));
  const question = getOpenQuestion(way);
  if (question.kind !== 'ready') {
    const first = again ? [formatTooSoonLine(language)] : [];
    return { ...(await createTutorialQuestion(ctx, lesson, position, first, way)), same: again };
  }
  const answer = await solveStep(bot.app, by, lesson, position, question.move);
  if (refused(answer)) return await createTutorialQuestion(ctx, lesson, position, why(answer));
  return await createTutorialReply(ctx, lesson, position, answer);
}

/** Starts the lesson's free game, or shows it if it has started. */
export async function playRealGame(ctx: InteractionContext, id: number): Promise<Payload> {
  const lesson = await findTutorial(ctx, id);
  if (lesson !== null) await beginFreeGame(ctx.bot.app, ctx.by, lesson);
  return await showLesson(ctx, id);
}

/** Returns the caller's lesson with this id, while it is still at its set positions. */
async function findTutorial({ bot, by }: InteractionContext, id: number): Promise<Lesson | null> {
  const lesson = await loadPersonLesson(bot.app, by.person);
  return lesson?.record.id === id && lesson.record.step !== null ? lesson : null;
}
