import type { Game } from '../../engine/game.ts';
import type { SeatOccupant } from '../../store/seats.ts';

/** A seat of a lobby that is neither taken nor reserved, in front of one that is. */
export const EMPTY_SEAT: SeatOccupant = { kind: 'empty', name: '' };

/** Returns whether a seat is taken or reserved. */
export function isTaken(occupant: SeatOccupant | undefined): boolean {
  return occupant !== undefined && occupant.kind !== 'empty';
}

/** Returns the number of seats of a lobby that are taken or reserved. */
export function countTakenSeats(seats: readonly SeatOccupant[]): number {
  return seats.filter(isTaken).length;
}

/**
 * Returns the number of seats if nobody else joined: the smallest seat count of the game that fits all taken seats.
 * Players can choose among these seats, because a match of that size has no others: one person at Forage, a game for 3 or
 * 4, gets one of 3.
 */
export function countLobbySeats({ seats }: Pick<Game, 'seats'>, occupants: readonly SeatOccupant[]): number {
  const taken = countTakenSeats(occupants);
  return seats.find((count) => count >= taken) ?? taken;
}

/**
 * Moves occupants beyond the first {@link countLobbySeats} seats into the first free seats; all others stay. So a lobby
 * that can start has no gap, and the match starts with the seats as shown.
 */
export function compactSeats(
  game: Pick<Game, 'seats'>,
  seats: readonly SeatOccupant[],
): readonly SeatOccupant[] {
  const places = countLobbySeats(game, seats);
  const beyond = seats.slice(places).filter(isTaken);
  const within = Array.from({ length: places }, (_, at) => seats[at] ?? EMPTY_SEAT);
  return trimSeats(within.map((occupant) => (isTaken(occupant) ? occupant : (beyond.shift() ?? EMPTY_SEAT))));
}

/** Removes the free seats after the last taken one. */
function trimSeats(seats: readonly SeatOccupant[]): readonly SeatOccupant[] {
  return seats.slice(0, seats.findLastIndex(isTaken) + 1);
}
