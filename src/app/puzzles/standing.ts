import { computeStreaks, type Streaks } from '../../stats/tally.ts';
import type { Store } from '../../store/open.ts';
import { loadPuzzleResults } from '../../store/puzzle-tries.ts';

/** A person's results at a server's answered puzzles. */
export interface PuzzleStanding {
  readonly tried: number;
  readonly right: number;
  /** Streaks of right answers, among the puzzles the person tried. */
  readonly streaks: Streaks;
}

/** Loads a person's puzzle results, for one game if given, else for all. */
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
