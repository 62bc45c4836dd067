import type { Seat, Viewer } from '../../engine/game.ts';
import type { Named, Piece } from './types.ts';

/** Which half of a piece's name: its suit or its rank. */
type Half = 'suit' | 'rank';

/** A piece as far as what it shows is concerned. */
type Shown = Pick<Piece, 'kind' | 'side' | 'place'>;

/** Whether everybody sees this of the piece: a tile shows both or nothing, a coin its value or its suit (rulings 1). */
export function shows({ kind, side, place }: Shown, half: Half): boolean {
  if (place.kind !== 'board') return false;
  if (kind === 't') return side === 'f';
  if (kind === 'c') return (side === 'f') === (half === 'rank');
  return true;
}

/** Whether the viewer may know this of the piece; a spectator knows what shows, and what lies open in the box. */
export function knows(piece: Piece, viewer: Viewer, half: Half): boolean {
  if (piece.place.kind === 'box') return piece.known.length > 0;
  return shows(piece, half) || (viewer !== null && piece.known.includes(viewer));
}

/** The piece as everybody sees it. */
export function shown(piece: Piece): Named {
  return named(piece, shows(piece, 'suit'), shows(piece, 'rank'));
}

/** The piece as the viewer knows it. */
export function asKnown(piece: Piece, viewer: Viewer): Named {
  return named(piece, knows(piece, viewer, 'suit'), knows(piece, viewer, 'rank'));
}

function named({ kind, suit, rank }: Piece, withSuit: boolean, withRank: boolean): Named {
  return { kind, suit: withSuit ? suit : null, rank: withRank ? rank : null };
}

/** Every seat of the table. */
export function everybody(seats: number): readonly Seat[] {
  return TABLES[seats] as readonly Seat[];
}

const TABLES = Array.from({ length: 7 }, (_, seats) => Array.from({ length: seats }, (_, seat) => seat));

/** The same knowledge and one seat more. */
export function learnt(known: readonly Seat[], seat: Seat): readonly Seat[] {
  return known.includes(seat) ? known : [...known, seat].sort((one, other) => one - other);
}
