import { REPEATED } from '../../app/core/actor.ts';
import { gameOf } from '../../app/core/context.ts';
import { adviseAgain } from '../../app/tutorial/advise.ts';
import { answerLesson, type Decided, lessonAsSeen, type Taught } from '../../app/tutorial/answer.ts';
import { giveUp, learn } from '../../app/tutorial/begin.ts';
import { canLearn, Gone, type Lesson } from '../../app/tutorial/lesson.ts';
import { lessonOfPerson } from '../../app/tutorial/progress.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { openQuestion } from '../../engine/walk.ts';
import { say } from '../../i18n/say.ts';
import { wayOf } from '../board/answer.ts';
import type { Caller } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { reason, refusalMessage, rulingLine } from '../core/refusing.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { tooSoonLine } from '../core/second-tap.ts';
import { slipLine } from './best-line.ts';
import { lessonVisit } from './heading.ts';
import { lessonEnd } from './lesson-end.ts';
import { lessonQuestion } from './lesson-question.ts';
import { noLesson, noTutorial, stoppedLesson } from './no-lesson.ts';
import { tutorialPage } from './tutorial-page.ts';

/** Begins the tutorial of a game, or goes on with it. */
export async function learnGame(caller: Caller, id: string): Promise<Payload> {
  const { bot, by, language } = caller;
  const game = gameOf(bot.house, id);
  if (!game) return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  if (!canLearn(game)) return noTutorial(game.id, language);
  const lesson = await learn(bot.house, by, game);
  if (lesson === REPEATED) return await asItGoes(caller);
  return refused(lesson) ? refusalMessage(lesson, language) : await shownLesson(caller, lesson);
}

/** Shows the person's lesson of that number as it is now, or that it is gone. */
export async function showLesson(caller: Caller, id: number): Promise<Payload> {
  const lesson = await lessonOfPerson(caller.bot.house, caller.by.person);
  return lesson?.record.id === id ? await asItGoes(caller) : await asItGoes(caller, new Gone());
}

/** Its set position, or the next decision of its free game. */
async function shownLesson(caller: Caller, lesson: Lesson, first: readonly string[] = []): Promise<Payload> {
  return lesson.record.step === null
    ? await lessonQuestion(caller, await adviseAgain(caller.bot.house, lesson), first)
    : await tutorialPage(caller, lesson, first);
}

/** Answers of a learner: what a menu chose is the last of them. `again`: they only ask for the question once more. */
export interface LessonAnswer {
  readonly path: Path;
  readonly chosen?: readonly string[];
  readonly again?: boolean;
}

/** The next question, or the move when it is whole and all that it leads to. */
export async function answerInLesson(
  caller: Caller,
  seen: Decided,
  { path, chosen, again = false }: LessonAnswer,
): Promise<Payload> {
  const lesson = await lessonAsSeen(caller.bot.house, caller.by.person, seen);
  if (refused(lesson)) return await asItGoes(caller, lesson);
  const way = wayOf(lessonVisit(caller, lesson), path, chosen ?? null);
  if (refused(way)) return await asItGoes(caller, way);
  const question = openQuestion(way);
  if (question.kind === 'ready') return await played(caller, lesson, question.move);
  const first = again ? [tooSoonLine(caller.language)] : [];
  return { ...(await lessonQuestion(caller, lesson, first, way)), same: again };
}

async function played(caller: Caller, lesson: Lesson, move: unknown): Promise<Payload> {
  const { bot, by } = caller;
  const taught = await answerLesson(bot.house, by, lesson, move);
  if (taught === REPEATED) return await asItGoes(caller);
  if (refused(taught)) return await asItGoes(caller, taught);
  return await afterIt(caller, taught, move).catch((error) => playedAllTheSame(caller, lesson, error));
}

async function afterIt(caller: Caller, { before, lesson, end }: Taught, move: unknown): Promise<Payload> {
  const names = namesAt(lessonVisit(caller, before).table);
  const first = await slipLine(before, move, caller.language, names);
  return end === null ? await lessonQuestion(caller, lesson, first) : await lessonEnd(caller, lesson, first);
}

/** The move is made, whatever became of showing what it led to. */
function playedAllTheSame({ bot, language }: Caller, { record }: Lesson, error: unknown): Payload {
  bot.log.error({ err: error, game: record.game }, 'A lesson could not be shown after a move');
  return {
    content: say(language, text('bot:panel.done'), () => ''),
    rows: buttonRows([namedButton(language, 'learn', ['learn', 0, record.game], 'primary')]),
  };
}

/** The lesson as it is now, after the reason why nothing was done. */
async function asItGoes(caller: Caller, why?: Refusal): Promise<Payload> {
  const { bot, by, language } = caller;
  const lesson = why instanceof Gone ? null : await lessonOfPerson(bot.house, by.person);
  if (lesson === null) return noLesson(language);
  const { table } = lessonVisit(caller, lesson);
  const first = why ? [reason(why, language, namesAt(table)), ...rulingLine(why, table.game, language)] : [];
  return await shownLesson(caller, lesson, first);
}

/** Ends a lesson before its end. */
export async function stopLesson(caller: Caller, id: number): Promise<Payload> {
  const { bot, by, language } = caller;
  const ended = await giveUp(bot.house, by, id);
  if (ended === REPEATED) return noLesson(language, text('bot:learn.stopped'));
  return refused(ended) ? await asItGoes(caller, ended) : stoppedLesson(ended, language);
}
