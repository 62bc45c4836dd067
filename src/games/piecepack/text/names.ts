import { type Text, text } from '../../../engine/text.ts';
import type { Laid, Named, Piece, PieceId, PieceKind, Rank, Suit } from '../types.ts';

/** The piece by its whole name. */
export function nameOf({ kind, suit, rank }: Piece): Named {
  return { kind, suit, rank };
}

/** A piece in words, as far as it is known: "3 of suns coin", "coin of suns", "tile". */
export function pieceName({ kind, suit, rank }: Named): Text {
  if (kind === 'p')
    return suit === null
      ? text('piecepack:piece.p')
      : text('piecepack:piece.pSuit', { suit: suitName(suit) });
  if (suit === null && rank === null) return text(`piecepack:piece.${kind}`);
  if (rank === null) return text(`piecepack:piece.${kind}Suit`, { suit: suitName(suit as Suit) });
  if (suit === null) return text(`piecepack:piece.${kind}Rank`, { rank: rankName(rank) });
  return text(`piecepack:piece.${kind}Both`, { suit: suitName(suit), rank: rankName(rank) });
}

/** A suit in words. */
export function suitName(suit: Suit): Text {
  return text(`piecepack:suit.${suit}`);
}

/** A rank in words. */
export function rankName(rank: Rank): Text {
  return text(`piecepack:rank.${rank}`);
}

/** What was set up: a game by its name, or the name that somebody gave it. */
export function laidName(laid: Laid): Text | string {
  return 'game' in laid ? text(`piecepack:games.${laid.game}.name`) : laid.name;
}

/** Pieces in words: one by its name, two and three by all names, more by their number. */
export function piecesName(pieces: readonly Named[]): Text | readonly Text[] {
  if (pieces.length === 1) return pieceName(pieces[0] as Named);
  return text('piecepack:piece.stack', { number: pieces.length });
}

/** `tS3`, `dC`, `pA`: ranks are n, a, 2 to 5 as in the notation, and left out where there is but one. */
export function pieceId(kind: PieceKind, suit: Suit, rank: Rank): PieceId {
  return kind === 't' || kind === 'c' ? kind + suit + rank : kind + suit;
}

/** The piece of a name; of a kind alone, any of it. */
export function namedBy(id: PieceId): Named {
  const kind = id.charAt(0) as PieceKind;
  if (id.length === 1) return { kind, suit: null, rank: null };
  return { kind, suit: id.charAt(1) as Suit, rank: Number(id.charAt(2)) as Rank };
}
