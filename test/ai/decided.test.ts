import { expect, test } from 'vitest';
import { type Candidate, compareMeanWorth, sortSoonestFirst } from '../../src/ai/search/playouts.ts';

function candidate(code: number, mean: number, moves: number): Candidate {
  return { code, total: 100 * mean, playouts: 100, moves: 100 * moves };
}

function order(...candidates: Candidate[]): number[] {
  return sortSoonestFirst(candidates).map(({ code }) => code);
}

test('of moves that win as surely the one that ends the match sooner comes first', () => {
  expect(order(candidate(1, 1, 9), candidate(2, 0.9995, 4), candidate(3, 0.9, 1))).toEqual([2, 1, 3]);
});

test('of moves that lose as surely the one that ends the match sooner comes first', () => {
  expect(order(candidate(1, 0.0004, 9), candidate(2, 0, 4))).toEqual([2, 1]);
});

test('while the match is open the better chance comes first, however long it takes', () => {
  expect(order(candidate(1, 0.6, 9), candidate(2, 0.5995, 1))).toEqual([1, 2]);
});

test.each([
  ['a sure win', 1, [2, 1]],
  ['a sure loss', 0, [2, 1]],
  ['a likely win', 0.8, [2, 1]],
  ['a likely loss', 0.2, [1, 2]],
])(
  'of moves that are just equal in %s the nearer end comes first, while there is hope the later',
  (_, mean, codes) => {
    const sorted = [candidate(1, mean, 9), candidate(2, mean, 4)].toSorted(compareMeanWorth);
    expect(sorted.map(({ code }) => code)).toEqual(codes);
  },
);
