import { LEARNER, type Lesson, learnersView } from '../../app/tutorial/lesson.ts';
import {
  layOutStep,
  stepText,
  type TutorialAnswer,
  type TutorialPosition,
} from '../../app/tutorial/steps.ts';
import { refused } from '../../engine/refusal.ts';
import { seenBy } from '../../engine/seen-by.ts';
import { type Text, text } from '../../engine/text.ts';
import { openQuestion, type Walk, walk } from '../../engine/walk.ts';
import { say } from '../../i18n/say.ts';
import { backTo, type Open, pastOnlyAnswers, plainQuestionLines } from '../answers/question.ts';
import { answerRows } from '../answers/rows.ts';
import type { Caller, Seated } from '../core/context.ts';
import { gameName, namesAt, plainNamesAt } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';
import { privatePicture, tracesOf } from '../pictures/picture.ts';
import { eventTexts } from '../text/lines.ts';
import { lessonVisit } from './heading.ts';

/**
 * Returns the page of the step that is open, or of an earlier one by its number: its idea, its picture, its task and the
 * answers. Behind the last step comes the page that leads to the free game. `first` are lines above the idea.
 */
export async function tutorialPage(
  caller: Caller,
  lesson: Lesson,
  first: readonly string[] = [],
  number = Number.POSITIVE_INFINITY,
): Promise<Payload> {
  const position = layOutStep(lesson.match, Math.min(number, lesson.record.step ?? 0));
  if (position === null) return solvedPage(caller, lesson, first);
  return await tutorialQuestion(caller, lesson, position, first);
}

/** Returns the page of a step after these answers to its questions. */
export async function tutorialQuestion(
  caller: Caller,
  lesson: Lesson,
  position: TutorialPosition,
  first: readonly string[] = [],
  way: Walk = firstQuestion(position),
): Promise<Payload> {
  const visit = lessonVisit(caller, position);
  const { table, language } = visit;
  const asked = pastOnlyAnswers(table.game, learnersView(position), LEARNER, way);
  const content = [
    heading(visit, position),
    ...first,
    tell(visit, stepText(position, 'idea')),
    `**${tell(visit, stepText(position, 'task'))}**`,
    ...plainQuestionLines(asked, language, namesAt(table)),
  ].join('\n');
  const { choices } = openQuestion(asked) as Open;
  const image = await privatePicture(visit, { choices });
  return { content, image, rows: questionRows(visit, lesson, position, asked) };
}

/** Returns what a move has led to, whether it was right and why, and the way on or back. */
export async function tutorialReply(
  caller: Caller,
  lesson: Lesson,
  position: TutorialPosition,
  { isRight, reply, played }: TutorialAnswer,
): Promise<Payload> {
  const visit = lessonVisit(caller, played);
  const { table, language } = visit;
  const { events } = played.entry;
  const told = eventTexts(table.game, events, LEARNER, 'later').map((line) => `> ${tell(visit, line.told)}`);
  const verdict = text(isRight ? 'bot:learn.right' : 'bot:learn.notQuite', { why: reply });
  const content = [heading(visit, position), ...told, tell(visit, verdict)].join('\n');
  const traces = tracesOf([seenBy(table.game, events, LEARNER, 'later')]);
  const image = await privatePicture(visit, traces);
  const { id } = lesson.record;
  const onward = isRight
    ? onwardButton(visit, id, position)
    : namedButton(language, 'tryAgain', ['tutorial', 0, id, position.number], 'primary');
  const isLast = isRight && position.number + 1 === position.steps;
  return { content, image, rows: buttonRows([onward, ...furtherButtons(visit, lesson, !isLast)]) };
}

/** Every position is solved: what is left is to play. */
function solvedPage(caller: Caller, lesson: Lesson, first: readonly string[]): Payload {
  const visit = lessonVisit(caller, lesson);
  const content = [...first, tell(visit, text('bot:learn.solved', { game: nameOf(visit) }))].join('\n');
  const buttons = [realGameButton(visit, lesson.record.id), ...furtherButtons(visit, lesson, false)];
  return { content, rows: buttonRows(buttons) };
}

/** Returns the first question of a position that has a choice. */
function firstQuestion(position: TutorialPosition): Walk {
  const { game } = position.match;
  const start = walk(game, learnersView(position), LEARNER, []);
  if (refused(start)) throw new Error(`${game.id} asks no first question`);
  return start;
}

function heading(visit: Seated, position: TutorialPosition): string {
  const args = { game: nameOf(visit), step: position.number + 1, steps: position.steps };
  return tell(visit, text('bot:learn.step', { ...args, title: stepText(position, 'title') }));
}

function questionRows(
  visit: Seated,
  lesson: Lesson,
  { number }: TutorialPosition,
  asked: Walk,
): readonly Row[] {
  const { table, language } = visit;
  const { id } = lesson.record;
  const names = plainNamesAt(table);
  const back = backTo(asked.questions);
  const from = { tableId: 0, lesson: id, step: number, version: 0, path: asked.path };
  const toQuestion = (to: number): Button =>
    namedButton(language, 'back', ['tutorial-rethink', 0, id, number, asked.path.slice(0, to)]);
  return [
    ...answerRows(openQuestion(asked) as Open, from, (label) => say(language, label, names), language),
    ...buttonRows([...(back === null ? [] : [toQuestion(back)]), ...furtherButtons(visit, lesson)]),
  ];
}

function onwardButton(visit: Seated, id: number, { number, steps }: TutorialPosition): Button {
  if (number + 1 === steps) return realGameButton(visit, id);
  return namedButton(visit.language, 'next', ['tutorial', 0, id, number + 1], 'primary');
}

function realGameButton({ language }: Seated, id: number): Button {
  return namedButton(language, 'realGame', ['tutorial-game', 0, id], 'primary');
}

function furtherButtons({ language }: Seated, { record }: Lesson, canSkip = true): readonly Button[] {
  return [
    ...(canSkip ? [namedButton(language, 'skip', ['tutorial-game', 0, record.id])] : []),
    namedButton(language, 'rules', ['learn-rules', 0, record.game]),
    namedButton(language, 'quit', ['learn-stop', 0, record.id]),
  ];
}

function nameOf({ table, language }: Seated): string {
  return gameName(table.game, language);
}

function tell({ table, language }: Seated, what: Text): string {
  return say(language, what, namesAt(table));
}
