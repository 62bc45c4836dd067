import { type Text, text } from '../../../engine/text.ts';
import type { LaidSetUp, Piece, PieceId, PieceIdentity, PieceKind, Rank, Suit } from '../types.ts';

/** Returns the whole name of a piece. */
export function getIdentity({ kind, suit, rank }: Piece): PieceIdentity {
  return { kind, suit, rank };
}

/** Returns a piece in words, as far as it is known: "3 of suns coin", "coin of suns", "tile". */
export function getPieceName({ kind, suit, rank }: PieceIdentity): Text {
  if (kind === 'p')
    return suit === null
      ? text('piecepack:piece.p')
      : text('piecepack:piece.pSuit', { suit: getSuitName(suit) });
  if (suit === null && rank === null) return text(`piecepack:piece.${kind}`);
  if (rank === null) return text(`piecepack:piece.${kind}Suit`, { suit: getSuitName(suit as Suit) });
  if (suit === null) return text(`piecepack:piece.${kind}Rank`, { rank: getRankName(rank) });
  return text(`piecepack:piece.${kind}Both`, { suit: getSuitName(suit), rank: getRankName(rank) });
}

/** Returns a name that fits a button after the piece's place, which shows what is a tile: "suns coin, 3". */
export function getShortPieceName(piece: PieceIdentity): Text {
  const { kind, suit, rank } = piece;
  if (kind === 'p' || suit === null || rank === null) return getPieceName(piece);
  return text(`piecepack:shortPiece.${kind}`, { suit: getSuitName(suit), rank: getRankName(rank) });
}

export function getSuitName(suit: Suit): Text {
  return text(`piecepack:suit.${suit}`);
}

export function getRankName(rank: Rank): Text {
  return text(`piecepack:rank.${rank}`);
}

/** Returns the name of the set-up: a game's name, or the one that a player gave it. */
export function getSetUpName(laid: LaidSetUp): Text | string {
  return 'game' in laid ? text(`piecepack:games.${laid.game}.name`) : laid.name;
}

/** Returns pieces in words: one by its name, several by their number. */
export function getPiecesName(pieces: readonly PieceIdentity[]): Text | readonly Text[] {
  if (pieces.length === 1) return getPieceName(pieces[0] as PieceIdentity);
  return text('piecepack:piece.stack', { number: pieces.length });
}

/** Returns the id of a piece: `tS3`, `dC`, `pA`. Ranks are digits from 0 and are left out of dice and pawns. */
export function createPieceId(kind: PieceKind, suit: Suit, rank: Rank): PieceId {
  return kind === 't' || kind === 'c' ? kind + suit + rank : kind + suit;
}

/** Parses the id of a piece; a kind alone means any piece of it. */
export function parsePieceId(id: PieceId): PieceIdentity {
  const kind = id.charAt(0) as PieceKind;
  if (id.length === 1) return { kind, suit: null, rank: null };
  return { kind, suit: id.charAt(1) as Suit, rank: Number(id.charAt(2)) as Rank };
}
