import type { Options } from '../../engine/options.ts';

/**
 * A position out of a match that AIs have played, in which one move is clearly better than all others and another looks
 * better at once. It is kept as the match up to it, to be played again.
 */
export interface Puzzle extends PuzzleMatch {
  /** `runaround-12`: game and seed. */
  readonly id: string;
  /** By it the match is made: who plays, and with which luck. */
  readonly seed: number;
  /** The outcomes drawn at the set-up. */
  readonly opening: readonly number[];
  /** Every move before the position. */
  readonly moves: readonly PuzzleMove[];
  readonly best: Weighed;
  /** The best of all others. */
  readonly next: Weighed;
  /** What greedy plays. */
  readonly tempting: Weighed;
}

/** What the puzzles of a game have in common. */
export interface PuzzleMatch {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
}

/** A move in the notation of its game, and the outcomes that it drew. Whoever is to move makes it. */
export interface PuzzleMove {
  readonly text: string;
  readonly luck: readonly number[];
}

/** A move in the notation of its game, and what the match is then worth to whoever makes it: 0 to 1. */
export interface Weighed {
  readonly move: string;
  readonly chance: number;
}
