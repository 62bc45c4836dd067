import { getRepeatableMove, loadRepeatingSeats } from '../../app/play/repeat-move.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { SeatedContext, TableContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import { type Button, createButton, createNamedButton } from '../core/rows.ts';

/** Returns a line about the seat's repeated move, and the button that ends it; nothing if it repeats none. */
export async function createStopRepeating({
  bot,
  table,
  seat,
  language,
}: SeatedContext): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly Button[] }> {
  const repeats = getRepeatableMove(table, seat);
  if (repeats === null || !(await loadRepeatingSeats(bot.app.store, table)).includes(seat))
    return { lines: [], buttons: [] };
  const about = text('bot:panel.repeating', { about: repeats.about });
  return {
    lines: [translate(language, about, getSafeNames(table))],
    buttons: [createNamedButton(language, 'stopRepeating', ['repeat-stop', table.record.id])],
  };
}

/** Returns the button to repeat a move at each turn of the due seat, if its game has one. */
export function createRepeatButtons(
  { table, language }: Pick<TableContext, 'table' | 'language'>,
  seat: number,
): readonly Button[] {
  const repeats = getRepeatableMove(table, seat);
  if (repeats === null || repeats.move === null) return [];
  const { id, version } = table.record;
  return [createButton(translate(language, repeats.label, getSafeNames(table)), ['repeat', id, version])];
}
