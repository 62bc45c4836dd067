import type { Chance } from '../../src/engine/chance.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Kinds, Seat, Turn, Viewer } from '../../src/engine/game.ts';
import type { Options } from '../../src/engine/options.ts';
import type { QuestionTree } from './question-tree.ts';

/** Number of seats and options. */
export interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** A position of a random game, with everything visible and possible there. */
export interface Spot<K extends Kinds = Kinds> extends Setting {
  readonly state: K['state'];
  readonly turn: Turn;
  /** Number of moves made before. */
  readonly played: number;
  /** Views by viewer: the spectator first, then every seat. */
  readonly views: ReadonlyMap<Viewer, K['view']>;
  /** Returns the viewer's guess, frozen; all invariants share one guess. */
  readonly guess: (viewer: Viewer) => K['state'];
  /** Questions and whole moves, by seat to act. */
  readonly trees: ReadonlyMap<Seat, QuestionTree<K['move']>>;
  /** Moves possible at earlier positions of this game; some are no longer legal. */
  readonly earlier: readonly K['move'][];
  /** Initial state of the match. */
  readonly opening: K['state'];
  /** Randomness for trials of an invariant; independent of the game. */
  readonly chance: Chance;
}

/** A move made in a random game. */
export interface Step<K extends Kinds = Kinds> {
  readonly before: Spot<K>;
  readonly entry: Entry<K>;
  readonly after: K['state'];
}

/** A random game from set-up to its end, or to where it was cut off. */
export interface WholeGame<K extends Kinds = Kinds> extends Setting {
  readonly luck: readonly number[];
  readonly log: readonly Entry<K>[];
  readonly state: K['state'];
  readonly turn: Turn;
}
