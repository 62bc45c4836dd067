import { expect, test } from 'vitest';
import { defaults } from '../../src/engine/options.ts';
import { turnsEach } from '../../src/tools/turns-each.ts';
import { highcard } from '../conformance/highcard/index.ts';
import { introduce } from '../conformance/spoken.ts';
import { tictactoe } from '../tictactoe/index.ts';

[tictactoe, highcard].forEach(introduce);

test('the last free square of tic-tac-toe is no turn, as it plays itself', () => {
  const options = defaults(tictactoe.options);
  const { max } = turnsEach({ game: tictactoe, seats: 2, options, games: 40, seed: 1 });
  expect(max).toBe(4);
});

test('what a seat does before another acts is one turn', () => {
  const call = { game: highcard, seats: 2, options: { cards: 8, pairs: false }, games: 5, seed: 1 };
  expect(turnsEach(call).max).toBeLessThanOrEqual(4);
});

test('the same seed, the same turns; seats the game is not for are a bad call', () => {
  const call = { game: tictactoe, seats: 2, options: defaults(tictactoe.options), games: 5, seed: 3 };
  expect(turnsEach(call)).toEqual(turnsEach(call));
  expect(() => turnsEach({ ...call, seats: 3 })).toThrow('This game is for 2 players, and 3 would play.');
});
