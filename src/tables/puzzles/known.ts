import type { Game } from '../../engine/game.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { type House, versionOf } from '../house.ts';

/** A puzzle with its game, by the rules that its match was played by. */
export interface KnownPuzzle {
  readonly puzzle: Puzzle;
  readonly game: Game;
}

type Knowing = Pick<House, 'puzzles' | 'games' | 'earlier'>;

/** The puzzle of that id; null where it, or its rules, are not here any more. */
export function knownPuzzle(house: Knowing, id: string): KnownPuzzle | null {
  const puzzle = house.puzzles.find((one) => one.id === id);
  const game = puzzle && versionOf(house, puzzle.game, puzzle.rules);
  return puzzle && game ? { puzzle, game } : null;
}

/** Those that can be posed. */
export function allKnown(house: Knowing): readonly Puzzle[] {
  return house.puzzles.filter(({ game, rules }) => versionOf(house, game, rules) !== undefined);
}
