import type { Path, Question } from '../../engine/question.ts';
import type { Language } from '../../engine/text.ts';
import { type Names, say } from '../../words/say.ts';

/** The answers of a path in words, one for each of the questions that it answers. */
export function labelsOf(
  questions: readonly Question<unknown>[],
  path: Path,
  language: Language,
  names: Names,
): readonly string[] {
  return path.map((step, at) => {
    const question = questions[at];
    if (question === undefined || question.kind === 'ready') return '';
    const ids = step.split('+');
    const chosen = question.choices.filter(({ id }) => ids.includes(id));
    return chosen.map(({ label }) => say(language, label, names)).join(', ');
  });
}

/** The same without the letters and numbers that only mean something beside the picture of their moment. */
export function unmarkedLabelsOf(
  questions: readonly Question<unknown>[],
  path: Path,
  language: Language,
  names: Names,
): readonly string[] {
  const labels = labelsOf(questions, path, language, names);
  return labels.map((label, at) => unmarked(label, questions[at], path[at]));
}

function unmarked(label: string, question: Question<unknown> | undefined, step: string | undefined): string {
  if (question === undefined || question.kind === 'ready') return label;
  const mark = question.choices.find(({ id }) => id === step)?.mark;
  if (mark === undefined || !label.startsWith(mark)) return label;
  const rest = label.slice(mark.length);
  return /^(: | )./u.test(rest) ? rest.replace(/^:? /, '') : label;
}
