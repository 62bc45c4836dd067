import type { Seed } from '../search/stream.ts';

/**
 * Returns the seed of a search about a puzzle. Checking uses another seed than finding, as a selected move was lucky
 * with the first one.
 */
export function createPuzzleSeed(what: 'find' | 'check', match: number, played: number): Seed {
  const numbers = [what === 'find' ? 1 : 2, match, played];
  return numbers.map((number, at) => number.toString(16).padStart(at === 0 ? 8 : 12, '0')).join('');
}
