import type { Choice, Path, Question } from '../../engine/question.ts';
import type { Language } from '../../engine/text.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import { getButtonChoiceId } from './answers.ts';

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
