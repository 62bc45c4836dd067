import type { GameId } from './setups/games.ts';
import type { Angle, Layout, Named, PieceKind, Rank, Side, Spot, Suit } from './types.ts';

/** Pieces of one spot, counted from the top, which is 1: `first` to `last`. */
export interface Grip {
  readonly at: Spot;
  readonly first: number;
  readonly last: number;
}

/** What somebody does at the table. */
export type PiecepackMove =
  | Lay
  | Carry
  /** A piece goes where the top piece of a spot lies, and that one goes into the box. */
  | { readonly kind: 'capture'; readonly grip: Grip; readonly to: Spot }
  | { readonly kind: 'swap'; readonly grip: Grip; readonly other: Grip }
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
  | Draw
  | Show
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

/** From the box to the board: a piece known there by name, or (no suit) one of its kind by chance. */
export interface Lay {
  readonly kind: 'lay';
  readonly piece: Named;
  readonly to: Spot;
  readonly side: Side;
  readonly angle: Angle;
  readonly under: boolean;
  /** With `under`: directly beneath this piece of the spot, counted from the top; the lowest if left out. */
  readonly depth?: number;
}

/** Pieces go from one spot of the board to another, on top or beneath what lies there. */
export interface Carry {
  readonly kind: 'move';
  readonly grip: Grip;
  readonly to: Spot;
  readonly under: boolean;
  /** As in {@link Lay}, counted before the move. */
  readonly depth?: number;
}

/** From the bag, by chance, into the own area (`to` null) or onto the board, where a tile covers the space named and the three above and right of it. */
export interface Draw {
  readonly kind: 'draw';
  readonly to: Spot | null;
  readonly side: Side;
}

/** From the own area, counted from 1, onto the board, where a tile covers the space named as in {@link Draw}. */
export interface Show {
  readonly kind: 'show';
  readonly index: number;
  readonly to: Spot;
  readonly side: Side;
}
