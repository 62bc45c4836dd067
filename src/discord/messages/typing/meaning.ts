import type { Language, Text } from '../../../engine/text.ts';
import { type Names, say } from '../../../words/say.ts';
import type { Legal } from '../../kit/legal.ts';

/** What moves mean, each label being said once in each language: moves share most of them. */
export function meaner(names: Names): Legal['meaning'] {
  const known = new Map<Language, Map<Text, string>>();
  const said = (language: Language, label: Text) => {
    const words = known.get(language) ?? new Map<Text, string>();
    known.set(language, words);
    const word = words.get(label) ?? say(language, label, names);
    words.set(label, word);
    return word;
  };
  return ({ path, questions }, language) =>
    path
      .map((step, at) => {
        const question = questions[at];
        if (question === undefined || question.kind === 'ready') return '';
        const ids = step.split('+');
        const chosen = question.choices.filter(({ id }) => ids.includes(id));
        return chosen.map(({ label }) => said(language, label)).join(', ');
      })
      .join(' › ');
}
