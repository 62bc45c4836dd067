import type { Seed } from '../search/stream.ts';

/**
 * The luck of a thought about a puzzle. What is found by one luck is checked by another, as what was chosen was lucky
 * before.
 */
export function createPuzzleSeed(what: 'find' | 'check', match: number, played: number): Seed {
  const numbers = [what === 'find' ? 1 : 2, match, played];
  return numbers.map((number, at) => number.toString(16).padStart(at === 0 ? 8 : 12, '0')).join('');
}
