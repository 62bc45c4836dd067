import type { Hint } from '../../app/hints/hint.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { labelsOf } from '../answers/labels.ts';
import type { Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import { percent } from '../core/percent.ts';

/**
 * The best move in the words of the panel, what it is worth, and how many hints that makes: "Best: **A: 20 to 1**.
 * About 71 % to win."
 */
export function hintLines({ table, language }: Visit, { way, chance, taken }: Hint): readonly string[] {
  const names = namesAt(table);
  const move = labelsOf(way.questions, way.path, language, names).join(' › ');
  const best = say(language, text('bot:hint.best', { move }), names);
  const worth =
    chance === null ? [] : [say(language, text('bot:hint.chance', { percent: percent(chance) }), names)];
  return [[best, ...worth].join(' '), `-# ${say(language, text('bot:hint.taken', { hints: taken }), names)}`];
}
