import { expect, test } from 'vitest';
import { createRecordedChance } from '../../src/engine/chance.ts';
import { rollOff } from '../../src/engine/roll-off.ts';

test('rollOff: the highest die goes first', () => {
  expect(rollOff(3, createRecordedChance([2, 5, 0]))).toEqual({
    first: 1,
    rounds: [
      [
        { seat: 0, value: 2 },
        { seat: 1, value: 5 },
        { seat: 2, value: 0 },
      ],
    ],
  });
});

test('rollOff: only those who tie for the highest roll again, until one is highest', () => {
  const luck = createRecordedChance([3, 5, 1, 5, 0, 0, 1, 4]);
  const { first, rounds } = rollOff(4, luck);
  expect(first).toBe(3);
  expect(rounds.map((rolls) => rolls.map(({ seat }) => seat))).toEqual([
    [0, 1, 2, 3],
    [1, 3],
    [1, 3],
  ]);
  expect(luck.left()).toBe(0);
});
