import { getLearnerView, LEARNER_SEAT, type Lesson } from '../../app/tutorial/lesson.ts';
import {
  getStepText,
  layOutStep,
  type TutorialAnswer,
  type TutorialPosition,
} from '../../app/tutorial/steps.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import { refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { getOpenQuestion, type Walk, walk } from '../../engine/walk.ts';
import { translate } from '../../i18n/translate.ts';
import {
  createAnswerRows,
  findLastChoice,
  formatPlainQuestionLines,
  type OpenQuestion,
  skipOnlyAnswers,
} from '../answers/question.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getGameName, getPlainNames, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { createTraces, renderPrivatePicture } from '../pictures/picture.ts';
import { describeEvents } from '../text/log-lines.ts';
import { createLessonContext } from './lesson-heading.ts';

/**
 * Creates the page of the current step, or of an earlier one by number: idea, picture, task and answers. After the last step it leads to
 * the free game. `first`: lines above the idea.
 */
export async function createTutorialPage(
  ctx: InteractionContext,
  lesson: Lesson,
  first: readonly string[] = [],
  number = Number.POSITIVE_INFINITY,
): Promise<Payload> {
  const position = layOutStep(lesson.match, Math.min(number, lesson.record.step ?? 0));
  if (position === null) return createSolvedPage(ctx, lesson, first);
  return await createTutorialQuestion(ctx, lesson, position, first);
}

/** Creates the page of a step after these answers to its questions. */
export async function createTutorialQuestion(
  ctx: InteractionContext,
  lesson: Lesson,
  position: TutorialPosition,
  first: readonly string[] = [],
  way: Walk = getFirstQuestion(position),
): Promise<Payload> {
  const tableCtx = createLessonContext(ctx, position);
  const { table, language } = tableCtx;
  const walked = skipOnlyAnswers(table.game, getLearnerView(position), LEARNER_SEAT, way);
  const above = [
    formatStepHeading(tableCtx, position),
    ...first,
    translateAtTable(tableCtx, getStepText(position, 'idea')),
  ];
  const question = [
    `**${translateAtTable(tableCtx, getStepText(position, 'task'))}**`,
    ...formatPlainQuestionLines(walked, language, getSafeNames(table)),
  ];
  const { choices } = getOpenQuestion(walked) as OpenQuestion;
  const image = await renderPrivatePicture(tableCtx, { choices });
  return {
    ...layOutPanel(tableCtx, above, question),
    image,
    rows: createQuestionRows(tableCtx, lesson, position, walked),
  };
}

/** Creates the reply to a move: its events, whether it was right and why, and the button onward or back. */
export async function createTutorialReply(
  ctx: InteractionContext,
  lesson: Lesson,
  position: TutorialPosition,
  { isRight, reply, played }: TutorialAnswer,
): Promise<Payload> {
  const tableCtx = createLessonContext(ctx, played);
  const { table, language } = tableCtx;
  const { events } = played.entry;
  const told = describeEvents(table.game, events, LEARNER_SEAT, 'later').map(
    (line) => `> ${translateAtTable(tableCtx, line.told)}`,
  );
  const verdict = text(isRight ? 'bot:learn.right' : 'bot:learn.notQuite', { why: reply });
  const traces = createTraces([filterSeenEvents(table.game, events, LEARNER_SEAT, 'later')]);
  const image = await renderPrivatePicture(tableCtx, traces);
  const { id } = lesson.record;
  const onward = isRight
    ? createOnwardButton(tableCtx, id, position)
    : createNamedButton(language, 'tryAgain', ['tutorial', 0, id, position.number], 'primary');
  const isLast = isRight && position.number + 1 === position.steps;
  return {
    ...layOutPanel(tableCtx, [
      formatStepHeading(tableCtx, position),
      ...told,
      translateAtTable(tableCtx, verdict),
    ]),
    image,
    rows: createButtonRows([onward, ...createFurtherButtons(tableCtx, lesson, !isLast)]),
  };
}

/** Creates the page after the last position, which leads to the free game. */
function createSolvedPage(ctx: InteractionContext, lesson: Lesson, first: readonly string[]): Payload {
  const tableCtx = createLessonContext(ctx, lesson);
  const told = layOutPanel(tableCtx, [
    ...first,
    translateAtTable(tableCtx, text('bot:learn.solved', { game: getTableGameName(tableCtx) })),
  ]);
  const buttons = [
    createRealGameButton(tableCtx, lesson.record.id),
    ...createFurtherButtons(tableCtx, lesson, false),
  ];
  return { ...told, rows: createButtonRows(buttons) };
}

/** Returns the first question of a position that offers a choice. */
function getFirstQuestion(position: TutorialPosition): Walk {
  const { game } = position.match;
  const start = walk(game, getLearnerView(position), LEARNER_SEAT, []);
  if (refused(start)) throw new Error(`${game.id} asks no first question`);
  return start;
}

function formatStepHeading(ctx: SeatedContext, position: TutorialPosition): string {
  const args = { game: getTableGameName(ctx), step: position.number + 1, steps: position.steps };
  return translateAtTable(ctx, text('bot:learn.step', { ...args, title: getStepText(position, 'title') }));
}

function createQuestionRows(
  ctx: SeatedContext,
  lesson: Lesson,
  { number }: TutorialPosition,
  walked: Walk,
): readonly Row[] {
  const { table, language } = ctx;
  const { id } = lesson.record;
  const names = getPlainNames(table);
  const back = findLastChoice(walked.questions);
  const from = { tableId: 0, lesson: id, step: number, version: 0, path: walked.path };
  const toQuestion = (to: number): Button =>
    createNamedButton(language, 'back', ['tutorial-rethink', 0, id, number, walked.path.slice(0, to)]);
  return [
    ...createAnswerRows(
      getOpenQuestion(walked) as OpenQuestion,
      from,
      (label) => translate(language, label, names),
      language,
    ),
    ...createButtonRows([...(back === null ? [] : [toQuestion(back)]), ...createFurtherButtons(ctx, lesson)]),
  ];
}

function createOnwardButton(ctx: SeatedContext, id: number, { number, steps }: TutorialPosition): Button {
  if (number + 1 === steps) return createRealGameButton(ctx, id);
  return createNamedButton(ctx.language, 'next', ['tutorial', 0, id, number + 1], 'primary');
}

function createRealGameButton({ language }: SeatedContext, id: number): Button {
  return createNamedButton(language, 'realGame', ['tutorial-game', 0, id], 'primary');
}

function createFurtherButtons(
  { language }: SeatedContext,
  { record }: Lesson,
  canSkip = true,
): readonly Button[] {
  return [
    ...(canSkip ? [createNamedButton(language, 'skip', ['tutorial-game', 0, record.id])] : []),
    createNamedButton(language, 'rules', ['learn-rules', 0, record.game]),
    createNamedButton(language, 'quit', ['learn-stop', 0, record.id]),
  ];
}

function getTableGameName({ table, language }: SeatedContext): string {
  return getGameName(table.game, language);
}

function translateAtTable({ table, language }: SeatedContext, what: Text): string {
  return translate(language, what, getSafeNames(table));
}
