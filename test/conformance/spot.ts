import type { Chance } from '../../src/engine/chance.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Kinds, Seat, Turn, Viewer } from '../../src/engine/game.ts';
import type { Options } from '../../src/engine/options.ts';
import type { QuestionTree } from './question-tree.ts';

/** Who plays how. */
export interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** A position of a random game, with all that can be seen and done there. */
export interface Spot<K extends Kinds = Kinds> extends Setting {
  readonly state: K['state'];
  readonly turn: Turn;
  /** How many moves were made before. */
  readonly played: number;
  /** By viewer: the spectator first, then every seat. */
  readonly views: ReadonlyMap<Viewer, K['view']>;
  /** What the viewer's game guesses here, frozen: one guess for all laws. */
  readonly guess: (viewer: Viewer) => K['state'];
  /** By seat to act: all its questions and whole moves. */
  readonly trees: ReadonlyMap<Seat, QuestionTree<K['move']>>;
  /** Moves that were possible at earlier positions of this game, some of them not any more. */
  readonly earlier: readonly K['move'][];
  /** The state that the match began with. */
  readonly opening: K['state'];
  /** Luck for what a law tries out; it has no part in the game. */
  readonly chance: Chance;
}

/** A move made in a random game. */
export interface Step<K extends Kinds = Kinds> {
  readonly before: Spot<K>;
  readonly entry: Entry<K>;
  readonly after: K['state'];
}

/** A random game from set-up to the end, or to where it was broken off. */
export interface WholeGame<K extends Kinds = Kinds> extends Setting {
  readonly luck: readonly number[];
  readonly log: readonly Entry<K>[];
  readonly state: K['state'];
  readonly turn: Turn;
}
