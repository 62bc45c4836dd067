import { describe, expect, test } from 'vitest';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { simulate } from '../../src/tools/simulation.ts';
import { computeSpread } from '../../src/tools/spread.ts';
import { highcard } from '../conformance/highcard/index.ts';
import { introduceGame } from '../conformance/strict-text.ts';
import { tictactoe } from '../tictactoe/index.ts';

[tictactoe, highcard].forEach(introduceGame);

describe('simulate', () => {
  const call = {
    game: tictactoe,
    seats: 2,
    options: getDefaultOptions(tictactoe.options),
    games: 2000,
    seed: 3,
  };

  test('simulate: random tic-tac-toe has the known shares of 58.5 % crosses, 28.8 % noughts, 12.7 % draws', () => {
    const { wins, shared, unfinished, moves, turns } = simulate(call);
    const percents = [...wins, shared].map((count) => (100 * count) / call.games);
    for (const [at, known] of [58.5, 28.8, 12.7].entries()) {
      expect(Math.abs((percents[at] ?? 0) - known)).toBeLessThan(3.5);
    }
    expect(unfinished).toBe(0);
    expect(moves).toMatchObject({ max: 9 });
    expect(turns).toEqual(moves);
  });

  test('simulate: repeats for the same seed', () => {
    const { movesPerSecond: _one, ...one } = simulate({ ...call, games: 50 });
    const { movesPerSecond: _other, ...other } = simulate({ ...call, games: 50 });
    expect(one).toEqual(other);
  });

  test('simulate: counts a draw and a play of one seat as one turn', () => {
    const options = { cards: 8, pairs: false };
    const { moves, turns } = simulate({ game: highcard, seats: 2, options, games: 20, seed: 1 });
    expect([moves.max, turns.max]).toEqual([12, 8]);
  });

  test('simulate: throws for a number of seats that the game does not support', () => {
    expect(() => simulate({ ...call, seats: 3 })).toThrow('This game is for 2 players, not 3.');
  });
});

describe('computeSpread', () => {
  test.each([
    [[4], { median: 4, mean: 4, p90: 4, max: 4 }],
    [[1, 2, 3, 10], { median: 2.5, mean: 4, p90: 10, max: 10 }],
    [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], { median: 5.5, mean: 5.5, p90: 9, max: 10 }],
    [[3, 1, 2], { median: 2, mean: 2, p90: 3, max: 3 }],
  ])('computeSpread: computes median, mean, p90 and maximum of %j', (lengths, spread) => {
    expect(computeSpread(lengths)).toEqual(spread);
  });
});
