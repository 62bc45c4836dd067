import { type Text, text } from './text.ts';

/** A place at the table, counted from 0 in the order in which people sat down. */
export type Seat = number;

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** How many can play, in short: "2", "3–4". */
export function formatSeatRange(seats: readonly number[]): Text {
  const fewest = seats[0] ?? 0;
  const most = seats.at(-1) ?? fewest;
  return fewest === most ? text('bot:range.one', { most }) : text('bot:range.more', { fewest, most });
}

/** Returns all seats in the order of the table, from one on: [2, 0, 1]. */
export function rotateSeats(first: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, steps) => (first + steps) % seats);
}
