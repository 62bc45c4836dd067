import type { Kinds, Seat } from '../../engine/game.ts';

export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;
/** Direction; `n` is up the table, towards higher y. */
export type Direction = (typeof DIRECTIONS)[number];

/** Position of a tile, counted in tiles from the start tile at (0, 0). */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Space of a tile, as seen by a rider who drives towards the exit edge: `5FL` is the front left space of tile 5, `0RR`
 * the rear right of the start tile. Front is the row at the exit edge (on the finish tile: at the finish line).
 */
export type Space = string;

export interface MotoXOptions {
  /** Effect of a placement that would leave tiles without a spot: it is illegal, or the track ends there (R-MX-8). */
  readonly traps: 'refused' | 'end';
  /** Coins that can never be placed leave the game or go into the discard pile (R-MX-12). */
  readonly stuckCoins: 'removed' | 'discarded';
  /** Running off on purpose is possible at any time, or only where nothing is safe (R-MX-27). */
  readonly runOff: 'free' | 'forced';
  /** Reach of a flight: the rest of the move, up to a turn, or the next tile only (R-MX-32). */
  readonly flight: 'move' | 'turn' | 'tile';
}

/** Tile of the track, in the order of play. */
export interface Tile extends Spot {
  /** Coins under the exit edge, 0 to 3: the height of the ramp (R-MX-11). */
  readonly ramp: number;
}

export interface Bike {
  /** Space where it stands, or where it left the track. */
  readonly at: Space;
  /** The bike lies beside that space (R-MX-37). */
  readonly wiped: boolean;
}

/** Position of a match; nothing in it is secret. */
export interface MotoXState {
  readonly options: MotoXOptions;
  readonly phase: 'build' | 'grid' | 'race' | 'over';
  readonly track: readonly Tile[];
  /** Tiles and coins by seat, for building; in the race `coins` are those to spend (R-MX-42). */
  readonly hands: readonly { readonly tiles: number; readonly coins: number }[];
  /** Coins spent, to be drawn again (R-MX-40). */
  readonly discard: number;
  /** Coins out of the game (R-MX-12), and those that wait for the race. */
  readonly removed: number;
  readonly waiting: number;
  /** Bikes by seat; null before it is on the grid. */
  readonly bikes: readonly (Bike | null)[];
  readonly first: Seat;
  readonly mover: Seat;
  /** Faces of the mover's dice, 0 for the null; null before the roll. A used ace is removed (R-MX-39). */
  readonly dice: readonly number[] | null;
  /** An ace has just put the mover's bike back; riding on with `dice` is optional (R-MX-39). */
  readonly started: boolean;
  /** Number of the mover's dice by rank, fixed at the start of the turn (R-MX-18). 0 outside the race. */
  readonly rank: number;
  readonly winner: Seat | null;
}

export type MotoXView = MotoXState & { readonly viewer: Seat | null };

/** Outcome of a ride (R-MX-26). `space`: its end, or the last space before the bike leaves the track. */
export type Outcome =
  | { readonly kind: 'finish' }
  | { readonly kind: 'safe'; readonly space: Space }
  /** Landing on a bike out of the air (R-MX-33). */
  | { readonly kind: 'land'; readonly space: Space }
  | { readonly kind: 'runoff'; readonly space: Space };

export type MotoXMove =
  | { readonly kind: 'tile'; readonly direction: Direction | null /* the start tile */ }
  | { readonly kind: 'coin'; readonly tile: number }
  /** Passes the building turn because nothing can be placed (R-MX-12). */
  | { readonly kind: 'stuck' }
  | { readonly kind: 'grid'; readonly space: Space }
  /** Passes the turn before the roll (R-MX-19); a wiped bike stays down (R-MX-38). */
  | { readonly kind: 'pass' }
  /** Rolls the rank's dice and one for each coin (R-MX-20). A wiped bike tries to start (R-MX-38b). */
  | { readonly kind: 'roll'; readonly coins: number }
  /** Puts a wiped bike back at once for a coin (R-MX-38c). */
  | { readonly kind: 'restart' }
  /** Rides the chosen number to the outcome, after the roll. The rules choose the shortest way there. */
  | { readonly kind: 'ride'; readonly number: number; readonly outcome: Outcome }
  /** Stays put after the roll (all nulls R-MX-21, barred R-MX-29, optional after an ace R-MX-39). */
  | { readonly kind: 'stay' }
  /** Wipes out where the bike stands, blocked all round, after the roll (R-MX-28). */
  | { readonly kind: 'wipe' }
  /** Waits because the space of a wiped bike is occupied: takes a coin from the discard pile, or nothing (R-MX-40). */
  | { readonly kind: 'wait' };

export type MotoXEvent =
  | { readonly kind: 'began'; readonly seat: Seat }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly tile: number;
      /** Side of the tile before on which it lies; the start tile has none. */
      readonly direction?: Direction;
    }
  | { readonly kind: 'raised'; readonly seat: Seat; readonly tile: number; readonly height: number }
  | { readonly kind: 'stuck'; readonly seat: Seat }
  | { readonly kind: 'stranded'; readonly coins: number }
  /** The track is complete; each player was dealt `coins` coins. */
  | { readonly kind: 'built'; readonly tiles: number; readonly coins: number }
  | { readonly kind: 'gridded'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly coins: number }
  /** A wiped bike is back on its space, by an ace or a coin; or its engine did not start. */
  | { readonly kind: 'restarted'; readonly seat: Seat; readonly space: Space; readonly by: 'ace' | 'coin' }
  | { readonly kind: 'failed'; readonly seat: Seat }
  | { readonly kind: 'waited'; readonly seat: Seat; readonly coin: boolean }
  /** `path`: the spaces ridden over, from the one where the bike stood to the one where it ends or left the track. */
  | {
      readonly kind: 'rode';
      readonly seat: Seat;
      readonly number: number;
      readonly path: readonly Space[];
      readonly outcome: Outcome;
      /** Highest ramp jumped, 0 for none. */
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
