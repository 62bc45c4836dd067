import type { Kinds, Seat } from '../../engine/game.ts';

export const SUITS = ['S', 'M', 'C', 'A'] as const;
/** Suns, moons, crowns, arms. */
export type Suit = (typeof SUITS)[number];
/** 0 is the null, 1 the ace. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5;
export const KINDS = ['t', 'c', 'd', 'p'] as const;
/** Tile, coin, die, pawn. */
export type PieceKind = (typeof KINDS)[number];

/** One of the 56 pieces by name: `tS3`, `cM0`, `dC`, `pA`. */
export type PieceId = string;

/** In quarter turns counter-clockwise, as in Portable Piecepack Notation (rulings 1.1): `^` `<` `v` `>`. */
export type Angle = 0 | 90 | 180 | 270;

/** Face or back. A tile's back shows nothing, a coin's back its suit. Dice and pawns have faces only. */
export type Side = 'f' | 'b';

/** A point of the table, in spaces: `a1` is (1, 1). Halves from 1 to 16. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a piece is. On the board by the centre of the piece, in spaces: `a1` is (1, 1), a tile in the corner of a board
 * lies at (1.5, 1.5); halves only. In somebody's own area only they see it.
 */
export type Place =
  | { readonly kind: 'board'; readonly x: number; readonly y: number }
  | { readonly kind: 'area'; readonly seat: Seat }
  | { readonly kind: 'bag' }
  | { readonly kind: 'box' };

/** Off the board side, angle and a die's rank are always `f`, 0 and 0. */
export interface Piece {
  readonly kind: PieceKind;
  readonly suit: Suit;
  /** What a die shows; of every other piece its own rank, 0 for a pawn. */
  readonly rank: Rank;
  readonly place: Place;
  /** Face up: a tile shows suit and rank, a coin its value and not its suit. Back up: a tile shows nothing, a coin its suit. */
  readonly side: Side;
  readonly angle: Angle;
  /**
   * Who knows what it is, ascending: everybody where it shows all; whose area it is in; nobody in the bag; in the box
   * everybody or nobody.
   */
  readonly known: readonly Seat[];
}

/** The usual boards as one step set-ups: 4×4 tiles, 6×4 tiles, 5×5 tiles without the middle one, nothing. */
export type Layout = 'square' | 'wide' | 'ring' | 'empty';

export interface PiecepackOptions {
  readonly layout: Layout;
}

export interface Note {
  readonly seat: Seat;
  readonly text: string;
}

/** The kinds of actions that can be taken back. */
export const UNDOABLE = [
  'lay',
  'move',
  'capture',
  'swap',
  'flip',
  'turn',
  'set',
  'hide',
  'bag',
  'fill',
  'box',
  'clear',
] as const;

export type Undoable = (typeof UNDOABLE)[number];

/** What undo brings back: the pieces as they were, who acted, and the kind of what they did. */
export interface Before {
  readonly seat: Seat;
  readonly what: Undoable;
  readonly pieces: readonly Piece[];
}

export interface PiecepackState {
  readonly options: PiecepackOptions;
  readonly seats: number;
  /**
   * All 56. First those on the board, from the bottom to the top, wherever they lie; then the areas by seat, each by
   * kind, then in the order they came; then bag, known and unknown pieces of the box, each by kind, suit, rank.
   */
  readonly pieces: readonly Piece[];
  /** The last notes, the newest last. */
  readonly notes: readonly Note[];
  /** One step back, null where something was revealed since. */
  readonly before: Before | null;
  /** By seat: wants to pack up. Half of the seats end it. */
  readonly packing: readonly boolean[];
  readonly over: boolean;
}

/** A piece as somebody sees it: `suit` and `rank` are null where they do not show and the viewer does not know. */
export interface SeenPiece {
  /**
   * Names the piece for as long as it lies where it is, and gives nothing away: `a1` on top, `a1.2` beneath it,
   * `(1.5,1.5)` between spaces, `area0.3` the third piece in the area of seat 0.
   */
  readonly key: string;
  readonly kind: PieceKind;
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly side: Side;
  readonly angle: Angle;
  readonly place: Place;
  /** The viewer knows something of it that it does not show: the private picture may say so. */
  readonly peeked: boolean;
  /** Who knows all of it: no secret, as everybody saw who looked. */
  readonly known: readonly Seat[];
}

export interface PiecepackView {
  readonly options: PiecepackOptions;
  readonly viewer: Seat | null;
  readonly seats: number;
  /** On the board and in the viewer's own area; on the board from the bottom to the top. */
  readonly pieces: readonly SeenPiece[];
  /** By seat: how many pieces of each kind are in the area. */
  readonly areas: readonly Count[];
  readonly bag: Count;
  /** What lies in the box: pieces everybody knows by name, and how many of each kind are there besides. */
  readonly box: { readonly known: readonly PieceId[]; readonly unknown: Count };
  readonly notes: readonly Note[];
  /** Whose action can be taken back, null for none. */
  readonly undo: Seat | null;
  /** The kind of that action, where there is one. */
  readonly undoes?: Undoable;
  readonly packing: readonly boolean[];
  readonly over: boolean;
}

/** How many of each kind. */
export type Count = Readonly<Record<PieceKind, number>>;

/** Pieces of one spot, counted from the top, which is 1: `first` to `last`. */
export interface Grip {
  readonly at: Spot;
  readonly first: number;
  readonly last: number;
}

/** A piece as far as it is named: without a suit any of its kind, unseen. */
export interface Named {
  readonly kind: PieceKind;
  readonly suit: Suit | null;
  readonly rank: Rank | null;
}

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
  | { readonly kind: 'clear' | 'open' | 'undo' | 'pack' | 'unpack' };

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

export type PiecepackEvent =
  | Moved
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly from: Place; readonly to: Place }
  /** `pieces` as they show afterwards. */
  | { readonly kind: 'flipped'; readonly seat: Seat; readonly at: Spot; readonly pieces: readonly Named[] }
  | {
      readonly kind: 'turned';
      readonly seat: Seat;
      readonly at: Spot;
      readonly by: 90 | 180 | 270;
      readonly pieces: readonly Named[];
    }
  | { readonly kind: 'filled'; readonly seat: Seat; readonly of: PieceKind | null; readonly count: number }
  | { readonly kind: 'set'; readonly seat: Seat; readonly die: Rolled }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly Rolled[] }
  | Looked
  | { readonly kind: 'shuffled'; readonly seat: Seat; readonly at: Spot; readonly count: number }
  | { readonly kind: 'laidOut'; readonly seat: Seat; readonly layout: Layout }
  | { readonly kind: 'cleared' | 'opened'; readonly seat: Seat }
  /** `what` was done. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly what: Undoable }
  | { readonly kind: 'noted'; readonly seat: Seat; readonly text: string }
  /** `wants` to pack up or not any more; how many want to, of how many it takes. */
  | {
      readonly kind: 'packing';
      readonly seat: Seat;
      readonly wants: boolean;
      readonly count: number;
      readonly needed: number;
    }
  | { readonly kind: 'over' };

/** How pieces went from one place to another. */
export type How =
  | 'lay'
  | 'move'
  | 'under'
  | 'capture'
  | 'captured'
  | 'hide'
  | 'bag'
  | 'box'
  | 'draw'
  | 'show';

/** Pieces went from one place to another: the scene traces `from` and `to` where they are on the board. */
export interface Moved {
  readonly kind: 'moved';
  readonly seat: Seat;
  readonly how: How;
  readonly from: Place;
  readonly to: Place;
  /** As everybody sees them, from the bottom to the top. */
  readonly pieces: readonly Named[];
  /** As the seat that acted knows them, where it alone has learnt something; null to all others. */
  readonly own: readonly Named[] | null;
}

/** Somebody looked at what does not show; `own` is what they saw, null to all others. */
export interface Looked {
  readonly kind: 'looked';
  readonly seat: Seat;
  readonly at: Spot;
  readonly pieces: readonly Named[];
  readonly own: readonly Named[] | null;
}

export interface Rolled {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly at: Spot;
}

export interface Piecepack extends Kinds {
  state: PiecepackState;
  view: PiecepackView;
  move: PiecepackMove;
  event: PiecepackEvent;
}
