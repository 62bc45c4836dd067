import { canBeToldHow } from '../../../app/analysis/analysis.ts';
import { isPlayable, type Table } from '../../../app/core/table.ts';
import type { Language } from '../../../engine/text.ts';
import { type Button, namedButton } from '../../kit/rows.ts';

/** What can be done with a match that has ended; where its rules are not here it can only be kept. */
export function endedButtons(table: Table, language: Language): readonly Button[] {
  const { id } = table.record;
  const keep = namedButton(language, 'export', ['export', id]);
  if (!isPlayable(table)) return [keep];
  const again = namedButton(language, 'playAgain', ['rematch', id], 'primary');
  return [
    again,
    ...(canBeToldHow(table) ? [namedButton(language, 'went', ['went', id])] : []),
    namedButton(language, 'film', ['film', id]),
    namedButton(language, 'moves', ['step', id, 0]),
    keep,
  ];
}
