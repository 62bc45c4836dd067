import type { Game } from '../../engine/game.ts';
import type { Sitter } from '../../store/seats.ts';

/** A seat of a lobby that nobody has, and that is kept for nobody, before one that somebody has. */
export const NOBODY: Sitter = { kind: 'empty', name: '' };

/** Whether somebody has that seat, or it is kept for somebody. */
export function isTaken(sitter: Sitter | undefined): boolean {
  return sitter !== undefined && sitter.kind !== 'empty';
}

/** How many seats of a lobby are taken or kept. */
export function takenCount(sitters: readonly Sitter[]): number {
  return sitters.filter(isTaken).length;
}

/**
 * How many would play if nobody else came: as many as have a seat, or as are needed. These are the seats that can be
 * chosen, from the first on, since no match knows of others: alone at Forage, for 3 or 4, one of 3.
 */
export function placesFor({ seats }: Pick<Game, 'seats'>, sitters: readonly Sitter[]): number {
  const taken = takenCount(sitters);
  return seats.find((count) => count >= taken) ?? taken;
}

/**
 * A lobby in which everybody has one of {@link placesFor} seats: who sits beyond them comes to the first that nobody has,
 * all others stay where they are. So a lobby that can start has no gap, and starts as it shows.
 */
export function settled(game: Pick<Game, 'seats'>, sitters: readonly Sitter[]): readonly Sitter[] {
  const places = placesFor(game, sitters);
  const beyond = sitters.slice(places).filter(isTaken);
  const within = Array.from({ length: places }, (_, at) => sitters[at] ?? NOBODY);
  return trimmed(within.map((sitter) => (isTaken(sitter) ? sitter : (beyond.shift() ?? NOBODY))));
}

/** Without what nobody has behind the last that somebody has. */
function trimmed(sitters: readonly Sitter[]): readonly Sitter[] {
  return sitters.slice(0, sitters.findLastIndex(isTaken) + 1);
}
