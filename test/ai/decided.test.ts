import { expect, test } from 'vitest';
import { type Candidate, compareMeanWorth, sortSoonestFirst } from '../../src/ai/search/playouts.ts';

function candidate(code: number, mean: number, moves: number): Candidate {
  return { code, total: 100 * mean, playouts: 100, moves: 100 * moves };
}

function order(...candidates: Candidate[]): number[] {
  return sortSoonestFirst(candidates).map(({ code }) => code);
}

test('sortSoonestFirst: puts the move that wins sooner first among sure wins', () => {
  expect(order(candidate(1, 1, 9), candidate(2, 0.9995, 4), candidate(3, 0.9, 1))).toEqual([2, 1, 3]);
});

test('sortSoonestFirst: puts the move that loses sooner first among sure losses', () => {
  expect(order(candidate(1, 0.0004, 9), candidate(2, 0, 4))).toEqual([2, 1]);
});

test('sortSoonestFirst: puts the better chance first while the match is open', () => {
  expect(order(candidate(1, 0.6, 9), candidate(2, 0.5995, 1))).toEqual([1, 2]);
});

test.each([
  ['a sure win', 1, [2, 1]],
  ['a sure loss', 0, [2, 1]],
  ['a likely win', 0.8, [2, 1]],
  ['a likely loss', 0.2, [1, 2]],
])(
  'compareMeanWorth: of two equal moves in %s, the sooner end comes first while the outlook is good',
  (_, mean, codes) => {
    const sorted = [candidate(1, mean, 9), candidate(2, mean, 4)].toSorted(compareMeanWorth);
    expect(sorted.map(({ code }) => code)).toEqual(codes);
  },
);
