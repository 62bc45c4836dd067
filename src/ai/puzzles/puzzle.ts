import type { Options } from '../../engine/options.ts';
import type { Seed } from '../search/stream.ts';

/**
 * Position from an AI match in which one move is clearly best and another looks better at first sight. Stored as the
 * match up to it, to be replayed.
 */
export interface Puzzle extends PuzzleMatch {
  /** Game and seed: `runaround-12`. */
  readonly id: string;
  /** Seed of the match, which determines its players and randomness. */
  readonly seed: number;
  /** Outcomes drawn at the set-up. */
  readonly opening: readonly number[];
  /** Moves before the position. */
  readonly moves: readonly PuzzleMove[];
  readonly best: Weighed;
  /** Second-best move. */
  readonly next: Weighed;
  /** Move of the greedy player. */
  readonly tempting: Weighed;
}

/** Common properties of a game's puzzles. */
export interface PuzzleMatch {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
}

/** Move of the seat to move, in the notation of its game, with the outcomes it drew. */
export interface PuzzleMove {
  readonly text: string;
  readonly luck: readonly number[];
}

/** Move in the notation of its game, and the mover's chance of winning with it: 0 to 1. */
export interface Weighed {
  readonly move: string;
  readonly chance: number;
}

/**
 * Returns the seed of a search about a puzzle. Checking uses another seed than finding, as a selected move was lucky
 * with the first one.
 */
export function createPuzzleSeed(what: 'find' | 'check', match: number, played: number): Seed {
  const numbers = [what === 'find' ? 1 : 2, match, played];
  return numbers.map((number, at) => number.toString(16).padStart(at === 0 ? 8 : 12, '0')).join('');
}
