import type { Choice, Path, Pick, Question } from '../../engine/question.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Pressing } from '../core/ids.ts';
import type { Row } from '../core/payload.ts';
import { type Button, button, buttonRows, menuRow } from '../core/rows.ts';
import { common, isMenu, oncePerTwin } from './answers.ts';
import { compassRows, styleOf } from './compass.ts';

type Open = Exclude<Question<unknown>, { kind: 'ready' }>;

/** Where the answers lead from: the table as it was, and the answers given. */
interface From {
  readonly tableId: number;
  readonly version: number;
  readonly path: Path;
  /** The lesson, where they are of one and of no table. */
  readonly lesson?: number;
  /** The set position of that lesson, while it is not a free game yet. */
  readonly step?: number;
  /** The puzzle of the server, where they are of one and of no table. */
  readonly puzzle?: number;
}

/** The answers of a question: a compass for directions, buttons where they are few, a menu where they are many. */
export function answerRows(
  question: Open,
  from: From,
  label: (text: Text) => string,
  language: Language,
): readonly Row[] {
  if (question.kind === 'many') return [manyRow(question, from, label, language)];
  if (question.layout) return compassRows(question, (choice) => answer(choice, from, label), closedAt(from));
  const choices = oncePerTwin(inOrder(question, label));
  if (isMenu(question)) return [menu(choices, from, label, language, 1, 1)];
  const rare = choices.filter((choice) => choice.rare);
  const buttons = common(choices).map((choice) => answer(choice, from, label));
  return [
    ...buttonRows(buttons),
    ...(rare.length > 0
      ? [menu(rare, from, label, language, 1, 1, buttons.length > 0 ? 'more' : 'pick')]
      : []),
  ];
}

/** What tells the closed places of one question from those of others. */
function closedAt({ tableId, version, path }: From): string {
  return `${tableId}:${version}:${path.join('.')}`;
}

function inOrder({ choices, order }: Pick, label: (text: Text) => string): readonly Choice[] {
  if (order === undefined) return choices;
  const named = label(order).toLowerCase();
  const place = (choice: Choice) => named.indexOf(label(choice.label).toLowerCase());
  return choices.toSorted((one, other) => place(one) - place(other));
}

function answer(choice: Choice, from: From, label: (text: Text) => string): Button {
  return button(label(choice.label), answering(from, choice.id), styleOf(choice));
}

/** The press that gives an answer, the path being whole. */
function answering({ tableId, lesson, step, puzzle, version, path }: From, id: string): Pressing {
  const way = [...path, id];
  if (puzzle !== undefined) return ['puzzle-answer', tableId, puzzle, way];
  if (lesson !== undefined && step !== undefined) return ['tutorial-answer', tableId, lesson, step, way];
  return lesson === undefined
    ? ['answer', tableId, version, way]
    : ['learn-answer', tableId, lesson, version, way];
}

/** The press by which a menu gives an answer to the question at the end of the path. */
function choosing({ tableId, lesson, step, puzzle, version, path }: From): Pressing {
  if (puzzle !== undefined) return ['puzzle-menu', tableId, puzzle, path];
  if (lesson !== undefined && step !== undefined) return ['tutorial-menu', tableId, lesson, step, path];
  return lesson === undefined
    ? ['menu', tableId, version, path]
    : ['learn-menu', tableId, lesson, version, path];
}

function menu(
  choices: readonly Choice[],
  from: From,
  label: (text: Text) => string,
  language: Language,
  min: number,
  max: number,
  placeholder: 'pick' | 'more' = 'pick',
): Row {
  return menuRow({
    id: choosing(from),
    placeholder: say(language, text(`bot:panel.${placeholder}`), () => ''),
    options: choices.map((choice) => ({
      label: label(choice.label),
      value: choice.id,
      ...(choice.note && { description: label(choice.note) }),
    })),
    min,
    max,
  });
}

function manyRow(
  question: Extract<Open, { kind: 'many' }>,
  from: From,
  label: (text: Text) => string,
  language: Language,
): Row {
  return menu(
    question.choices,
    from,
    label,
    language,
    question.min,
    Math.min(question.max, question.choices.length),
  );
}
