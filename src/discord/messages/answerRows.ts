import { ButtonStyle, ComponentType } from 'discord.js';
import type { Choice, Path, Pick, Question } from '../../engine/question.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';
import type { Pressing } from '../kit/ids.ts';
import type { Row } from '../kit/payload.ts';
import { type Button, button, buttonRows, menuRow, type Style } from '../kit/rows.ts';

type Open = Exclude<Question<unknown>, { kind: 'ready' }>;

/** Where the answers lead from: the table as it was, and the answers given. */
export interface From {
  readonly tableId: number;
  readonly version: number;
  readonly path: Path;
  /** The lesson, where they are of one and of no table. */
  readonly lesson?: number;
  /** The puzzle of the server, where they are of one and of no table. */
  readonly puzzle?: number;
}

/** More answers than this become a menu. */
const FEW = 10;

/** The rows of a compass; the middle is the pawn itself. */
const COMPASS = [
  ['nw', 'n', 'ne'],
  ['w', null, 'e'],
  ['sw', 's', 'se'],
] as const;

const ARROWS = { nw: '↖', n: '↑', ne: '↗', w: '←', e: '→', sw: '↙', s: '↓', se: '↘' } as const;

/** The answers of a question: a compass for directions, buttons where they are few, a menu where they are many. */
export function answerRows(
  question: Open,
  from: From,
  label: (text: Text) => string,
  language: Language,
): readonly Row[] {
  if (question.kind === 'many') return [manyRow(question, from, label, language)];
  if (question.layout === 'compass') return compassRows(question.choices, from, label);
  if (question.choices.length <= FEW)
    return buttonRows(inOrder(question, label).map((choice) => answer(choice, from, label)));
  return [menu(question.choices, from, label, language, 1, 1)];
}

function inOrder({ choices, order }: Pick, label: (text: Text) => string): readonly Choice[] {
  if (order === undefined) return choices;
  const named = label(order).toLowerCase();
  const place = (choice: Choice) => named.indexOf(label(choice.label).toLowerCase());
  return choices.toSorted((one, other) => place(one) - place(other));
}

/** What ends something, or gives something up, is told apart by its colour. */
export function styleOf({ idle, danger }: Choice): Style {
  if (danger) return 'danger';
  return idle ? 'secondary' : 'primary';
}

function answer(choice: Choice, from: From, label: (text: Text) => string): Button {
  return button(label(choice.label), answering(from, choice.id), styleOf(choice));
}

/** The press that gives an answer, the path being whole. */
function answering({ tableId, lesson, puzzle, version, path }: From, id: string): Pressing {
  const way = [...path, id];
  if (puzzle !== undefined) return ['puzzle-answer', tableId, puzzle, way];
  return lesson === undefined
    ? ['answer', tableId, version, way]
    : ['learn-answer', tableId, lesson, version, way];
}

/** The press by which a menu gives an answer to the question at the end of the path. */
function choosing({ tableId, lesson, puzzle, version, path }: From): Pressing {
  if (puzzle !== undefined) return ['puzzle-menu', tableId, puzzle, path];
  return lesson === undefined
    ? ['menu', tableId, version, path]
    : ['learn-menu', tableId, lesson, version, path];
}

function compassRows(choices: readonly Choice[], from: From, label: (text: Text) => string): readonly Row[] {
  return COMPASS.map((row) => ({
    type: ComponentType.ActionRow,
    components: row.map((direction) => {
      const choice = choices.find(({ id }) => id === direction);
      return choice ? answer(choice, from, label) : nowhere(from, direction);
    }),
  }));
}

/** A direction that is closed: the place is kept so that the compass keeps its form. */
function nowhere({ tableId, version, path }: From, direction: keyof typeof ARROWS | null): Button {
  const custom_id = `closed:${direction ?? 'here'}:${tableId}:${version}:${path.join('.')}`.slice(0, 100);
  const label = direction === null ? '•' : ARROWS[direction];
  return { type: ComponentType.Button, style: ButtonStyle.Secondary, label, custom_id, disabled: true };
}

function menu(
  choices: readonly Choice[],
  from: From,
  label: (text: Text) => string,
  language: Language,
  min: number,
  max: number,
): Row {
  return menuRow({
    id: choosing(from),
    placeholder: say(language, text('bot:panel.pick'), () => ''),
    options: choices.map((choice) => ({ label: label(choice.label), value: choice.id })),
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
