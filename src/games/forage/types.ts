import type { Kinds, Seat } from '../../engine/game.ts';

/** A space in the notation of the board: column letter and row, `a1` bottom left. 8×8, 12×8 (`l8`) or 10×10 (`j10`). */
export type Square = string;

/** The suit of a seat: 0 suns, 1 moons, 2 crowns, 3 arms. A seat's pawn, die and coins bear it. */
export type Suit = Seat;

/** `torus`: 8×8 that wraps. `wide`: 12×8 without wrap. `ring`: 10×10 with a hole at e5 to f6, without wrap (R-FO-24). */
export type Board = 'torus' | 'wide' | 'ring';

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
/** `n` is up the board, towards higher rows. */
export type Direction = (typeof DIRECTIONS)[number];

/** A coin; 0 is the blank. In a view the value is null where the viewer may not know it. */
export interface Coin<Value = number> {
  readonly suit: Suit;
  readonly value: Value;
}

/** A coin on the board. `up`: its value side is up, so that it can never be taken (R-FO-27). */
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
  /** The match ends when the board is clear (R-FO-28). */
  readonly clearBoard: boolean;
  /** The round is finished before the match ends (R-FO-20). */
  readonly finishRound: boolean;
  /** What was announced stays known to all (R-FO-5). */
  readonly openMemory: boolean;
  /** The most rounds of phase 2; 0 for no limit (R-FO-23). */
  readonly roundCap: number;
}

/** A position; `Value` is number in the state, number or null in a view. */
export interface ForageTable<Value> {
  readonly options: ForageOptions;
  /** By seat. */
  readonly pawns: readonly Square[];
  /** By square, in the order a1, b1, …; several on one square from the bottom to the top. */
  readonly coins: readonly LaidCoin<Value>[];
  /** By seat, each sorted by suit, then value. */
  readonly stashes: readonly (readonly Coin<Value>[])[];
  readonly phase: 1 | 2;
  readonly first: Seat;
  readonly mover: Seat;
  /** What the die shows and now has to be moved; 0 is the null, wild (R-FO-7). */
  readonly rolled: number | null;
  /** Rounds of this phase, from 1. */
  readonly round: number;
  /** Only the round is being finished (finishRound). */
  readonly lastRound: boolean;
  readonly over: boolean;
}

export type ForageState = ForageTable<number>;
export type ForageView = ForageTable<number | null> & {
  /** Who looks. */
  readonly viewer: Seat | null;
};

/** Which coin gives the number: one of the stash, or the own coin under the pawn (R-FO-13). */
export type Source = { readonly kind: 'stash'; readonly coin: Coin } | { readonly kind: 'under' };

/** `direction` null is to stay, with 0 steps (R-FO-12). */
export interface Course {
  readonly direction: Direction | null;
  readonly steps: number;
}

export type ForageMove =
  | { readonly kind: 'roll' }
  /** After the roll. */
  | { readonly kind: 'go'; readonly course: Course }
  | { readonly kind: 'use'; readonly source: Source; readonly course: Course };

/**
 * Who learns the number behind an event: everybody for good, everybody until the next turn, or the seat that acted
 * (R-FO-5, R-FO-18). `number`: the number for good, but where a pawn went with it until the next turn only, for two
 * spaces told for good would give away every hidden number that was moved between them.
 */
export type Visibility = 'always' | 'number' | 'now' | 'owner';

/** How a match ended: few coins are left, none, none value down, or the rounds are used up. */
export type Reason = 'count' | 'clear' | 'faceUp' | 'cap';

/** What is not told to a viewer is null. */
export type ForageEvent =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly value: number }
  | PlacedEvent
  /** The own coin under the pawn gave the number; its value is not shown (R-FO-14). */
  | { readonly kind: 'used'; readonly seat: Seat; readonly at: Square }
  | MovedEvent
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly at: Square }
  | TookEvent
  /** The pawn stands on a coin it cannot take: an own one (R-FO-16), or one lying value up (R-FO-27). */
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
  /** The turn is over: `from` and `to` are for the picture, and no line names them. */
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

/** The end; all by seat. */
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
