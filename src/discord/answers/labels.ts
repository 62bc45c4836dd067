import type { Choice, Path, Question } from '../../engine/question.ts';
import type { Language } from '../../engine/text.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import { getButtonChoiceId } from './answers.ts';

/** An answer with what comes of it: "A: 0 to 6, scores a run". */
function formatChoice({ label, note }: Choice, language: Language, names: Names): string {
  return [label, ...(note ? [note] : [])].map((said) => translate(language, said, names)).join(', ');
}

/**
 * The answers of a path in words, with what comes of each, one for each of the questions that it answers. A twin is told as
 * the one that has a button.
 */
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

/** The same without the letters and numbers that only mean something beside the picture of their moment. */
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
  const pressed = step === undefined ? undefined : getButtonChoiceId(step, question);
  const mark = question.choices.find(({ id }) => id === pressed)?.mark;
  if (mark === undefined || !label.startsWith(mark)) return label;
  const rest = label.slice(mark.length);
  return /^(: | )./u.test(rest) ? rest.replace(/^:? /, '') : label;
}
