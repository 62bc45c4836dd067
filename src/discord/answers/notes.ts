import type { Choice, Closed, Question } from '../../engine/question.ts';
import { type Language, text } from '../../engine/text.ts';
import { type Names, say } from '../../i18n/say.ts';
import { common, isMenu, oncePerTwin } from './answers.ts';
import { ARROWS } from './compass.ts';

type Open = Exclude<Question<unknown>, { kind: 'ready' }>;

/**
 * What comes of the answers and which places of a compass are closed, in small print: "A: scores a run · B, C: wins". A menu
 * tells what comes of its answers itself.
 */
export function noteLines(question: Open, language: Language, names: Names): readonly string[] {
  const notes = isMenu(question) ? [] : notesOf(common(question.choices), language, names);
  const closed = question.kind === 'pick' ? closedOf(question.closed ?? [], language, names) : [];
  return [notes, closed].flatMap((parts) => (parts.length === 0 ? [] : [`-# ${parts.join(' · ')}`]));
}

function notesOf(choices: readonly Choice[], language: Language, names: Names): readonly string[] {
  const noted = oncePerTwin(choices).flatMap(({ mark, label, note }) =>
    note ? [{ which: mark ?? say(language, label, names), what: say(language, note, names) }] : [],
  );
  return grouped(noted).map(([what, which]) =>
    say(language, text('bot:panel.note', { which: which.join(', '), what }), names),
  );
}

function closedOf(closed: readonly Closed[], language: Language, names: Names): readonly string[] {
  const told = closed.map(({ id, why }) => ({ which: arrow(id), what: say(language, why, names) }));
  return grouped(told).map(([why, which]) =>
    say(language, text('bot:panel.closed', { which: which.join(' '), why }), names),
  );
}

function arrow(id: string): string {
  return ARROWS[id as keyof typeof ARROWS];
}

/** What is said of several is said once. */
function grouped(
  told: readonly { readonly which: string; readonly what: string }[],
): readonly (readonly [string, readonly string[]])[] {
  const all = new Map<string, string[]>();
  for (const { which, what } of told) all.set(what, [...(all.get(what) ?? []), which]);
  return [...all];
}
