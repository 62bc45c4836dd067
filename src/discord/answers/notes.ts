import type { Choice, ClosedPlace, Question } from '../../engine/question.ts';
import { type Language, text } from '../../engine/text.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import { getCommonChoices, isMenu, removeTwins } from './answers.ts';
import { ARROWS } from './compass.ts';

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
