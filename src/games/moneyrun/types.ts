import type { Kinds, Seat } from '../../engine/game.ts';

/** A square: column letter and row, `a1` bottom left, to `i9` or `h8`. */
export type Square = string;

/** Large, medium, small, puny, and tiny where the fifth class plays (R-MR-1): $1, 50c, 20c, 10c, 5c. */
export const DENOMINATIONS = ['L', 'M', 'S', 'P', 'T'] as const;
/** From the largest to the smallest: a coin may lie on any that is not smaller (R-MR-2, R-MR-3). */
export type Denomination = (typeof DENOMINATIONS)[number];

/** The side of the board a pawn starts at: south, west, north, east (R-MR-6, R-MR-7). */
export type Side = 's' | 'w' | 'n' | 'e';

export interface MoneyRunOptions {
  /** Squares to a side (R-MR-5). */
  readonly board: 9 | 8;
  /** Eighteen tiny coins more (R-MR-1). */
  readonly tiny: boolean;
  /** Start squares: the middle of the side, or chosen on it in turn order (R-MR-6). */
  readonly starts: 'middle' | 'free';
  /** The first turn of the match has one action only (R-MR-10). */
  readonly shortFirst: boolean;
  /** Coins may be shifted from under one's own pawn (R-MR-18). */
  readonly ownCoins: boolean;
  /** The coin shifted in the turn before may not go straight back (R-MR-20). */
  readonly ko: boolean;
  /** A chain may begin with one step up or level (R-MR-26). */
  readonly climbFirst: boolean;
  /** Several pawns may stand on one square (R-MR-28). */
  readonly sharing: boolean;
  /** Who begins: a seat drawn by chance, or the one that sat down first, the host's (R-MR-10). */
  readonly first: 'random' | 'host';
  /** Rounds before the match is adjudicated, 0 for no limit (R-MR-31). */
  readonly roundCap: number;
}

/** The coins on a square, from the bottom to the top. */
export interface Stack {
  readonly at: Square;
  readonly coins: readonly Denomination[];
}

/** A coin that went from one square to another in the turn before (R-MR-20). */
export interface Shift {
  readonly from: Square;
  readonly to: Square;
  /** Which coin of its stack it is, counted from 1 at the bottom: others may cover it. */
  readonly level: number;
}

/** A position. Nothing in it is secret: what the bag holds follows from what lies in the open (R-MR-33). */
export interface MoneyRunState {
  readonly options: MoneyRunOptions;
  /** By seat: the side each started at; it aims at the opposite one. */
  readonly sides: readonly Side[];
  /** By seat; null until it has been placed (`starts: 'free'`). */
  readonly pawns: readonly (Square | null)[];
  /** By square in the order a1, b1, …; never empty ones. */
  readonly stacks: readonly Stack[];
  /** What lies beside the board to be placed, the largest first. */
  readonly table: readonly Denomination[];
  /** How many of each are in the bag, the largest first. */
  readonly bag: readonly number[];
  readonly first: Seat;
  readonly mover: Seat;
  /** Actions that the mover has left, 1 or 2. */
  readonly actions: number;
  /** Turns in a row, up to now, that used no action (R-MR-31). */
  readonly idle: number;
  /** By seat: wants the match to be adjudicated (R-MR-31). */
  readonly agreed: readonly boolean[];
  /** From 1. */
  readonly round: number;
  /** The shifts of the turn before and of this turn, of coins not lifted since, for the ko (R-MR-20). */
  readonly shifted: { readonly before: readonly Shift[]; readonly now: readonly Shift[] };
  readonly end: End | null;
}

/** How it ended: a pawn reached its line, or it was adjudicated. */
export type End =
  | { readonly kind: 'line'; readonly seat: Seat }
  | { readonly kind: 'idle' | 'agreed' | 'cap' };

/** `viewer` is who looks; all else is as it is. */
export type MoneyRunView = MoneyRunState & { readonly viewer: Seat | null };

export type MoneyRunMove =
  /** Where one's pawn starts (R-MR-6, `starts: 'free'`). */
  | { readonly kind: 'start'; readonly at: Square }
  | { readonly kind: 'place'; readonly coin: Denomination; readonly at: Square }
  | { readonly kind: 'shift'; readonly from: Square; readonly to: Square }
  /** A single step, or a chain of steps that go down (R-MR-24): the squares in order, without the one it stands on. */
  | { readonly kind: 'step'; readonly path: readonly Square[] }
  /** The turn ends early (R-MR-12). */
  | { readonly kind: 'end' }
  /** The turn ends, and the seat wants the match adjudicated (R-MR-31). */
  | { readonly kind: 'agree' };

export type MoneyRunEvent =
  | { readonly kind: 'started'; readonly seat: Seat; readonly at: Square }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly coin: Denomination;
      readonly at: Square;
      /** What was drawn from the bag in its stead, null when the bag is empty (R-MR-13, R-MR-14). */
      readonly drawn: Denomination | null;
    }
  | {
      readonly kind: 'shifted';
      readonly seat: Seat;
      readonly coin: Denomination;
      readonly from: Square;
      readonly to: Square;
    }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Square; readonly path: readonly Square[] }
  | { readonly kind: 'ended'; readonly seat: Seat; readonly used: number }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | {
      readonly kind: 'over';
      readonly end: End;
      readonly winners: readonly Seat[];
      /** By seat: rows or columns left to the line (R-MR-32). */
      readonly distances: readonly number[];
      /** Those as near as the winners, who stand lower (R-MR-32). */
      readonly lower?: readonly Seat[];
    };

export interface MoneyRun extends Kinds {
  state: MoneyRunState;
  view: MoneyRunView;
  move: MoneyRunMove;
  event: MoneyRunEvent;
}
