import { type Streaks, streaksOf } from '../../stats/tally.ts';
import type { Store } from '../../store/open.ts';
import { rightsOf } from '../../store/puzzle-tries.ts';

/** What somebody's tries at the puzzles of a server come to, of those whose answer is told. */
export interface PuzzleStanding {
  readonly tried: number;
  readonly right: number;
  /** Right one after the other, of those that they tried. */
  readonly streaks: Streaks;
}

/** Of one game where told, else of all. */
export async function puzzleStanding(
  store: Store,
  of: Parameters<typeof rightsOf>[1],
): Promise<PuzzleStanding> {
  const rights = await rightsOf(store, of);
  return {
    tried: rights.length,
    right: rights.filter((isRight) => isRight).length,
    streaks: streaksOf(rights.map((isRight) => (isRight ? 'won' : 'lost'))),
  };
}
