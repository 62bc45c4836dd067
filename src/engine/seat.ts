import { type Text, text } from './text.ts';

/** Place at the table, counted from 0 in the order in which players sat down. */
export type Seat = number;

/** A seat, or null for a spectator. */
export type Viewer = Seat | null;

/** Formats the possible numbers of players: "2", "3–4". */
export function formatSeatRange(seats: readonly number[]): Text {
  const fewest = seats[0] ?? 0;
  const most = seats.at(-1) ?? fewest;
  return fewest === most ? text('bot:range.one', { most }) : text('bot:range.more', { fewest, most });
}

/** Returns all seats in table order, beginning with `first`: [2, 0, 1]. */
export function rotateSeats(first: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, steps) => (first + steps) % seats);
}
