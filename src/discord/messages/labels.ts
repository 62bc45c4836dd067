import type { Game, Seat } from '../../engine/game.ts';
import type { Path } from '../../engine/question.ts';
import type { Language } from '../../engine/text.ts';
import { type Names, say } from '../../words/say.ts';

/** The answers of a path in words, one for each step. */
export function labelsOf(
  game: Game,
  view: unknown,
  seat: Seat,
  path: Path,
  language: Language,
  names: Names,
): readonly string[] {
  return path.map((step, at) => {
    const question = game.next(view, seat, path.slice(0, at));
    if (question.kind === 'ready') return '';
    const ids = step.split('+');
    const chosen = question.choices.filter(({ id }) => ids.includes(id));
    return chosen.map(({ label }) => say(language, label, names)).join(', ');
  });
}
