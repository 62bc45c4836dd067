import type { Hint } from '../../app/hints/hint.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { formatPathLabels } from '../answers/labels.ts';
import type { TableContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import { toPercent } from '../core/percent.ts';

/**
 * Returns the best move in the panel's wording, its winning chance, and the number of hints taken: "Best move: **A: 20 to 1**. About 71 % to
 * win."
 */
export function formatHintLines(
  { table, language }: TableContext,
  { way, chance, taken }: Hint,
): readonly string[] {
  const names = getSafeNames(table);
  const move = formatPathLabels(way.questions, way.path, language, names).join(' › ');
  const best = translate(language, text('bot:hint.best', { move }), names);
  const worth =
    chance === null
      ? []
      : [translate(language, text('bot:hint.chance', { percent: toPercent(chance) }), names)];
  return [
    [best, ...worth].join(' '),
    `-# ${translate(language, text('bot:hint.taken', { hints: taken }), names)}`,
  ];
}
