import type { Kinds, Seat } from '../../engine/game.ts';

/** Space of the track, 0 to size − 1. Yellow (seat 0) starts on 0 and moves up, blue (seat 1) on size / 2 and down. */
export type Space = number;

/** Values of the two players, by seat. */
export type PerSeat<T> = readonly [T, T];

/** Choices of the host that differ from the usual rules; a missing key means the usual rule, as in older matches. */
export interface HouseRules {
  /** The track crosses itself at the starts: the space across is half a lap away (R-RA-1). */
  readonly eight?: true;
  /** A pawn that enters shares its start with an opposing pawn (R-RA-9). */
  readonly share?: true;
  /** Pawns also enter in another turn (R-RA-18). */
  readonly enter?: true;
  /** A run counts when the start is passed, not when it is reached (R-RA-19). */
  readonly beyond?: true;
  /** Number of pawns on their start that have come round and not left it yet; set only with `beyond`. */
  readonly due?: PerSeat<number>;
}

export interface RunaroundState extends HouseRules {
  /** Number of spaces of the track: even, 16 to 40. */
  readonly size: number;
  /** Number of runs that wins. */
  readonly goal: number;
  /** Pawns waiting at home, not counting the score marker (R-RA-2). */
  readonly homes: PerSeat<number>;
  readonly runs: PerSeat<number>;
  /** Spaces of the racing pawns, ascending; only a start can hold several pawns of one player (R-RA-18). */
  readonly pawns: PerSeat<readonly Space[]>;
  readonly mover: Seat;
  /** Roll that now has to be moved, or null before the roll. */
  readonly rolled: number | null;
  /** Space of the pawn that takes another turn (R-RA-18). */
  readonly again: Space | null;
}

export type RunaroundMove = { readonly kind: 'roll' } | { readonly kind: 'run'; readonly from: Space };

export type RunaroundEvent =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly roll: number }
  | { readonly kind: 'entered'; readonly seat: Seat; readonly space: Space }
  /** The pawn would enter onto an opposing pawn and stays home (R-RA-9). */
  | { readonly kind: 'shutOut'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'idle'; readonly seat: Seat }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | { readonly kind: 'run'; readonly seat: Seat; readonly runs: number }
  /** The victim's pawn goes straight across; a pawn that stood there goes home, and `home` is its owner (R-RA-13). */
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

/** View of a player: the whole state, as nothing is hidden. */
export type RunaroundView = RunaroundState;

export interface Runaround extends Kinds {
  state: RunaroundState;
  view: RunaroundView;
  move: RunaroundMove;
  event: RunaroundEvent;
}
