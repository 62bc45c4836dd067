import type { Kinds, Seat } from '../../engine/game.ts';

export const SUITS = ['S', 'M', 'C', 'A'] as const;
/** Suns, moons, crowns, arms. */
export type Suit = (typeof SUITS)[number];
/** 0 is the null, 1 the ace. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5;
/** Tile, coin, die, pawn. */
export type PieceKind = 't' | 'c' | 'd' | 'p';

/** One of the 56 pieces: `tS3`, `cM0`, `dC`, `pA`. */
export type PieceId = string;

/** In quarter turns counter-clockwise, as in Portable Piecepack Notation (rulings 1.1): `^` `<` `v` `>`. */
export type Angle = 0 | 90 | 180 | 270;

/**
 * Where a piece is. On the board by the centre of the piece, in spaces: `a1` is (1, 1), a tile in the corner of a board
 * lies at (1.5, 1.5); halves only. In somebody's own area only they see it.
 */
export type Place =
  | { readonly kind: 'board'; readonly x: number; readonly y: number }
  | { readonly kind: 'area'; readonly seat: Seat }
  | { readonly kind: 'bag' }
  | { readonly kind: 'box' };

export interface Piece {
  readonly id: PieceId;
  readonly place: Place;
  /** Face up: a tile shows suit and rank, a coin its value and not its suit. Back up: a tile shows nothing, a coin its suit. */
  readonly side: 'f' | 'b';
  readonly angle: Angle;
  /** What a die shows; of every other piece its own rank, 0 for a pawn. */
  readonly rank: Rank;
  /** Who knows what it is although it does not show it, ascending. */
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

/** What undo brings back: the pieces as they were, who acted, and what it was (for the line that tells it). */
export interface Before {
  readonly seat: Seat;
  readonly pieces: readonly Piece[];
}

export interface PiecepackState {
  readonly options: PiecepackOptions;
  readonly seats: number;
  /** All 56; on the board from the bottom to the top, wherever they lie. */
  readonly pieces: readonly Piece[];
  /** The last notes, the newest last. */
  readonly notes: readonly Note[];
  /** One step back, null where something was revealed since. */
  readonly before: Before | null;
  /** By seat: wants to pack up. More than half of the seats end it. */
  readonly packing: readonly boolean[];
  readonly over: boolean;
}

/** A piece as somebody sees it: `suit` and `rank` are null where they do not show and the viewer does not know. */
export interface SeenPiece {
  /** Names the piece for as long as it lies where it is, and gives nothing away: `a1`, `a1.2` (second from the top), `area0.3`, `bag`, `box`. */
  readonly key: string;
  readonly kind: PieceKind;
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly side: 'f' | 'b';
  readonly angle: Angle;
  readonly place: Place;
  /** The viewer knows something of it that it does not show: the private picture may say so. */
  readonly peeked: boolean;
}

export interface PiecepackView {
  readonly options: PiecepackOptions;
  readonly viewer: Seat | null;
  readonly seats: number;
  /** On the board and in the viewer's own area; on the board from the bottom to the top. */
  readonly pieces: readonly SeenPiece[];
  /** By seat: how many pieces of each kind are in the area. */
  readonly areas: readonly Readonly<Record<PieceKind, number>>[];
  readonly bag: Readonly<Record<PieceKind, number>>;
  /** What lies in the box: pieces everybody knows by id, and how many of each kind are there besides. */
  readonly box: { readonly known: readonly PieceId[]; readonly unknown: Readonly<Record<PieceKind, number>> };
  readonly notes: readonly Note[];
  /** Whose action can be taken back, null for none. */
  readonly undo: Seat | null;
  readonly packing: readonly boolean[];
  readonly over: boolean;
}

export type PiecepackMove = unknown;
export type PiecepackEvent = unknown;

export interface Piecepack extends Kinds {
  state: PiecepackState;
  view: PiecepackView;
  move: PiecepackMove;
  event: PiecepackEvent;
}
