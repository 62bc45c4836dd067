import type { GameId } from './setups/games.ts';
import type { Angle, Layout, PieceIdentity, PieceKind, Rank, Side, Spot, Suit } from './types.ts';

/** Pieces of one spot, `first` to `last`, counted from the top, which is 1. */
export interface Grip {
  readonly at: Spot;
  readonly first: number;
  readonly last: number;
}

/** Action of a player at the table. */
export type PiecepackMove =
  | LayMove
  | CarryMove
  | CaptureMove
  | SwapMove
  | { readonly kind: 'flip' | 'look' | 'hide' | 'bag' | 'box'; readonly grip: Grip }
  /** Turns pieces clockwise. */
  | { readonly kind: 'turn'; readonly grip: Grip; readonly by: 90 | 180 | 270 }
  /** Moves all pieces of a kind from the box into the bag; null for all kinds. */
  | { readonly kind: 'fill'; readonly of: PieceKind | null }
  /** Sets the die of a suit to this number. */
  | { readonly kind: 'set'; readonly suit: Suit; readonly rank: Rank }
  /** Rolls the die of a suit; null for all dice on the board, at least two. */
  | { readonly kind: 'roll'; readonly suit: Suit | null }
  | { readonly kind: 'shuffle'; readonly at: Spot }
  | DrawMove
  | ShowMove
  | { readonly kind: 'setup'; readonly layout: Layout }
  | { readonly kind: 'note'; readonly text: string }
  /** Sets up a known game, after everything on the table has gone into the box. */
  | { readonly kind: 'game'; readonly game: GameId }
  | SavedSetUp
  /** Does all of these actions in order, or none. */
  | { readonly kind: 'several'; readonly moves: readonly PiecepackMove[] }
  | { readonly kind: 'clear' | 'open' | 'undo' | 'pack' | 'unpack' };

/** Sets up what a player has saved under a name; `pieces` as in a plan. */
export interface SavedSetUp {
  readonly kind: 'saved';
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly pieces: string;
}

/** Destination of pieces: a spot, and their height there. */
export interface Destination {
  readonly to: Spot;
  /** True for beneath a piece or all pieces, false for above. */
  readonly under: boolean;
  /**
   * Piece to go directly beneath or above, counted from the top before the move. `all` with `under` is beneath every piece of the table. If
   * left out: on top of every piece of the table, or with `under` beneath those of the spot.
   */
  readonly depth?: number | 'all';
  /** Spot of that piece, if it differs from `to`. */
  readonly of?: Spot;
}

/** Lays a piece from the box onto the board. It is one known there by name, or (no suit) a random one of its kind. */
export interface LayMove extends Destination {
  readonly kind: 'lay';
  readonly piece: PieceIdentity;
  readonly side: Side;
  readonly angle: Angle;
}

/** Moves pieces from one spot of the board to another. */
export interface CarryMove extends Destination {
  readonly kind: 'move';
  readonly grip: Grip;
}

/** Puts the top piece of a spot into the box, and other pieces in its place on top. */
export interface CaptureMove {
  readonly kind: 'capture';
  readonly grip: Grip;
  readonly to: Spot;
  /** Captured pieces of the spot, instead of the top one. They go first: `grip` is counted without them. */
  readonly taken?: Pick<Grip, 'first' | 'last'>;
}

/** Swaps pieces. Each comes to lie as high as the other lay; with `raised` both lie on top of all, `other` uppermost. */
export interface SwapMove {
  readonly kind: 'swap';
  readonly grip: Grip;
  readonly other: Grip;
  readonly raised?: true;
}

/**
 * Draws a random piece from the bag into the player's own area (`to` null) or onto the board. A tile on the board covers the space named
 * and the three above and right of it.
 */
export interface DrawMove {
  readonly kind: 'draw';
  readonly to: Spot | null;
  readonly side: Side;
}

/** Lays a piece from the player's own area, counted from 1, onto the board. A tile covers spaces as in {@link DrawMove}. */
export interface ShowMove {
  readonly kind: 'show';
  readonly index: number;
  readonly to: Spot;
  readonly side: Side;
}
