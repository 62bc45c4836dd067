import { countDecisions, getLearnerView, LEARNER_SEAT, type Lesson } from '../../app/tutorial/lesson.ts';
import { refused } from '../../engine/refusal.ts';
import { getOpenQuestion, type Walk, walk } from '../../engine/walk.ts';
import { translate } from '../../i18n/translate.ts';
import {
  createAnswerRows,
  findLastChoice,
  formatQuestionLines,
  type OpenQuestion,
  skipOnlyAnswers,
} from '../answers/question.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getPlainNames, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { renderPrivatePicture } from '../pictures/picture.ts';
import { formatBestMoveLines } from './best-move.ts';
import {
  createLessonContext,
  createLessonNews,
  formatIntroLines,
  formatLessonHeading,
} from './lesson-heading.ts';

/**
 * Creates the learner's next decision: picture, recent events, the question after these answers, and the best move. `first`: lines above.
 * Without `way` it asks the first question.
 */
export async function createLessonQuestion(
  ctx: InteractionContext,
  lesson: Lesson,
  first: readonly string[] = [],
  way: Walk = getFirstQuestion(lesson),
): Promise<Payload> {
  const tableCtx = createLessonContext(ctx, lesson);
  const { table, seat, language } = tableCtx;
  const walked = skipOnlyAnswers(table.game, getLearnerView(lesson), seat, way);
  const { lines, traces } = createLessonNews(tableCtx, lesson);
  const above = [
    formatLessonHeading(tableCtx),
    ...first,
    ...(countDecisions(lesson) + way.path.length === 0 ? formatIntroLines(tableCtx) : []),
    ...lines,
  ];
  const question = [
    ...formatQuestionLines(walked, language, getSafeNames(table)),
    ...(await formatBestMoveLines(lesson, language, getSafeNames(table), walked.path)),
  ];
  const { choices } = getOpenQuestion(walked) as OpenQuestion;
  const image = await renderPrivatePicture(tableCtx, { ...traces, choices });
  return {
    ...layOutPanel(tableCtx, above, question),
    image,
    rows: createQuestionRows(tableCtx, lesson, walked),
  };
}

function getFirstQuestion(lesson: Lesson): Walk {
  const { game } = lesson.match;
  const start = walk(game, getLearnerView(lesson), LEARNER_SEAT, []);
  if (refused(start)) throw new Error(`${game.id} asks no first question`);
  return start;
}

function createQuestionRows(
  { table, language }: SeatedContext,
  { record }: Lesson,
  walked: Walk,
): readonly Row[] {
  const { id, version, game } = record;
  const back = findLastChoice(walked.questions);
  const from = { tableId: 0, lesson: id, version, path: walked.path };
  const names = getPlainNames(table);
  const rethink = (to: number): Button =>
    createNamedButton(language, 'back', ['learn-rethink', 0, id, version, walked.path.slice(0, to)]);
  return [
    ...createAnswerRows(
      getOpenQuestion(walked) as OpenQuestion,
      from,
      (label) => translate(language, label, names),
      language,
    ),
    ...createButtonRows([
      ...(back === null ? [] : [rethink(back)]),
      createNamedButton(language, 'rules', ['learn-rules', 0, game]),
      createNamedButton(language, 'learnStop', ['learn-stop', 0, id]),
    ]),
  ];
}
