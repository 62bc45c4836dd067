import { decisions, LEARNER, type Lesson, learnersView } from '../../app/tutorial/lesson.ts';
import { refused } from '../../engine/refusal.ts';
import { openQuestion, type Walk, walk } from '../../engine/walk.ts';
import { say } from '../../i18n/say.ts';
import { backTo, type Open, pastOnlyAnswers, questionLines } from '../answers/question.ts';
import { answerRows } from '../answers/rows.ts';
import type { Caller, Seated } from '../core/context.ts';
import { namesAt, plainNamesAt } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';
import { privatePicture } from '../pictures/picture.ts';
import { bestLine } from './best-line.ts';
import { introLines, lessonHeading, lessonVisit } from './heading.ts';
import { lessonNews } from './lesson-news.ts';

/**
 * The learner's next decision: their picture, what has happened, the question after these answers, and what is best. `first`
 * are lines before all that; without a way it is the first question.
 */
export async function lessonQuestion(
  caller: Caller,
  lesson: Lesson,
  first: readonly string[] = [],
  way: Walk = startOf(lesson),
): Promise<Payload> {
  const visit = lessonVisit(caller, lesson);
  const { table, seat, language } = visit;
  const asked = pastOnlyAnswers(table.game, learnersView(lesson), seat, way);
  const { lines, traces } = lessonNews(visit, lesson);
  const content = [
    lessonHeading(visit),
    ...first,
    ...(decisions(lesson) + way.path.length === 0 ? introLines(visit) : []),
    ...lines,
    ...questionLines(asked, language, namesAt(table)),
    ...(await bestLine(lesson, language, namesAt(table), asked.path)),
  ].join('\n');
  const { choices } = openQuestion(asked) as Open;
  const image = await privatePicture(visit, { ...traces, choices });
  return { content, image, rows: rowsOf(visit, lesson, asked) };
}

function startOf(lesson: Lesson): Walk {
  const { game } = lesson.match;
  const start = walk(game, learnersView(lesson), LEARNER, []);
  if (refused(start)) throw new Error(`${game.id} asks no first question`);
  return start;
}

function rowsOf({ table, language }: Seated, { record }: Lesson, asked: Walk): readonly Row[] {
  const { id, version, game } = record;
  const back = backTo(asked.questions);
  const from = { tableId: 0, lesson: id, version, path: asked.path };
  const names = plainNamesAt(table);
  const rethink = (to: number): Button =>
    namedButton(language, 'back', ['learn-rethink', 0, id, version, asked.path.slice(0, to)]);
  return [
    ...answerRows(openQuestion(asked) as Open, from, (label) => say(language, label, names), language),
    ...buttonRows([
      ...(back === null ? [] : [rethink(back)]),
      namedButton(language, 'rules', ['learn-rules', 0, game]),
      namedButton(language, 'learnStop', ['learn-stop', 0, id]),
    ]),
  ];
}
