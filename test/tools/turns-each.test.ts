import { expect, test } from 'vitest';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { measureTurns } from '../../src/tools/measure-turns.ts';
import { highcard } from '../conformance/highcard/index.ts';
import { introduceGame } from '../conformance/strict-text.ts';
import { tictactoe } from '../tictactoe/index.ts';

[tictactoe, highcard].forEach(introduceGame);

test('measureTurns: does not count the forced last square of tic-tac-toe as a turn', () => {
  const options = getDefaultOptions(tictactoe.options);
  const { max } = measureTurns({ game: tictactoe, seats: 2, options, games: 40, seed: 1 });
  expect(max).toBe(4);
});

test('measureTurns: counts all moves of a seat before another acts as one turn', () => {
  const call = { game: highcard, seats: 2, options: { cards: 8, pairs: false }, games: 5, seed: 1 };
  expect(measureTurns(call).max).toBeLessThanOrEqual(4);
});

test('measureTurns: repeats for the same seed, and throws for a wrong number of seats', () => {
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
