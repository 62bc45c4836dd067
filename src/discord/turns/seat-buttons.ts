import { findPerson, getDueSeats, isPlayable, type Table } from '../../app/core/table.ts';
import { findHeldSeat, getFreeSeats, hasHeldSeat } from '../../app/seats/take-seat.ts';
import type { Language } from '../../engine/text.ts';
import type { TableContext } from '../core/context.ts';
import { type Button, createNamedButton } from '../core/rows.ts';

/** Returns the board's buttons to take an open seat, or to return to a seat that an AI holds. */
export function createOpenSeatButtons(table: Table, language: Language): readonly Button[] {
  if (!isPlayable(table)) return [];
  return [
    ...createTakeSeatButtons(table, language),
    ...(hasHeldSeat(table) ? [createReturnButton(table, language)] : []),
  ];
}

/** Returns these buttons for a user without a seat; a player who left a seat can only return to their own. */
export function createOwnSeatButtons(table: Table, person: string, language: Language): readonly Button[] {
  if (!isPlayable(table)) return [];
  return findHeldSeat(table, person) === null
    ? createTakeSeatButtons(table, language)
    : [createReturnButton(table, language)];
}

/** Returns the button for the first open seat; later boards offer the next. */
function createTakeSeatButtons(table: Table, language: Language): readonly Button[] {
  return getFreeSeats(table)
    .slice(0, 1)
    .map(({ seat }) => createNamedButton(language, 'takeSeat', ['seat', table.record.id, seat], 'primary'));
}

function createReturnButton({ record }: Table, language: Language): Button {
  return createNamedButton(language, 'seatBack', ['return', record.id], 'primary');
}

/** Returns the button for a player who waits for other people. */
export function createNudgeButtons({ table, seat, language }: TableContext): readonly Button[] {
  if (seat === null || table.record.phase !== 'playing' || !isPlayable(table)) return [];
  const waits = getDueSeats(table).some((due) => due !== seat && findPerson(table, due) !== null);
  return waits ? [createNamedButton(language, 'nudge', ['nudge', table.record.id])] : [];
}
