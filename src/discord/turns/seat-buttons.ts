import { isPlayable, type Table } from '../../app/core/table.ts';
import { freeSeats, heldFor, isHeld } from '../../app/seats/take-seat.ts';
import type { Language } from '../../engine/text.ts';
import { type Button, namedButton } from '../core/rows.ts';

/** Under a board: how a seat is taken that is free, and how whose seat an AI holds takes it back. */
export function openSeatButtons(table: Table, language: Language): readonly Button[] {
  if (!isPlayable(table)) return [];
  return [...freeButtons(table, language), ...(isHeld(table) ? [backButton(table, language)] : [])];
}

/** The same for somebody who has no seat: their own comes first, and is the only one they can take. */
export function ownSeatButtons(table: Table, person: string, language: Language): readonly Button[] {
  if (!isPlayable(table)) return [];
  return heldFor(table, person) === null ? freeButtons(table, language) : [backButton(table, language)];
}

/** One for the first free seat: whoever sits down leaves the next. */
function freeButtons(table: Table, language: Language): readonly Button[] {
  return freeSeats(table)
    .slice(0, 1)
    .map(({ seat }) => namedButton(language, 'takeSeat', ['seat', table.record.id, seat], 'primary'));
}

function backButton({ record }: Table, language: Language): Button {
  return namedButton(language, 'seatBack', ['return', record.id], 'primary');
}
