import type { Puzzle } from '../../puzzles/puzzle.ts';
import { seedFrom } from '../minds/seedFrom.ts';

/**
 * Which puzzle a server is posed next: one that was posed least often, so none comes again before all others have; of
 * those one of the game that was. By chance beyond that, always the same for the same server. Undefined where there are
 * none.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  posed: ReadonlyMap<string, number>,
  guild: string,
): Puzzle | undefined {
  const timesOf = ({ id }: Puzzle) => posed.get(id) ?? 0;
  const left = least(puzzles, timesOf);
  const timesOfGame = ({ game }: Puzzle) =>
    puzzles.reduce((sum, puzzle) => sum + (puzzle.game === game ? timesOf(puzzle) : 0), 0);
  const lot = (puzzle: Puzzle) => seedFrom(`puzzle ${guild} ${timesOf(puzzle)} ${puzzle.id}`);
  const games = (puzzle: Puzzle) => seedFrom(`puzzle ${guild} ${puzzle.game}`);
  return least(left, timesOfGame).toSorted(
    (one, other) => compared(games(one), games(other)) || compared(lot(one), lot(other)),
  )[0];
}

/** Those of which that is least. */
function least(puzzles: readonly Puzzle[], much: (puzzle: Puzzle) => number): readonly Puzzle[] {
  const fewest = Math.min(...puzzles.map(much));
  return puzzles.filter((puzzle) => much(puzzle) === fewest);
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
