import type { Kinds, Seat } from '../../engine/game.ts';

/** A space of the track, 0 to size − 1. Yellow (seat 0) starts on 0 and moves up, blue (seat 1) on size / 2 and down. */
export type Space = number;

/** Something each of the two players has, by seat. */
export type PerSeat<T> = readonly [T, T];

/** What the host has chosen beside the usual rules; what is missing is as usual, as in matches from before. */
export interface HouseRules {
  /** The track crosses itself at the starts: across is half a lap away (R-RA-1). */
  readonly eight?: true;
  /** A pawn that enters shares its start with an opponent (R-RA-9). */
  readonly share?: true;
  /** Pawns enter in another turn too (R-RA-18). */
  readonly enter?: true;
  /** A run counts when the start is passed, not when it is reached (R-RA-19). */
  readonly beyond?: true;
  /** With that, how many pawns on their start have come round and not left it yet. */
  readonly due?: PerSeat<number>;
}

export interface RunaroundState extends HouseRules {
  /** How many spaces the track has: even, 16 to 40. */
  readonly size: number;
  /** How many runs win. */
  readonly goal: number;
  /** Pawns waiting at home; the score marker is not among them (R-RA-2). */
  readonly homes: PerSeat<number>;
  readonly runs: PerSeat<number>;
  /** The spaces of the racing pawns, ascending; only a start can hold several of one player (R-RA-18). */
  readonly pawns: PerSeat<readonly Space[]>;
  readonly mover: Seat;
  /** What was rolled and now has to be moved, or null when the mover is to roll. */
  readonly rolled: number | null;
  /** The pawn that takes another turn, by its space (R-RA-18). */
  readonly again: Space | null;
}

export type RunaroundMove = { readonly kind: 'roll' } | { readonly kind: 'run'; readonly from: Space };

export type RunaroundEvent =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly roll: number }
  | { readonly kind: 'entered'; readonly seat: Seat; readonly space: Space }
  /** An entry onto an opponent's pawn: the own pawn stays home (R-RA-9). */
  | { readonly kind: 'shutOut'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'idle'; readonly seat: Seat }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | { readonly kind: 'run'; readonly seat: Seat; readonly runs: number }
  /** The victim's pawn goes straight across; whoever's pawn stood there goes home (R-RA-13). */
  | {
      readonly kind: 'bumped';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly from: Space;
      readonly to: Space;
      readonly home: Seat | null;
    }
  | { readonly kind: 'sentHome'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly space: Space; readonly across: Space }
  | { readonly kind: 'again'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'won'; readonly seat: Seat };

/** Nothing is hidden: the view is the state. */
export type RunaroundView = RunaroundState;

export interface Runaround extends Kinds {
  state: RunaroundState;
  view: RunaroundView;
  move: RunaroundMove;
  event: RunaroundEvent;
}
