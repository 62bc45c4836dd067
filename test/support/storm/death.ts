import { type Chance, pickOne } from '../../../src/engine/chance.ts';

/**
 * A point at which a process is killed.
 * It is before a PostgreSQL statement, before or after a commit, or at a request to Discord or its response; `posting` and `posted` count
 * only new messages. `nth` counts from 1 for the next one.
 */
export interface Death {
  readonly at: 'statement' | 'commit' | 'committed' | 'asked' | 'told' | 'posting' | 'posted';
  readonly nth: number;
}

const KINDS = [
  ['statement', 24],
  ['commit', 3],
  ['committed', 3],
  ['asked', 4],
  ['told', 4],
  ['posting', 1],
  ['posted', 1],
] as const;

/** Chooses a random point. */
export function chooseDeath(chance: Chance): Death {
  const [at, most] = pickOne(chance, KINDS);
  return { at, nth: 1 + chance.draw(most) };
}
