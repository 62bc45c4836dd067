import { type Chance, pickOne } from '../../../src/engine/chance.ts';

/**
 * A point at which a process ends: before a statement of PostgreSQL, before or after a commit, as a request to Discord goes
 * out or its answer comes, or those that post a message; the how many-th from now on, 1 being the next.
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

/** Any of them. */
export function chooseDeath(chance: Chance): Death {
  const [at, most] = pickOne(chance, KINDS);
  return { at, nth: 1 + chance.draw(most) };
}
