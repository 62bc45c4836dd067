import type { Kinds, Seat } from '../../engine/game.ts';

/** Square: column letter and row, `a1` bottom left, to `i9` or `h8`. */
export type Square = string;

/**
 * Letters of the denominations: large, medium, small, puny, and tiny where the fifth class plays (R-MR-1): $1, 50c,
 * 20c, 10c, 5c.
 */
export const DENOMINATIONS = ['L', 'M', 'S', 'P', 'T'] as const;
/**
 * Denomination, in order from the largest to the smallest; a coin may lie on any that is not smaller (R-MR-2, R-MR-3).
 */
export type Denomination = (typeof DENOMINATIONS)[number];

/** Side of the board at which a pawn starts: south, west, north, east (R-MR-6, R-MR-7). */
export type Side = 's' | 'w' | 'n' | 'e';

export interface MoneyRunOptions {
  /** Number of squares along a side (R-MR-5). */
  readonly board: 9 | 8;
  /** Eighteen tiny coins are added (R-MR-1). */
  readonly tiny: boolean;
  /** Start squares: the middle of the side, or chosen on it in turn order (R-MR-6). */
  readonly starts: 'middle' | 'free';
  /** The first turn of the match has one action only (R-MR-10). */
  readonly shortFirst: boolean;
  /** Coins may be shifted from under the player's own pawn (R-MR-18). */
  readonly ownCoins: boolean;
  /** The coin shifted in the turn before may not go straight back (R-MR-20). */
  readonly ko: boolean;
  /** A chain may begin with one step up or level (R-MR-26). */
  readonly climbFirst: boolean;
  /** Several pawns may stand on one square (R-MR-28). */
  readonly sharing: boolean;
  /** First player: a seat drawn at random, or the first seat, which is the host's (R-MR-10). */
  readonly first: 'random' | 'host';
  /** Rounds before the match is adjudicated, 0 for no limit (R-MR-31). */
  readonly roundCap: number;
}

/** Coins on a square, from the bottom to the top. */
export interface Stack {
  readonly at: Square;
  readonly coins: readonly Denomination[];
}

/** Shift of a coin from one square to another in the turn before (R-MR-20). */
export interface Shift {
  readonly from: Square;
  readonly to: Square;
  /** Level of the coin in its stack, counted from 1 at the bottom; other coins may cover it. */
  readonly level: number;
}

/** Position of a match. Nothing in it is secret: the bag's contents follow from the coins in sight (R-MR-33). */
export interface MoneyRunState {
  readonly options: MoneyRunOptions;
  /** Starting sides by seat; each pawn aims at the opposite side. */
  readonly sides: readonly Side[];
  /** Squares of the pawns by seat; null until a pawn has been placed (`starts: 'free'`). */
  readonly pawns: readonly (Square | null)[];
  /** Stacks by square in the order a1, b1, …; none is empty. */
  readonly stacks: readonly Stack[];
  /** Coins beside the board that can be placed, the largest first. */
  readonly table: readonly Denomination[];
  /** Number of each denomination in the bag, the largest first. */
  readonly bag: readonly number[];
  readonly first: Seat;
  readonly mover: Seat;
  /** Actions that the mover has left, 1 or 2. */
  readonly actions: number;
  /** Turns in a row, up to now, that used no action (R-MR-31). */
  readonly idle: number;
  /** Wish of each seat to have the match adjudicated (R-MR-31). */
  readonly agreed: readonly boolean[];
  /** Number of the round, from 1. */
  readonly round: number;
  /** Shifts of the turn before and of this turn, of coins not lifted since, for the ko (R-MR-20). */
  readonly shifted: { readonly before: readonly Shift[]; readonly now: readonly Shift[] };
  readonly end: End | null;
}

/** End of the match: a pawn reached its line, or the match was adjudicated. */
export type End =
  | { readonly kind: 'line'; readonly seat: Seat }
  | { readonly kind: 'idle' | 'agreed' | 'cap' };

/** State with the seat of the viewer; nothing is hidden. */
export type MoneyRunView = MoneyRunState & { readonly viewer: Seat | null };

export type MoneyRunMove =
  /** Places the pawn on its start square (R-MR-6, `starts: 'free'`). */
  | { readonly kind: 'start'; readonly at: Square }
  | { readonly kind: 'place'; readonly coin: Denomination; readonly at: Square }
  | { readonly kind: 'shift'; readonly from: Square; readonly to: Square }
  /**
   * Moves the pawn by a single step, or a chain of steps that go down (R-MR-24): the squares in order, without its
   * current one.
   */
  | { readonly kind: 'step'; readonly path: readonly Square[] }
  /** Ends the turn early (R-MR-12). */
  | { readonly kind: 'end' }
  /** Ends the turn with the wish to have the match adjudicated (R-MR-31). */
  | { readonly kind: 'agree' };

export type MoneyRunEvent =
  | { readonly kind: 'started'; readonly seat: Seat; readonly at: Square }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly coin: Denomination;
      readonly at: Square;
      /** Coin drawn from the bag to replace it, null if the bag is empty (R-MR-13, R-MR-14). */
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
      /** Rows or columns left to the line, by seat (R-MR-32). */
      readonly distances: readonly number[];
      /** Seats as near as the winners that stand lower (R-MR-32). */
      readonly lower?: readonly Seat[];
    };

export interface MoneyRun extends Kinds {
  state: MoneyRunState;
  view: MoneyRunView;
  move: MoneyRunMove;
  event: MoneyRunEvent;
}
