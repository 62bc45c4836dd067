import type { Seat } from '../../engine/game.ts';
import { getAllSeats } from './knowledge.ts';
import { PIECE_KINDS, type Piece, type PieceKind, type Place, type Rank, SUITS } from './types.ts';

/** Number of pieces of each kind: 56 in all (rulings 1). */
const KIND_COUNTS: Readonly<Record<PieceKind, number>> = { t: 24, c: 24, d: 4, p: 4 };

const RANKS: readonly Rank[] = [0, 1, 2, 3, 4, 5];

/** Creates all pieces in the box, known to everybody. */
export function createFullBox(seats: number): Piece[] {
  const place: Place = { kind: 'box' };
  const known = getAllSeats(seats);
  return PIECE_KINDS.flatMap((kind) =>
    SUITS.flatMap((suit) =>
      getRanks(kind).map((rank) => ({
        kind,
        suit,
        rank,
        place,
        side: 'f' as const,
        angle: 0 as const,
        known,
      })),
    ),
  );
}

/** Returns the ranks that distinguish pieces of a kind. */
export function getRanks(kind: PieceKind): readonly Rank[] {
  return kind === 't' || kind === 'c' ? RANKS : [0];
}

/** Takes the piece off the board, with the usual side and angle; a die loses its number. */
export function putAway(piece: Piece, place: Place, known: readonly Seat[]): Piece {
  return { ...piece, rank: piece.kind === 'd' ? 0 : piece.rank, place, side: 'f', angle: 0, known };
}

/** Puts the piece into the box, known there if everybody knew it. */
export function putIntoBox(piece: Piece, seats: number): Piece {
  const known = piece.known.length === seats ? piece.known : [];
  return putAway(piece, { kind: 'box' }, known);
}

/** Makes the pieces of a kind known to everybody once all of them are in the box. */
export function revealCompleteKinds(pieces: readonly Piece[], seats: number): readonly Piece[] {
  const complete = PIECE_KINDS.filter(
    (kind) =>
      pieces.filter((piece) => piece.kind === kind && piece.place.kind === 'box').length ===
      KIND_COUNTS[kind],
  );
  if (complete.length === 0) return pieces;
  const known = getAllSeats(seats);
  return pieces.map((piece) => (complete.includes(piece.kind) ? { ...piece, known } : piece));
}

/** Returns the pieces in the order of `PiecepackState.pieces`. */
export function sortPieces(pieces: readonly Piece[]): Piece[] {
  const board = pieces.filter(({ place }) => place.kind === 'board');
  const away = pieces.filter(({ place }) => place.kind !== 'board');
  const placed = away.map((piece) => ({ piece, order: computeOrder(piece) }));
  placed.sort((one, other) => one.order - other.order);
  return [...board, ...placed.map(({ piece }) => piece)];
}

/** Returns a sort key by place, kind and name. Pieces of one area and kind keep their order of arrival: the sort is stable. */
function computeOrder(piece: Piece): number {
  const { kind, suit, rank, place } = piece;
  const byName = place.kind === 'area' ? 0 : SUITS.indexOf(suit) * RANKS.length + rank;
  return (
    (getPlaceRank(piece) * PIECE_KINDS.length + PIECE_KINDS.indexOf(kind)) * SUITS.length * RANKS.length +
    byName
  );
}

function getPlaceRank({ place, known }: Piece): number {
  switch (place.kind) {
    case 'board':
      return -1;
    case 'area':
      return place.seat;
    case 'bag':
      return 10;
    case 'box':
      return known.length > 0 ? 11 : 12;
  }
}
