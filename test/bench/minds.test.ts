import { expect, test } from 'vitest';
import { middleOf } from '../../src/bench/middle.ts';
import { mindSpeeds } from '../../src/bench/minds.ts';
import { games } from '../../src/games/registry.ts';
import { tictactoe } from '../tictactoe/index.ts';

test('every game that has a mind is measured, and no other', () => {
  const some = [...games.filter(({ id }) => id === 'runaround'), tictactoe];
  const speeds = mindSpeeds(some, { milliseconds: 1, times: 1 });
  expect(Object.keys(speeds)).toEqual(['runaround']);
  expect(speeds.runaround?.playoutsPerSecond).toBeGreaterThan(0);
});

test.each(games.filter(({ table }) => table === 'match').map((game) => [game.id, game] as const))(
  'the middle of %s is neither its beginning nor its end',
  (_id, game) => {
    const { played, state } = middleOf(game);
    expect(played).toBeGreaterThan(5);
    expect(game.turn(state).kind).toBe('act');
  },
);
