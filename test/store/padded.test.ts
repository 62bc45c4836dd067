import { expect, test } from 'vitest';
import { padded } from '../../src/store/padded.ts';

test.each([
  [[], []],
  [[7], [7]],
  [
    [1, 2, 3],
    [1, 2, 3, 3],
  ],
  [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
])('%j is asked for as %j', (list, asked) => {
  expect(padded(list)).toEqual(asked);
});

test('five hundred lengths are ten statements', () => {
  const lengths = Array.from({ length: 500 }, (_, at) => padded([...Array(at + 1).keys()]).length);
  expect(new Set(lengths).size).toBe(10);
});
