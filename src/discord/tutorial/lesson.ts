import { REPEATED } from '../../app/core/actor.ts';
import { findGame } from '../../app/core/context.ts';
import { getTableTurn } from '../../app/core/table.ts';
import { ensureAdvice } from '../../app/tutorial/advise.ts';
import {
  answerLesson,
  type LessonTurn,
  loadSeenLesson,
  type SeenDecision,
} from '../../app/tutorial/answer.ts';
import { giveUpLesson, startTutorial } from '../../app/tutorial/begin.ts';
import { canLearn, type Lesson, LessonGoneRefusal } from '../../app/tutorial/lesson.ts';
import { loadPersonLesson } from '../../app/tutorial/progress.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { getOpenQuestion } from '../../engine/walk.ts';
import { translate } from '../../i18n/translate.ts';
import { walkAnswers } from '../board/answer-panel.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getGameName, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { toPercent } from '../core/percent.ts';
import { createRefusalMessage, createWhyButtons, formatRefusal } from '../core/refusals.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { formatTooSoonLine } from '../core/second-tap.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { renderPrivatePicture } from '../pictures/picture.ts';
import { formatCreditLines } from '../text/credit.ts';
import { formatResultLines, formatRevealLine } from '../text/result.ts';
import { formatBlunderLines } from './best-move.ts';
import { createLessonContext, createLessonNews, formatLessonHeading } from './lesson-heading.ts';
import { createLessonQuestion } from './lesson-question.ts';
import { createNoLessonMessage, createNoTutorialMessage, createStoppedMessage } from './no-lesson.ts';
import { createTutorialPage } from './tutorial-page.ts';

/** Starts or continues the tutorial of a game. */
export async function learnGame(ctx: InteractionContext, id: string): Promise<Payload> {
  const { bot, by, language } = ctx;
  const game = findGame(bot.app, id);
  if (!game) return createRefusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  if (!canLearn(game)) return createNoTutorialMessage(game.id, language);
  const lesson = await startTutorial(bot.app, by, game);
  if (lesson === REPEATED) return await showCurrentLesson(ctx);
  return refused(lesson) ? createRefusalMessage(lesson, language) : await createLessonPage(ctx, lesson);
}

/** Shows the caller's lesson by its id as it is now, or says that it is gone. */
export async function showLesson(ctx: InteractionContext, id: number): Promise<Payload> {
  const lesson = await loadPersonLesson(ctx.bot.app, ctx.by.person);
  return lesson?.record.id === id
    ? await showCurrentLesson(ctx)
    : await showCurrentLesson(ctx, new LessonGoneRefusal());
}

/** Creates the page of the current set position, or of the next decision in the free game. */
async function createLessonPage(
  ctx: InteractionContext,
  lesson: Lesson,
  first: readonly string[] = [],
): Promise<Payload> {
  return lesson.record.step === null
    ? await createLessonQuestion(ctx, await ensureAdvice(ctx.bot.app, lesson), first)
    : await createTutorialPage(ctx, lesson, first);
}

/** Answers of a learner; a menu's choice is the last one. `again`: only repeats the question. */
export interface LessonAnswer {
  readonly path: Path;
  readonly chosen?: readonly string[];
  readonly again?: boolean;
}

/** Shows the next question, or makes the move once it is complete and shows its consequences. */
export async function answerInLesson(
  ctx: InteractionContext,
  seen: SeenDecision,
  { path, chosen, again = false }: LessonAnswer,
): Promise<Payload> {
  const lesson = await loadSeenLesson(ctx.bot.app, ctx.by.person, seen);
  if (refused(lesson)) return await showCurrentLesson(ctx, lesson);
  const way = walkAnswers(createLessonContext(ctx, lesson), path, chosen ?? null);
  if (refused(way)) return await showCurrentLesson(ctx, way);
  const question = getOpenQuestion(way);
  if (question.kind === 'ready') return await playLessonMove(ctx, lesson, question.move);
  const first = again ? [formatTooSoonLine(ctx.language)] : [];
  return { ...(await createLessonQuestion(ctx, lesson, first, way)), same: again };
}

async function playLessonMove(ctx: InteractionContext, lesson: Lesson, move: unknown): Promise<Payload> {
  const { bot, by } = ctx;
  const taught = await answerLesson(bot.app, by, lesson, move);
  if (taught === REPEATED) return await showCurrentLesson(ctx);
  if (refused(taught)) return await showCurrentLesson(ctx, taught);
  return await createMoveReply(ctx, taught, move).catch((error) =>
    createUnshownMoveMessage(ctx, lesson, error),
  );
}

async function createMoveReply(
  ctx: InteractionContext,
  { before, lesson, end }: LessonTurn,
  move: unknown,
): Promise<Payload> {
  const names = getSafeNames(createLessonContext(ctx, before).table);
  const first = await formatBlunderLines(before, move, ctx.language, names);
  return end === null
    ? await createLessonQuestion(ctx, lesson, first)
    : await createLessonEnd(ctx, lesson, first);
}

/** Confirms a move whose consequences could not be displayed. The move stands. */
function createUnshownMoveMessage(
  { bot, language }: InteractionContext,
  { record }: Lesson,
  error: unknown,
): Payload {
  bot.log.error({ err: error, game: record.game }, 'Failed to show the tutorial after a move');
  return {
    content: translate(language, text('bot:panel.done'), () => ''),
    rows: createButtonRows([createNamedButton(language, 'learn', ['learn', 0, record.game], 'primary')]),
  };
}

/** Shows the current lesson below the reason for a refusal. */
async function showCurrentLesson(ctx: InteractionContext, why?: Refusal): Promise<Payload> {
  const { bot, by, language } = ctx;
  const lesson = why instanceof LessonGoneRefusal ? null : await loadPersonLesson(bot.app, by.person);
  if (lesson === null) return createNoLessonMessage(language);
  const { table } = createLessonContext(ctx, lesson);
  if (!why) return await createLessonPage(ctx, lesson, []);
  const page = await createLessonPage(ctx, lesson, [formatRefusal(why, language, getSafeNames(table))]);
  return {
    ...page,
    rows: [...(page.rows ?? []), ...createButtonRows(createWhyButtons(why, table.game, language))],
  };
}

/** Stops a lesson before its end. */
export async function stopLesson(ctx: InteractionContext, id: number): Promise<Payload> {
  const { bot, by, language } = ctx;
  const ended = await giveUpLesson(bot.app, by, id);
  if (ended === REPEATED) return createNoLessonMessage(language, text('bot:learn.stopped'));
  return refused(ended) ? await showCurrentLesson(ctx, ended) : createStoppedMessage(ended, language);
}

/** Creates the end of a lesson: the winner, or the state of a game that is cut short, and the next steps. */
async function createLessonEnd(
  ctx: InteractionContext,
  lesson: Lesson,
  first: readonly string[],
): Promise<Payload> {
  const tableCtx = createLessonContext(ctx, lesson);
  const { table, language } = tableCtx;
  const { lines, traces } = createLessonNews(tableCtx, lesson);
  const learned = text('bot:learn.learned', { game: getGameName(table.game, language) });
  const told = layOutPanel(tableCtx, [
    formatLessonHeading(tableCtx),
    ...first,
    ...lines,
    ...formatStanding(tableCtx, lesson),
    translate(language, learned, getSafeNames(table)),
    ...formatCreditLines(table.game, language),
  ]);
  return { ...told, image: await renderPrivatePicture(tableCtx, traces), rows: createFurtherRows(tableCtx) };
}

function formatStanding(
  { table, language }: SeatedContext,
  { record: { advice } }: Lesson,
): readonly string[] {
  const turn = getTableTurn(table);
  if (turn.kind === 'over')
    return [...formatResultLines(table, turn.standings, undefined), ...formatRevealLine(table)];
  return [translate(language, describeEnd(advice?.chance ?? null), getSafeNames(table))];
}

function describeEnd(chance: number | null): Text {
  return chance === null
    ? text('bot:learn.enough')
    : text('bot:learn.stands', { percent: toPercent(chance) });
}

function createFurtherRows({ table, language }: SeatedContext): readonly Row[] {
  const { id } = table.game;
  return createButtonRows([
    createNamedButton(language, 'play', ['learn-match', 0, id], 'primary'),
    createNamedButton(language, 'rules', ['learn-rules', 0, id]),
    createNamedButton(language, 'learnOther', ['learn-which', 0]),
  ]);
}
