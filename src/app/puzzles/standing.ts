import { computeStreaks, type Streaks } from '../../stats/tally.ts';
import type { Store } from '../../store/open.ts';
import { loadPuzzleResults } from '../../store/puzzle-tries.ts';

/** What somebody's tries at the puzzles of a server come to, of those whose answer is told. */
export interface PuzzleStanding {
  readonly tried: number;
  readonly right: number;
  /** Right one after the other, of those that they tried. */
  readonly streaks: Streaks;
}

/** Of one game where told, else of all. */
export async function loadPuzzleStanding(
  store: Store,
  of: Parameters<typeof loadPuzzleResults>[1],
): Promise<PuzzleStanding> {
  const rights = await loadPuzzleResults(store, of);
  return {
    tried: rights.length,
    right: rights.filter((isRight) => isRight).length,
    streaks: computeStreaks(rights.map((isRight) => (isRight ? 'won' : 'lost'))),
  };
}
