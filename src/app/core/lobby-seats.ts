import type { Game } from '../../engine/game.ts';
import type { SeatOccupant } from '../../store/seats.ts';

/** A seat of a lobby that nobody has, and that is kept for nobody, before one that somebody has. */
export const EMPTY_SEAT: SeatOccupant = { kind: 'empty', name: '' };

/** Whether somebody has that seat, or it is kept for somebody. */
export function isTaken(occupant: SeatOccupant | undefined): boolean {
  return occupant !== undefined && occupant.kind !== 'empty';
}

/** How many seats of a lobby are taken or kept. */
export function countTakenSeats(seats: readonly SeatOccupant[]): number {
  return seats.filter(isTaken).length;
}

/**
 * How many would play if nobody else came: as many as have a seat, or as are needed. These are the seats that can be
 * chosen, from the first on, since no match knows of others: alone at Forage, for 3 or 4, one of 3.
 */
export function countLobbySeats({ seats }: Pick<Game, 'seats'>, sitters: readonly SeatOccupant[]): number {
  const taken = countTakenSeats(sitters);
  return seats.find((count) => count >= taken) ?? taken;
}

/**
 * A lobby in which everybody has one of {@link countLobbySeats} seats: who sits beyond them comes to the first that nobody has,
 * all others stay where they are. So a lobby that can start has no gap, and starts as it shows.
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

/** Without what nobody has behind the last that somebody has. */
function trimSeats(seats: readonly SeatOccupant[]): readonly SeatOccupant[] {
  return seats.slice(0, seats.findLastIndex(isTaken) + 1);
}
