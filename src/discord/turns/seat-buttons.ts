import { isPlayable, type Table } from '../../app/core/table.ts';
import { findHeldSeat, getFreeSeats, hasHeldSeat } from '../../app/seats/take-seat.ts';
import type { Language } from '../../engine/text.ts';
import { type Button, createNamedButton } from '../core/rows.ts';

/** Under a board: how a seat is taken that is free, and how whose seat an AI holds takes it back. */
export function createOpenSeatButtons(table: Table, language: Language): readonly Button[] {
  if (!isPlayable(table)) return [];
  return [
    ...createTakeSeatButtons(table, language),
    ...(hasHeldSeat(table) ? [createReturnButton(table, language)] : []),
  ];
}

/** The same for somebody who has no seat: their own comes first, and is the only one they can take. */
export function createOwnSeatButtons(table: Table, person: string, language: Language): readonly Button[] {
  if (!isPlayable(table)) return [];
  return findHeldSeat(table, person) === null
    ? createTakeSeatButtons(table, language)
    : [createReturnButton(table, language)];
}

/** One for the first free seat: whoever sits down leaves the next. */
function createTakeSeatButtons(table: Table, language: Language): readonly Button[] {
  return getFreeSeats(table)
    .slice(0, 1)
    .map(({ seat }) => createNamedButton(language, 'takeSeat', ['seat', table.record.id, seat], 'primary'));
}

function createReturnButton({ record }: Table, language: Language): Button {
  return createNamedButton(language, 'seatBack', ['return', record.id], 'primary');
}
