import type { Kinds, Seat } from '../../engine/game.ts';

export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;
/** `n` is up the table, towards higher y. */
export type Direction = (typeof DIRECTIONS)[number];

/** Where a tile lies, counted in tiles from the start tile, which lies at (0, 0). */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * One of the four spaces of a tile, as a rider sees it who drives towards the exit edge: `5FL` is the front left space
 * of tile 5, `0RR` the rear right of the start tile. Front is the row at the exit edge (on the finish tile: at the
 * finish line).
 */
export type Space = string;

export interface MotoXOptions {
  /** What becomes of a placement that would leave tiles without a place: not legal, or the track ends there (R-MX-8). */
  readonly traps: 'refused' | 'end';
  /** Coins that can never be placed leave the game or go into the discard pile (R-MX-12). */
  readonly stuckCoins: 'removed' | 'discarded';
  /** Running off on purpose is possible at any time, or only where nothing is safe (R-MX-27). */
  readonly runOff: 'free' | 'forced';
  /** What a flight covers: the rest of the move, up to a turn, or the next tile only (R-MX-32). */
  readonly flight: 'move' | 'turn' | 'tile';
}

/** A tile of the track, in the order of play. */
export interface Tile extends Spot {
  /** Coins under the exit edge, 0 to 3: the height of the ramp (R-MX-11). */
  readonly ramp: number;
}

export interface Bike {
  /** Where it stands, or where it left the track. */
  readonly at: Space;
  /** It lies beside that space (R-MX-37). */
  readonly wiped: boolean;
}

/** A position. Nothing in it is secret. */
export interface MotoXState {
  readonly options: MotoXOptions;
  readonly phase: 'build' | 'grid' | 'race' | 'over';
  readonly track: readonly Tile[];
  /** By seat: what is still to be built with; in the race `coins` are those to spend (R-MX-42). */
  readonly hands: readonly { readonly tiles: number; readonly coins: number }[];
  /** Coins spent, to be drawn again (R-MX-40). */
  readonly discard: number;
  /** Coins out of the game (R-MX-12), and those that wait for the race. */
  readonly removed: number;
  readonly waiting: number;
  /** By seat; null before it stands on the grid. */
  readonly bikes: readonly (Bike | null)[];
  readonly first: Seat;
  readonly mover: Seat;
  /** What lies rolled before the mover, 0 is the null; null before the roll. A used ace has left it (R-MX-39). */
  readonly dice: readonly number[] | null;
  /** An ace has just put the mover's bike back: to ride on with `dice` is optional (R-MX-39). */
  readonly started: boolean;
  /** The mover's dice by rank, read at the start of the turn (R-MX-18). 0 outside the race. */
  readonly rank: number;
  readonly winner: Seat | null;
}

export type MotoXView = MotoXState & { readonly viewer: Seat | null };

/** What comes of a ride (R-MX-26). `space`: where it ends, or where the bike leaves the track. */
export type Outcome =
  | { readonly kind: 'finish' }
  | { readonly kind: 'safe'; readonly space: Space }
  /** On a bike, out of the air (R-MX-33). */
  | { readonly kind: 'land'; readonly space: Space }
  | { readonly kind: 'runoff'; readonly space: Space };

export type MotoXMove =
  | { readonly kind: 'tile'; readonly direction: Direction | null /* the start tile */ }
  | { readonly kind: 'coin'; readonly tile: number }
  /** Nothing can be placed (R-MX-12). */
  | { readonly kind: 'stuck' }
  | { readonly kind: 'grid'; readonly space: Space }
  /** Before the roll: the turn is passed (R-MX-19), a wiped bike stays down (R-MX-38). */
  | { readonly kind: 'pass' }
  /** Rolls the rank's dice and one for each coin (R-MX-20). A wiped bike tries to start (R-MX-38b). */
  | { readonly kind: 'roll'; readonly coins: number }
  /** A coin puts a wiped bike back at once (R-MX-38c). */
  | { readonly kind: 'restart' }
  /** After the roll. The number chosen and what comes of it; how it rides there is the rules' choice of the shortest way. */
  | { readonly kind: 'ride'; readonly number: number; readonly outcome: Outcome }
  /** After the roll: no ride (all nulls R-MX-21, barred R-MX-29, optional after an ace R-MX-39). */
  | { readonly kind: 'stay' }
  /** After the roll: blocked all round, it wipes out where it stands (R-MX-28). */
  | { readonly kind: 'wipe' }
  /** The space of a wiped bike is occupied: a coin from the discard pile, or nothing (R-MX-40). */
  | { readonly kind: 'wait' };

export type MotoXEvent =
  | { readonly kind: 'began'; readonly seat: Seat }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly tile: number;
      /** Where it lies from the tile before; the start tile has none. */
      readonly direction?: Direction;
    }
  | { readonly kind: 'raised'; readonly seat: Seat; readonly tile: number; readonly height: number }
  | { readonly kind: 'stuck'; readonly seat: Seat }
  | { readonly kind: 'stranded'; readonly coins: number }
  /** The track is complete; each was dealt so many coins. */
  | { readonly kind: 'built'; readonly tiles: number; readonly coins: number }
  | { readonly kind: 'gridded'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly coins: number }
  /** A wiped bike is back on its space, by an ace or a coin; or its engine did not start. */
  | { readonly kind: 'restarted'; readonly seat: Seat; readonly space: Space; readonly by: 'ace' | 'coin' }
  | { readonly kind: 'failed'; readonly seat: Seat }
  | { readonly kind: 'waited'; readonly seat: Seat; readonly coin: boolean }
  /** `path`: the spaces ridden over, the one it stood on first; the last is where it stands or left the track. */
  | {
      readonly kind: 'rode';
      readonly seat: Seat;
      readonly number: number;
      readonly path: readonly Space[];
      readonly outcome: Outcome;
      /** The highest ramp jumped, 0 for none. */
      readonly jumped: number;
    }
  | { readonly kind: 'knocked'; readonly seat: Seat; readonly by: Seat; readonly space: Space }
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly why: 'nulls' | 'barred' | 'chosen' }
  | { readonly kind: 'wiped'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'over'; readonly winner: Seat; readonly ranks: readonly number[] };

export interface MotoX extends Kinds {
  state: MotoXState;
  view: MotoXView;
  move: MotoXMove;
  event: MotoXEvent;
}
