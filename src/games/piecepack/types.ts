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
/** One of suns, moons, crowns, arms. */
export type Suit = (typeof SUITS)[number];
/** Rank of a piece: 0 is the null, 1 the ace. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5;
export const PIECE_KINDS = ['t', 'c', 'd', 'p'] as const;
/** Kind of piece: tile, coin, die, pawn. */
export type PieceKind = (typeof PIECE_KINDS)[number];

/** Id of one of the 56 pieces: `tS3`, `cM0`, `dC`, `pA`. */
export type PieceId = string;

/** Angle in degrees, in quarter turns counter-clockwise, as in Portable Piecepack Notation (rulings 1.1): `^` `<` `v` `>`. */
export type Angle = 0 | 90 | 180 | 270;

/** Side up: face or back. A tile's back shows nothing, a coin's back its suit. Dice and pawns have faces only. */
export type Side = 'f' | 'b';

/** Point of the table, in whole or half spaces: `a1` is (1, 1). */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Place of a piece. On the board it is the piece's centre, in whole or half spaces: `a1` is (1, 1), a tile in the corner of a board lies at
 * (1.5, 1.5). Pieces in an area are visible only to the area's owner.
 */
export type Place =
  | { readonly kind: 'board'; readonly x: number; readonly y: number }
  | { readonly kind: 'area'; readonly seat: Seat }
  | { readonly kind: 'bag' }
  | { readonly kind: 'box' };

/** One of the 56 pieces. Off the board, side, angle and a die's rank are always `f`, 0 and 0. */
export interface Piece {
  readonly kind: PieceKind;
  readonly suit: Suit;
  /** Number shown by a die; for every other piece its own rank, 0 for a pawn. */
  readonly rank: Rank;
  readonly place: Place;
  /** Side up. `f`: a tile shows suit and rank, a coin its value and not its suit. `b`: a tile shows nothing, a coin its suit. */
  readonly side: Side;
  readonly angle: Angle;
  /** Seats that know the piece, ascending. All if it shows everything; the owner of its area; none in the bag; all or none in the box. */
  readonly known: readonly Seat[];
}

/** One-step set-ups of the usual boards: 4×4 tiles, 6×4 tiles, 5×5 tiles without the middle one, nothing. */
export type Layout = 'square' | 'wide' | 'ring' | 'empty';

export interface PiecepackOptions {
  readonly layout: Layout;
}

/** Last set-up: a known game, or a named one with the size of its board. */
export type LaidSetUp =
  | { readonly game: GameId }
  | { readonly name: string; readonly columns: number; readonly rows: number };

export interface Note {
  readonly seat: Seat;
  readonly text: string;
}

/** Kinds of actions that can be undone. */
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

/** State that undo restores: the earlier pieces, the seat that acted, and the kind of its action. */
export interface UndoStep {
  readonly seat: Seat;
  readonly what: UndoableKind;
  readonly pieces: readonly Piece[];
}

export interface PiecepackState {
  readonly options: PiecepackOptions;
  readonly seats: number;
  /**
   * All 56 pieces in order. First those on the board, from the bottom to the top; then the areas by seat, each by kind, then by arrival;
   * then the bag, known and unknown pieces of the box, each by kind, suit, rank.
   */
  readonly pieces: readonly Piece[];
  /** Last notes, the newest last. */
  readonly notes: readonly Note[];
  /** Last action that can be undone; null if something was revealed since. */
  readonly before: UndoStep | null;
  /** True for each seat that wants to pack up. Half of the seats end the table. */
  readonly packing: readonly boolean[];
  readonly over: boolean;
  /** Current set-up; missing if the board is that of the options. */
  readonly laid?: LaidSetUp;
}

/** Piece as a viewer sees it. `suit` and `rank` are null if they do not show and the viewer does not know them. */
export interface SeenPiece {
  /**
   * Key of the piece while it stays in place; reveals nothing hidden. `a1` is on top, `a1.2` beneath it, `(1.5,1.5)` between spaces,
   * `area0.3` the third piece in the area of seat 0.
   */
  readonly key: string;
  readonly kind: PieceKind;
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly side: Side;
  readonly angle: Angle;
  readonly place: Place;
  /** True if the viewer knows something of the piece that it does not show; the private picture marks it. */
  readonly peeked: boolean;
  /** Seats that know all of it. This is no secret, as everybody saw who looked. */
  readonly known: readonly Seat[];
}

export interface PiecepackView {
  readonly options: PiecepackOptions;
  readonly viewer: Seat | null;
  readonly seats: number;
  /** Pieces on the board, from the bottom to the top, and in the viewer's own area. */
  readonly pieces: readonly SeenPiece[];
  /** Number of pieces of each kind in the area, by seat. */
  readonly areas: readonly PieceCounts[];
  readonly bag: PieceCounts;
  /** Pieces in the box: the ids that everybody knows, and the number of other pieces of each kind. */
  readonly box: { readonly known: readonly PieceId[]; readonly unknown: PieceCounts };
  readonly notes: readonly Note[];
  /** Seat whose action can be undone, or null. */
  readonly undo: Seat | null;
  /** Kind of that action, if there is one. */
  readonly undoes?: UndoableKind;
  readonly packing: readonly boolean[];
  readonly over: boolean;
  readonly laid?: LaidSetUp;
}

/** Number of pieces of each kind. */
export type PieceCounts = Readonly<Record<PieceKind, number>>;

/** Piece as far as it is named; without a suit, any unseen one of its kind. */
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
