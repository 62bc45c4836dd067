import type { Seat, Viewer } from '../../engine/game.ts';
import type { Piece, PieceIdentity } from './types.ts';

/** One half of a piece's name: its suit or its rank. */
type Half = 'suit' | 'rank';

/** Properties of a piece that determine what it shows. */
type ShownPiece = Pick<Piece, 'kind' | 'side' | 'place'>;

/** Returns whether everybody sees this half of the piece. A tile shows both or none, a coin its value or suit (rulings 1). */
export function isShown({ kind, side, place }: ShownPiece, half: Half): boolean {
  if (place.kind !== 'board') return false;
  if (kind === 't') return side === 'f';
  if (kind === 'c') return (side === 'f') === (half === 'rank');
  return true;
}

/** Returns whether the viewer may know this half of the piece. A spectator knows what shows, and what lies open in the box. */
export function isKnown(piece: Piece, viewer: Viewer, half: Half): boolean {
  if (piece.place.kind === 'box') return piece.known.length > 0;
  return isShown(piece, half) || (viewer !== null && piece.known.includes(viewer));
}

/** Returns the piece as everybody sees it. */
export function getPublicIdentity(piece: Piece): PieceIdentity {
  return maskIdentity(piece, isShown(piece, 'suit'), isShown(piece, 'rank'));
}

/** Returns the piece as the viewer knows it. */
export function getKnownIdentity(piece: Piece, viewer: Viewer): PieceIdentity {
  return maskIdentity(piece, isKnown(piece, viewer, 'suit'), isKnown(piece, viewer, 'rank'));
}

function maskIdentity({ kind, suit, rank }: Piece, withSuit: boolean, withRank: boolean): PieceIdentity {
  return { kind, suit: withSuit ? suit : null, rank: withRank ? rank : null };
}

export function getAllSeats(seats: number): readonly Seat[] {
  return SEAT_LISTS[seats] as readonly Seat[];
}

const SEAT_LISTS = Array.from({ length: 7 }, (_, seats) => Array.from({ length: seats }, (_, seat) => seat));

/** Returns the seats in the know, with one more seat. */
export function addKnower(known: readonly Seat[], seat: Seat): readonly Seat[] {
  return known.includes(seat) ? known : [...known, seat].sort((one, other) => one - other);
}
