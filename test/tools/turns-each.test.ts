import { expect, test } from 'vitest';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { measureTurns } from '../../src/tools/measure-turns.ts';
import { highcard } from '../conformance/highcard/index.ts';
import { introduceGame } from '../conformance/strict-text.ts';
import { tictactoe } from '../tictactoe/index.ts';

[tictactoe, highcard].forEach(introduceGame);

test('the last free square of tic-tac-toe is no turn, as it plays itself', () => {
  const options = getDefaultOptions(tictactoe.options);
  const { max } = measureTurns({ game: tictactoe, seats: 2, options, games: 40, seed: 1 });
  expect(max).toBe(4);
});

test('what a seat does before another acts is one turn', () => {
  const call = { game: highcard, seats: 2, options: { cards: 8, pairs: false }, games: 5, seed: 1 };
  expect(measureTurns(call).max).toBeLessThanOrEqual(4);
});

test('the same seed, the same turns; seats the game is not for are a bad call', () => {
  const call = {
    game: tictactoe,
    seats: 2,
    options: getDefaultOptions(tictactoe.options),
    games: 5,
    seed: 3,
  };
  expect(measureTurns(call)).toEqual(measureTurns(call));
  expect(() => measureTurns({ ...call, seats: 3 })).toThrow('This game is for 2 players, not 3.');
});
