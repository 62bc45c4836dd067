import { repeatableAt, repeatingSeats } from '../../app/play/repeat-move.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Seated, Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import { type Button, button, namedButton } from '../core/rows.ts';

/** Says that the seat repeats a move at each of its turns, and offers to end it; nothing where it does not. */
export async function repeatingWay({
  bot,
  table,
  seat,
  language,
}: Seated): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly Button[] }> {
  const repeats = repeatableAt(table, seat);
  if (repeats === null || !(await repeatingSeats(bot.house.store, table)).includes(seat))
    return { lines: [], buttons: [] };
  const about = text('bot:panel.repeating', { about: repeats.about });
  return {
    lines: [say(language, about, namesAt(table))],
    buttons: [namedButton(language, 'stopRepeating', ['repeat-stop', table.record.id])],
  };
}

/** Offers to repeat a move at each turn of the seat that is due, where its game has one. */
export function repeatButtons(
  { table, language }: Pick<Visit, 'table' | 'language'>,
  seat: number,
): readonly Button[] {
  const repeats = repeatableAt(table, seat);
  if (repeats === null || repeats.move === null) return [];
  const { id, version } = table.record;
  return [button(say(language, repeats.label, namesAt(table)), ['repeat', id, version])];
}
