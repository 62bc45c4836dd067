import type { Game, Seat } from '../../engine/game.ts';
import { findOnlyAnswer } from '../../engine/public-question.ts';
import type { Choice, Path, Pick, Question } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { extendWalk, getOpenQuestion, type Walk } from '../../engine/walk.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import type { ComponentId } from '../core/custom-ids.ts';
import type { Row } from '../core/payload.ts';
import { type Button, createButton, createButtonRows, createMenuRow } from '../core/rows.ts';
import {
  createCompassRows,
  formatNoteLines,
  formatPathLabels,
  getChoiceStyle,
  getCommonChoices,
  isMenu,
  removeTwins,
} from './answers.ts';

/** A question that is not answered yet. */
export type OpenQuestion = Exclude<Question<unknown>, { kind: 'ready' }>;

/** Answers questions with only one answer, as long as that does not complete the move. */
export function skipOnlyAnswers(game: Game, view: unknown, seat: Seat, way: Walk): Walk {
  const question = getOpenQuestion(way);
  const only = question.kind === 'ready' ? null : findOnlyAnswer(question);
  if (only === null) return way;
  const next = extendWalk(game, view, seat, way, only);
  if (refused(next) || getOpenQuestion(next).kind === 'ready') return way;
  return skipOnlyAnswers(game, view, seat, next);
}

/** Returns the number of answers before the last question with a choice; null if there was none. */
export function findLastChoice(questions: readonly Question<unknown>[]): number | null {
  const before = questions.slice(0, -1);
  const last = before.findLastIndex(
    (question) => question.kind !== 'ready' && findOnlyAnswer(question) === null,
  );
  return last < 0 ? null : last;
}

/** Returns the question at the end of the path, after the answers given so far. */
export function formatQuestionLines(way: Walk, language: Language, names: Names): readonly string[] {
  const question = getOpenQuestion(way) as OpenQuestion;
  return [
    ...formatPathLines(way, language, names),
    ...formatNoteLines(question, language, names),
    `**${translate(language, question.ask, names)}**`,
    ...formatCountLines(question, language, names),
  ];
}

/** Returns the question in plain type and without the answers' consequences, which a learner is to find out. */
export function formatPlainQuestionLines(way: Walk, language: Language, names: Names): readonly string[] {
  const question = getOpenQuestion(way) as OpenQuestion;
  return [
    ...formatPathLines(way, language, names),
    translate(language, question.ask, names),
    ...formatCountLines(question, language, names),
  ];
}

function formatCountLines(question: OpenQuestion, language: Language, names: Names): readonly string[] {
  if (question.kind === 'pick') return [];
  const most = Math.min(question.max, question.choices.length);
  return [translate(language, text('bot:panel.many', { min: question.min, max: most }), names)];
}

function formatPathLines({ path, questions }: Walk, language: Language, names: Names): readonly string[] {
  if (path.length === 0) return [];
  const labels = formatPathLabels(questions, path, language, names);
  return [`-# ${translate(language, text('bot:panel.soFar', { path: labels.join(' › ') }), names)}`];
}

/** Origin of the answers: the table with its version, and the answers given. */
interface AnswerOrigin {
  readonly tableId: number;
  readonly version: number;
  readonly path: Path;
  /** Tutorial of the answers, if they belong to one and to no table. */
  readonly lesson?: number;
  /** Scripted position of that tutorial, until it becomes a free game. */
  readonly step?: number;
  /** Key of the puzzle, if they belong to one and to no table. */
  readonly puzzle?: string;
  /** Situation of a plan, if they are planned ahead. */
  readonly situation?: string;
}

/** Returns the answers of a question: a compass for directions, buttons for few, a menu for many. */
export function createAnswerRows(
  question: OpenQuestion,
  from: AnswerOrigin,
  label: (text: Text) => string,
  language: Language,
): readonly Row[] {
  if (question.kind === 'many') return [createManyMenu(question, from, label, language)];
  if (question.layout)
    return createCompassRows(
      question,
      (choice) => createAnswerButton(choice, from, label),
      getClosedKey(from),
    );
  const choices = removeTwins(sortChoices(question, label));
  if (isMenu(question)) return [createAnswerMenu(choices, from, label, language, 1, 1)];
  const rare = choices.filter((choice) => choice.rare);
  const buttons = getCommonChoices(choices).map((choice) => createAnswerButton(choice, from, label));
  return [
    ...createButtonRows(buttons),
    ...(rare.length > 0
      ? [createAnswerMenu(rare, from, label, language, 1, 1, buttons.length > 0 ? 'more' : 'pick')]
      : []),
  ];
}

/** Returns a key that keeps the disabled buttons of one question distinct from those of others. */
function getClosedKey({ tableId, version, path }: AnswerOrigin): string {
  return `${tableId}:${version}:${path.join('.')}`;
}

function sortChoices({ choices, order }: Pick, label: (text: Text) => string): readonly Choice[] {
  if (order === undefined) return choices;
  const named = label(order).toLowerCase();
  const place = (choice: Choice) => named.indexOf(label(choice.label).toLowerCase());
  return choices.toSorted((one, other) => place(one) - place(other));
}

function createAnswerButton(choice: Choice, from: AnswerOrigin, label: (text: Text) => string): Button {
  return createButton(
    label(choice.label),
    createAnswerId(from, choice.id),
    getChoiceStyle(choice),
    choice.icon,
  );
}

/** Returns the component id that gives an answer; it contains the whole path. */
function createAnswerId(
  { tableId, lesson, step, puzzle, situation, version, path }: AnswerOrigin,
  id: string,
): ComponentId {
  const way = [...path, id];
  if (puzzle !== undefined) return ['puzzle-answer', tableId, puzzle, way];
  if (situation !== undefined) return ['plan-answer', tableId, situation, way];
  if (lesson !== undefined && step !== undefined) return ['tutorial-answer', tableId, lesson, step, way];
  return lesson === undefined
    ? ['answer', tableId, version, way]
    : ['learn-answer', tableId, lesson, version, way];
}

/** Returns the component id of a menu that answers the question at the end of the path. */
function createMenuId({
  tableId,
  lesson,
  step,
  puzzle,
  situation,
  version,
  path,
}: AnswerOrigin): ComponentId {
  if (puzzle !== undefined) return ['puzzle-menu', tableId, puzzle, path];
  if (situation !== undefined) return ['plan-menu', tableId, situation, path];
  if (lesson !== undefined && step !== undefined) return ['tutorial-menu', tableId, lesson, step, path];
  return lesson === undefined
    ? ['menu', tableId, version, path]
    : ['learn-menu', tableId, lesson, version, path];
}

function createAnswerMenu(
  choices: readonly Choice[],
  from: AnswerOrigin,
  label: (text: Text) => string,
  language: Language,
  min: number,
  max: number,
  placeholder: 'pick' | 'more' = 'pick',
): Row {
  return createMenuRow({
    id: createMenuId(from),
    placeholder: translate(language, text(`bot:panel.${placeholder}`), () => ''),
    options: choices.map((choice) => ({
      label: label(choice.label),
      value: choice.id,
      icon: choice.icon,
      ...(choice.note && { description: label(choice.note) }),
    })),
    min,
    max,
  });
}

function createManyMenu(
  question: Extract<OpenQuestion, { kind: 'many' }>,
  from: AnswerOrigin,
  label: (text: Text) => string,
  language: Language,
): Row {
  return createAnswerMenu(
    question.choices,
    from,
    label,
    language,
    question.min,
    Math.min(question.max, question.choices.length),
  );
}
