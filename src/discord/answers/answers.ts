import { ButtonStyle, ComponentType } from 'discord.js';
import type { Choice, ClosedPlace, Path, Pick, Question } from '../../engine/question.ts';
import { type Language, text } from '../../engine/text.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import type { Row } from '../core/payload.ts';
import type { Button, ButtonStyleName } from '../core/rows.ts';

/** Maximum number of answers shown as buttons; more become a menu. */
const MAX_BUTTONS = 10;

/** Returns whether a question has only a menu: it has many answers, or takes several at once. */
export function isMenu(question: Exclude<Question<unknown>, { kind: 'ready' }>): boolean {
  if (question.kind === 'many') return true;
  return (
    question.layout === undefined && getCommonChoices(removeTwins(question.choices)).length > MAX_BUTTONS
  );
}

/** Returns the common answers, which have buttons if they fit. */
export function getCommonChoices(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ rare }) => !rare);
}

/** Returns the answers without twins, which are equivalent to an earlier answer. */
export function removeTwins(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ twin }) => twin === undefined);
}

/** Returns the id of the answer whose button represents this one: a twin has no button of its own. */
export function getButtonChoiceId(
  step: string,
  question: Exclude<Question<unknown>, { kind: 'ready' }>,
): string {
  return question.choices.find(({ id }) => id === step)?.twin ?? step;
}

/** Returns the mark at an answer's place in the picture; a twin has the mark of the answer with a button. */
export function getChoiceMark(choice: Choice, choices: readonly Choice[]): string | undefined {
  return (choices.find(({ id }) => id === choice.twin) ?? choice).mark;
}

/** Returns an answer with its consequence: "A: 0 to 6, scores a run". */
function formatChoice({ label, note }: Choice, language: Language, names: Names): string {
  return [label, ...(note ? [note] : [])].map((said) => translate(language, said, names)).join(', ');
}

/** Returns the text of each answer of a path with its consequence. A twin is shown as the answer with a button. */
export function formatPathLabels(
  questions: readonly Question<unknown>[],
  path: Path,
  language: Language,
  names: Names,
): readonly string[] {
  return path.map((step, at) => {
    const question = questions[at];
    if (question === undefined || question.kind === 'ready') return '';
    const ids = getButtonChoiceId(step, question).split('+');
    const chosen = question.choices.filter(({ id }) => ids.includes(id));
    return chosen.map((choice) => formatChoice(choice, language, names)).join(', ');
  });
}

/** Returns the labels of a path without the letters and numbers that refer to marks in the picture of that moment. */
export function formatUnmarkedLabels(
  questions: readonly Question<unknown>[],
  path: Path,
  language: Language,
  names: Names,
): readonly string[] {
  const labels = formatPathLabels(questions, path, language, names);
  return labels.map((label, at) => removeMark(label, questions[at], path[at]));
}

function removeMark(
  label: string,
  question: Question<unknown> | undefined,
  step: string | undefined,
): string {
  if (question === undefined || question.kind === 'ready') return label;
  const clicked = step === undefined ? undefined : getButtonChoiceId(step, question);
  const mark = question.choices.find(({ id }) => id === clicked)?.mark;
  if (mark === undefined || !label.startsWith(mark)) return label;
  const rest = label.slice(mark.length);
  return /^(: | )./u.test(rest) ? rest.replace(/^:? /, '') : label;
}

type OpenQuestion = Exclude<Question<unknown>, { kind: 'ready' }>;

/**
 * Returns small lines with the consequences of the answers and the closed places of a compass: "A: scores a run · B, C: wins". A menu shows
 * consequences itself.
 */
export function formatNoteLines(question: OpenQuestion, language: Language, names: Names): readonly string[] {
  const notes = isMenu(question) ? [] : formatNotes(getCommonChoices(question.choices), language, names);
  const closed = question.kind === 'pick' ? formatClosedPlaces(question.closed ?? [], language, names) : [];
  return [notes, closed].flatMap((parts) => (parts.length === 0 ? [] : [`-# ${parts.join(' · ')}`]));
}

function formatNotes(choices: readonly Choice[], language: Language, names: Names): readonly string[] {
  const noted = removeTwins(choices).flatMap(({ mark, label, note }) =>
    note
      ? [{ which: mark ?? translate(language, label, names), what: translate(language, note, names) }]
      : [],
  );
  return groupByText(noted).map(([what, which]) =>
    translate(language, text('bot:panel.note', { which: which.join(', '), what }), names),
  );
}

function formatClosedPlaces(
  closed: readonly ClosedPlace[],
  language: Language,
  names: Names,
): readonly string[] {
  const told = closed.map(({ id, why }) => ({ which: getArrow(id), what: translate(language, why, names) }));
  return groupByText(told).map(([why, which]) =>
    translate(language, text('bot:panel.closed', { which: which.join(' '), why }), names),
  );
}

function getArrow(id: string): string {
  return ARROWS[id as keyof typeof ARROWS];
}

/** Groups the entries by text, so that one text for several answers appears once. */
function groupByText(
  told: readonly { readonly which: string; readonly what: string }[],
): readonly (readonly [string, readonly string[]])[] {
  const all = new Map<string, string[]>();
  for (const { which, what } of told) all.set(what, [...(all.get(what) ?? []), which]);
  return [...all];
}

const ARROWS = { nw: '↖', n: '↑', ne: '↗', w: '←', e: '→', sw: '↙', s: '↓', se: '↘' } as const;

/** Rows of the layouts; the centre of a compass is the pawn itself. */
const LAYOUTS = {
  compass: [
    ['nw', 'n', 'ne'],
    ['w', null, 'e'],
    ['sw', 's', 'se'],
  ],
  sides: [['w', 'n', 's', 'e']],
} as const;

type CompassPlace = keyof typeof ARROWS | null;

/**
 * Returns the places of a layout as buttons, labelled only by letter and arrow so that their widths are equal. Unavailable places stay as
 * disabled buttons; `closed` keeps their ids distinct between questions.
 */
export function createCompassRows(
  { choices, layout = 'compass' }: Pick,
  answer: (choice: Choice) => Button,
  closed: string,
): readonly Row[] {
  return LAYOUTS[layout].map((row) => ({
    type: ComponentType.ActionRow,
    components: row.map((place) => {
      const choice = choices.find(({ id }) => id === place);
      return choice
        ? { ...answer(choice), label: formatCompassLabel(choice.mark ?? '', place) }
        : createClosedButton(place, closed);
    }),
  }));
}

function createClosedButton(place: CompassPlace, closed: string): Button {
  const custom_id = `closed:${place ?? 'here'}:${closed}`.slice(0, 100);
  const label = formatCompassLabel('–', place);
  return { type: ComponentType.Button, style: ButtonStyle.Secondary, label, custom_id, disabled: true };
}

function formatCompassLabel(mark: string, place: CompassPlace): string {
  return `${mark} ${place === null ? '•' : ARROWS[place]}`.trim();
}

/** Returns the style of an answer's button: primary for moves, secondary for ending or giving something up, danger for risks. */
export function getChoiceStyle({ idle, ends, danger }: Choice): ButtonStyleName {
  if (danger) return 'danger';
  return idle || ends ? 'secondary' : 'primary';
}
