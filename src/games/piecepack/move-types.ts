import type { GameId } from './setups/games.ts';
import type { Angle, Layout, PieceIdentity, PieceKind, Rank, Side, Spot, Suit } from './types.ts';

/** Pieces of one spot, counted from the top, which is 1: `first` to `last`. */
export interface Grip {
  readonly at: Spot;
  readonly first: number;
  readonly last: number;
}

/** What somebody does at the table. */
export type PiecepackMove =
  | LayMove
  | CarryMove
  | CaptureMove
  | SwapMove
  | { readonly kind: 'flip' | 'look' | 'hide' | 'bag' | 'box'; readonly grip: Grip }
  /** Clockwise. */
  | { readonly kind: 'turn'; readonly grip: Grip; readonly by: 90 | 180 | 270 }
  /** All pieces of a kind go from the box into the bag; null for all there are. */
  | { readonly kind: 'fill'; readonly of: PieceKind | null }
  /** The die of a suit is turned to show this. */
  | { readonly kind: 'set'; readonly suit: Suit; readonly rank: Rank }
  /** The die of a suit; null for all dice on the board, two at least. */
  | { readonly kind: 'roll'; readonly suit: Suit | null }
  | { readonly kind: 'shuffle'; readonly at: Spot }
  | DrawMove
  | ShowMove
  | { readonly kind: 'setup'; readonly layout: Layout }
  | { readonly kind: 'note'; readonly text: string }
  /** A game that is known here is laid out, after everything on the table has gone into the box. */
  | { readonly kind: 'game'; readonly game: GameId }
  | SavedSetUp
  /** All of these one after the other, or none of them. */
  | { readonly kind: 'several'; readonly moves: readonly PiecepackMove[] }
  | { readonly kind: 'clear' | 'open' | 'undo' | 'pack' | 'unpack' };

/** The same with what somebody saved under a name: the pieces as in a plan. */
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
  /** Beneath a piece or all pieces; else above. */
  readonly under: boolean;
  /**
   * Directly beneath or above this piece, counted from the top before the move; `all` with `under` is beneath every piece of
   * the table. Left out: on top of every piece of the table, or with `under` beneath those of the spot.
   */
  readonly depth?: number | 'all';
  /** The spot of that piece, where it is another one. */
  readonly of?: Spot;
}

/** From the box to the board: a piece known there by name, or (no suit) one of its kind by chance. */
export interface LayMove extends Destination {
  readonly kind: 'lay';
  readonly piece: PieceIdentity;
  readonly side: Side;
  readonly angle: Angle;
}

/** Pieces go from one spot of the board to another. */
export interface CarryMove extends Destination {
  readonly kind: 'move';
  readonly grip: Grip;
}

/** The top piece of a spot goes into the box, and other pieces take its place on top. */
export interface CaptureMove {
  readonly kind: 'capture';
  readonly grip: Grip;
  readonly to: Spot;
  /** These pieces of the spot instead of the top one. They go first: `grip` is counted without them. */
  readonly taken?: Pick<Grip, 'first' | 'last'>;
}

/** Pieces change places; each comes to lie as high as the other lay, or `raised` on top of all, the others uppermost. */
export interface SwapMove {
  readonly kind: 'swap';
  readonly grip: Grip;
  readonly other: Grip;
  readonly raised?: true;
}

/** From the bag, by chance, into the own area (`to` null) or onto the board, where a tile covers the space named and the three above and right of it. */
export interface DrawMove {
  readonly kind: 'draw';
  readonly to: Spot | null;
  readonly side: Side;
}

/** From the own area, counted from 1, onto the board, where a tile covers the space named as in {@link DrawMove}. */
export interface ShowMove {
  readonly kind: 'show';
  readonly index: number;
  readonly to: Spot;
  readonly side: Side;
}
