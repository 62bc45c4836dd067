import { describe, expect, test } from 'vitest';
import { runaround } from '../../../src/games/runaround/index.ts';
import { getOptions, playRandomGame } from './games.ts';

describe('Runaround length of random games', () => {
  test.each([
    [16, 48],
    [20, 59],
    [24, 70],
    [28, 82],
    [40, 114],
  ])('Runaround: a random game on %i spaces takes about %i turns', (size, expected) => {
    const games = 600;
    let turns = 0;
    for (let number = 0; number < games; number++) turns += countTurns(number, size);
    expect(Math.abs(turns / games - expected)).toBeLessThan(expected * 0.06);
  });

  test('Runaround: random games end far below the bound', () => {
    for (let number = 0; number < 104; number++) {
      const moves = [...playRandomGame(number)].length;
      expect(moves * 10).toBeLessThan(runaround.bound(2, getOptions(number)));
    }
  });
});

/** Counts turns; a turn begins with a roll outside an extra turn. */
function countTurns(number: number, size: number): number {
  let turns = 0;
  for (const { before } of playRandomGame(number, { size, goal: 5 })) {
    if (before.rolled === null && before.again === null) turns++;
  }
  return turns;
}
