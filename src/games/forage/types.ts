import type { Kinds, Seat } from '../../engine/game.ts';

/** Space in the notation of the board: column letter and row, `a1` bottom left. 8×8, 12×8 (`l8`) or 10×10 (`j10`). */
export type Square = string;

/** Suit of a seat: 0 suns, 1 moons, 2 crowns, 3 arms. A seat's pawn, die and coins bear it. */
export type Suit = Seat;

/**
 * Name of a board. `torus`: 8×8 that wraps. `wide`: 12×8 without wrap. `ring`: 10×10 with a hole at e5 to f6, without
 * wrap (R-FO-24).
 */
export type Board = 'torus' | 'wide' | 'ring';

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
/** Direction; `n` is up the board, towards higher rows. */
export type Direction = (typeof DIRECTIONS)[number];

/** Coin; value 0 is the blank. In a view the value is null if the viewer may not know it. */
export interface Coin<Value = number> {
  readonly suit: Suit;
  readonly value: Value;
}

/** Coin on the board. `up`: its value side is up, so that it can never be taken (R-FO-27). */
export interface LaidCoin<Value = number> extends Coin<Value> {
  readonly at: Square;
  readonly up: boolean;
}

export interface ForageOptions {
  readonly board: Board;
  /** Blanks count as the lowest other coin of the stash at the end (R-FO-26). */
  readonly blanksLowest: boolean;
  /** Coins played from the stash lie value up (R-FO-27). */
  readonly faceUp: boolean;
  /** Rule that the match ends when the board is clear (R-FO-28). */
  readonly clearBoard: boolean;
  /** Rule that the round is finished before the match ends (R-FO-20). */
  readonly finishRound: boolean;
  /** Announced values stay known to all (R-FO-5). */
  readonly openMemory: boolean;
  /** Maximum number of rounds of phase 2; 0 for no limit (R-FO-23). */
  readonly roundCap: number;
}

/** Position; `Value` is number in the state, number or null in a view. */
export interface ForageTable<Value> {
  readonly options: ForageOptions;
  /** Spaces by seat. */
  readonly pawns: readonly Square[];
  /** Coins by square, in the order a1, b1, …; several on one square from the bottom to the top. */
  readonly coins: readonly LaidCoin<Value>[];
  /** Stashes by seat, each sorted by suit, then value. */
  readonly stashes: readonly (readonly Coin<Value>[])[];
  readonly phase: 1 | 2;
  readonly first: Seat;
  readonly mover: Seat;
  /** Number on the die that now has to be moved; 0 is the null, wild (R-FO-7). */
  readonly rolled: number | null;
  /** Round of this phase, from 1. */
  readonly round: number;
  /** Only the current round is being finished (`finishRound`). */
  readonly lastRound: boolean;
  readonly over: boolean;
}

export type ForageState = ForageTable<number>;
export type ForageView = ForageTable<number | null> & {
  /** Seat of the viewer, or null for a spectator. */
  readonly viewer: Seat | null;
};

/** Coin that gives the number: one of the stash, or the own coin under the pawn (R-FO-13). */
export type Source = { readonly kind: 'stash'; readonly coin: Coin } | { readonly kind: 'under' };

/** Course of a pawn; `direction` null means staying, with 0 steps (R-FO-12). */
export interface Course {
  readonly direction: Direction | null;
  readonly steps: number;
}

export type ForageMove =
  | { readonly kind: 'roll' }
  /** Moves by the number rolled. */
  | { readonly kind: 'go'; readonly course: Course }
  | { readonly kind: 'use'; readonly source: Source; readonly course: Course };

/**
 * Visibility of the number behind an event: to all for good, to all until the next turn, or to the acting seat (R-FO-5,
 * R-FO-18). `number`: the number for good, but a pawn's spaces only until the next turn, because two permanently
 * visible spaces would reveal every hidden number moved between them.
 */
export type Visibility = 'always' | 'number' | 'now' | 'owner';

/** Reason for the end of a match: few coins are left, none, none value down, or the rounds are used up. */
export type Reason = 'count' | 'clear' | 'faceUp' | 'cap';

/** Event of a match; fields hidden from the viewer are null. */
export type ForageEvent =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly value: number }
  | PlacedEvent
  /** The own coin under the pawn gave the number; its value is not shown (R-FO-14). */
  | { readonly kind: 'used'; readonly seat: Seat; readonly at: Square }
  | MovedEvent
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly at: Square }
  | TookEvent
  /** The pawn stands on a coin that it cannot take: one of its own suit (R-FO-16), or one lying value up (R-FO-27). */
  | { readonly kind: 'rested'; readonly seat: Seat; readonly suit: Suit; readonly at: Square }
  | { readonly kind: 'phaseTwo'; readonly first: Seat }
  | { readonly kind: 'lastRound' }
  | OverEvent;

/** A coin was shown and laid under the pawn. */
export interface PlacedEvent {
  readonly kind: 'placed';
  readonly seat: Seat;
  readonly suit: Suit;
  readonly at: Square;
  readonly up: boolean;
  readonly value: number | null;
  readonly known: Visibility;
}

/** A pawn moved. `forced`: the full number fitted nowhere (R-FO-12). */
export interface MovedEvent {
  readonly kind: 'moved';
  readonly seat: Seat;
  readonly from: Square;
  readonly to: Square;
  readonly course: Course | null;
  readonly forced: boolean | null;
  readonly known: Visibility;
  /** The turn is over: `from` and `to` serve the picture only, and no line of text names them. */
  readonly past?: true;
}

/** A coin went into a stash. */
export interface TookEvent {
  readonly kind: 'took';
  readonly seat: Seat;
  readonly suit: Suit;
  readonly at: Square;
  readonly value: number | null;
  readonly known: Visibility;
}

/** The match is over; lists are by seat. */
export interface OverEvent {
  readonly kind: 'over';
  readonly reason: Reason;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly stashes: readonly (readonly Coin[])[];
}

export interface Forage extends Kinds {
  state: ForageState;
  view: ForageView;
  move: ForageMove;
  event: ForageEvent;
}
