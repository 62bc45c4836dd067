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

test("Runaround evaluate: a pawn that blocks the opponent's start is worth more than one a space further", () => {
  expect(evaluatePosition(HALF, -1)).toBeGreaterThan(evaluatePosition(HALF + 1, -1) + 0.05);
});

test('Runaround evaluate: blocking a start is worth nothing with no pawn at home or with shared starts', () => {
  expect(evaluatePosition(HALF, 0)).toBeLessThan(evaluatePosition(HALF + 1, 0));
  expect(evaluatePosition(HALF, -1, true)).toBeLessThan(evaluatePosition(HALF + 1, -1, true));
});

test.each([
  ['a pawn goes onto it while opposing pawns are at home', 3, 9],
  ['a pawn does not land there on an opponent', 0, 2],
])("Runaround policy: three spaces before the opponent's start, %s", (_, other, run) => {
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
