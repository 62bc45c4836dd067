import { expect, test } from 'vitest';
import { evaluate } from '../../../src/games/runaround/ai/evaluate.ts';
import { RunaroundWorld } from '../../../src/games/runaround/ai/world.ts';

const HALF = 12;

function evaluatePosition(space: number, home: number, share?: true): number {
  const world = new RunaroundWorld({ size: 24, goal: 5, ...(share && { share }) }, 'even');
  world.fill(
    0,
    0,
    -1,
    [0, 0],
    [
      [0, 1, 2, space],
      [home, home, home, 3],
    ],
  );
  return evaluate(world);
}

test('a pawn on the start of the other side is worth more than one a space further on, while it keeps pawns at home', () => {
  expect(evaluatePosition(HALF, -1)).toBeGreaterThan(evaluatePosition(HALF + 1, -1) + 0.05);
});

test('it is not where nobody waits at home, or where pawns share a start', () => {
  expect(evaluatePosition(HALF, 0)).toBeLessThan(evaluatePosition(HALF + 1, 0));
  expect(evaluatePosition(HALF, -1, true)).toBeLessThan(evaluatePosition(HALF + 1, -1, true));
});

test.each([
  ['goes there while pawns wait at home', 3, 9],
  ['does not go there onto a pawn, which would throw its own back', 0, 2],
])('the quick policy, three spaces before the start of the other side, %s', (_, other, run) => {
  const world = new RunaroundWorld({ size: 24, goal: 5 }, 'even');
  world.fill(
    0,
    3,
    -1,
    [0, 0],
    [
      [-1, -1, 2, 9],
      [-1, -1, -1, other],
    ],
  );
  expect(world.policy()).toBe(1 + run);
});
