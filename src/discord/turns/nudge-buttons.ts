import { findPerson, getDueSeats, isPlayable } from '../../app/core/table.ts';
import type { TableContext } from '../core/context.ts';
import { type Button, createNamedButton } from '../core/rows.ts';

/** Returns the button for a player who waits for other people. */
export function createNudgeButtons({ table, seat, language }: TableContext): readonly Button[] {
  if (seat === null || table.record.phase !== 'playing' || !isPlayable(table)) return [];
  const waits = getDueSeats(table).some((due) => due !== seat && findPerson(table, due) !== null);
  return waits ? [createNamedButton(language, 'nudge', ['nudge', table.record.id])] : [];
}
