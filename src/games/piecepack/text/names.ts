import { type Text, text } from '../../../engine/text.ts';
import type { LaidSetUp, Piece, PieceId, PieceIdentity, PieceKind, Rank, Suit } from '../types.ts';

/** The piece by its whole name. */
export function getIdentity({ kind, suit, rank }: Piece): PieceIdentity {
  return { kind, suit, rank };
}

/** A piece in words, as far as it is known: "3 of suns coin", "coin of suns", "tile". */
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

/** A suit in words. */
export function getSuitName(suit: Suit): Text {
  return text(`piecepack:suit.${suit}`);
}

/** A rank in words. */
export function getRankName(rank: Rank): Text {
  return text(`piecepack:rank.${rank}`);
}

/** What was set up: a game by its name, or the name that somebody gave it. */
export function getSetUpName(laid: LaidSetUp): Text | string {
  return 'game' in laid ? text(`piecepack:games.${laid.game}.name`) : laid.name;
}

/** Pieces in words: one by its name, two and three by all names, more by their number. */
export function getPiecesName(pieces: readonly PieceIdentity[]): Text | readonly Text[] {
  if (pieces.length === 1) return getPieceName(pieces[0] as PieceIdentity);
  return text('piecepack:piece.stack', { number: pieces.length });
}

/** `tS3`, `dC`, `pA`: ranks are n, a, 2 to 5 as in the notation, and left out where there is but one. */
export function createPieceId(kind: PieceKind, suit: Suit, rank: Rank): PieceId {
  return kind === 't' || kind === 'c' ? kind + suit + rank : kind + suit;
}

/** The piece of a name; of a kind alone, any of it. */
export function parsePieceId(id: PieceId): PieceIdentity {
  const kind = id.charAt(0) as PieceKind;
  if (id.length === 1) return { kind, suit: null, rank: null };
  return { kind, suit: id.charAt(1) as Suit, rank: Number(id.charAt(2)) as Rank };
}
