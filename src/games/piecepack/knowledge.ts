import type { Seat, Viewer } from '../../engine/game.ts';
import type { Piece, PieceIdentity } from './types.ts';

/** Which half of a piece's name: its suit or its rank. */
type Half = 'suit' | 'rank';

/** A piece as far as what it shows is concerned. */
type ShownPiece = Pick<Piece, 'kind' | 'side' | 'place'>;

/** Whether everybody sees this of the piece: a tile shows both or nothing, a coin its value or its suit (rulings 1). */
export function isShown({ kind, side, place }: ShownPiece, half: Half): boolean {
  if (place.kind !== 'board') return false;
  if (kind === 't') return side === 'f';
  if (kind === 'c') return (side === 'f') === (half === 'rank');
  return true;
}

/** Whether the viewer may know this of the piece; a spectator knows what shows, and what lies open in the box. */
export function isKnown(piece: Piece, viewer: Viewer, half: Half): boolean {
  if (piece.place.kind === 'box') return piece.known.length > 0;
  return isShown(piece, half) || (viewer !== null && piece.known.includes(viewer));
}

/** The piece as everybody sees it. */
export function getPublicIdentity(piece: Piece): PieceIdentity {
  return maskIdentity(piece, isShown(piece, 'suit'), isShown(piece, 'rank'));
}

/** The piece as the viewer knows it. */
export function getKnownIdentity(piece: Piece, viewer: Viewer): PieceIdentity {
  return maskIdentity(piece, isKnown(piece, viewer, 'suit'), isKnown(piece, viewer, 'rank'));
}

function maskIdentity({ kind, suit, rank }: Piece, withSuit: boolean, withRank: boolean): PieceIdentity {
  return { kind, suit: withSuit ? suit : null, rank: withRank ? rank : null };
}

/** Every seat of the table. */
export function getAllSeats(seats: number): readonly Seat[] {
  return SEAT_LISTS[seats] as readonly Seat[];
}

const SEAT_LISTS = Array.from({ length: 7 }, (_, seats) => Array.from({ length: seats }, (_, seat) => seat));

/** The same knowledge and one seat more. */
export function addKnower(known: readonly Seat[], seat: Seat): readonly Seat[] {
  return known.includes(seat) ? known : [...known, seat].sort((one, other) => one - other);
}
