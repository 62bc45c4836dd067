import { expect, test } from 'vitest';
import { measureAi, playMiddleMatch } from '../../src/bench/ai.ts';
import { games } from '../../src/games/registry.ts';
import { tictactoe } from '../tictactoe/index.ts';

test('ai benchmark: measures every game that has an AI, and no other', () => {
  const some = [...games.filter(({ id }) => id === 'runaround'), tictactoe];
  const speeds = measureAi(some, { milliseconds: 1, times: 1 });
  expect(Object.keys(speeds)).toEqual(['runaround']);
  expect(speeds.runaround?.playoutsPerSecond).toBeGreaterThan(0);
});

test.each(games.filter(({ table }) => table === 'match').map((game) => [game.id, game] as const))(
  'ai benchmark: starts from the middle of a match of %s',
  (_id, game) => {
    const { played, state } = playMiddleMatch(game);
    expect(played).toBeGreaterThan(5);
    expect(game.turn(state).kind).toBe('act');
  },
);
