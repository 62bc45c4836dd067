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
