import { dueAt, isPlayable, personAt } from '../../app/core/table.ts';
import type { Visit } from '../core/context.ts';
import { type Button, namedButton } from '../core/rows.ts';

/** The button for a player who waits for other people. */
export function nudgeButtons({ table, seat, language }: Visit): readonly Button[] {
  if (seat === null || table.record.phase !== 'playing' || !isPlayable(table)) return [];
  const waits = dueAt(table).some((due) => due !== seat && personAt(table, due) !== null);
  return waits ? [namedButton(language, 'nudge', ['nudge', table.record.id])] : [];
}
