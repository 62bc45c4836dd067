import type { Kinds, Seat } from '../../engine/game.ts';
import type { PiecepackEvent } from './event-types.ts';
import type { PiecepackMove } from './move-types.ts';
import type { GameId } from './setups/games.ts';

export type {
  AllLaidEvent,
  LookedEvent,
  MovedEvent,
  PiecepackEvent,
  RolledDie,
  TransferKind,
} from './event-types.ts';
export type {
  CaptureMove,
  CarryMove,
  Destination,
  DrawMove,
  Grip,
  LayMove,
  PiecepackMove,
  SavedSetUp,
  ShowMove,
  SwapMove,
} from './move-types.ts';

export const SUITS = ['S', 'M', 'C', 'A'] as const;
/** Suns, moons, crowns, arms. */
export type Suit = (typeof SUITS)[number];
/** 0 is the null, 1 the ace. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5;
export const PIECE_KINDS = ['t', 'c', 'd', 'p'] as const;
/** Tile, coin, die, pawn. */
export type PieceKind = (typeof PIECE_KINDS)[number];

/** One of the 56 pieces by name: `tS3`, `cM0`, `dC`, `pA`. */
export type PieceId = string;

/** In quarter turns counter-clockwise, as in Portable Piecepack Notation (rulings 1.1): `^` `<` `v` `>`. */
export type Angle = 0 | 90 | 180 | 270;

/** Face or back. A tile's back shows nothing, a coin's back its suit. Dice and pawns have faces only. */
export type Side = 'f' | 'b';

/** A point of the table, in spaces: `a1` is (1, 1). Halves, as far as the table reaches. */
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

/** What was last set up: a game that is known here, or something under a name, with the spaces of its board. */
export type LaidSetUp =
  | { readonly game: GameId }
  | { readonly name: string; readonly columns: number; readonly rows: number };

export interface Note {
  readonly seat: Seat;
  readonly text: string;
}

/** The kinds of actions that can be taken back. */
export const UNDOABLE_KINDS = [
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
  'several',
] as const;

export type UndoableKind = (typeof UNDOABLE_KINDS)[number];

/** What undo brings back: the pieces as they were, who acted, and the kind of what they did. */
export interface UndoStep {
  readonly seat: Seat;
  readonly what: UndoableKind;
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
  readonly before: UndoStep | null;
  /** By seat: wants to pack up. Half of the seats end it. */
  readonly packing: readonly boolean[];
  readonly over: boolean;
  /** Missing where the board is that of the options. */
  readonly laid?: LaidSetUp;
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
  readonly areas: readonly PieceCounts[];
  readonly bag: PieceCounts;
  /** What lies in the box: pieces everybody knows by name, and how many of each kind are there besides. */
  readonly box: { readonly known: readonly PieceId[]; readonly unknown: PieceCounts };
  readonly notes: readonly Note[];
  /** Whose action can be taken back, null for none. */
  readonly undo: Seat | null;
  /** The kind of that action, where there is one. */
  readonly undoes?: UndoableKind;
  readonly packing: readonly boolean[];
  readonly over: boolean;
  readonly laid?: LaidSetUp;
}

/** How many of each kind. */
export type PieceCounts = Readonly<Record<PieceKind, number>>;

/** A piece as far as it is named: without a suit any of its kind, unseen. */
export interface PieceIdentity {
  readonly kind: PieceKind;
  readonly suit: Suit | null;
  readonly rank: Rank | null;
}

export interface Piecepack extends Kinds {
  state: PiecepackState;
  view: PiecepackView;
  move: PiecepackMove;
  event: PiecepackEvent;
}
