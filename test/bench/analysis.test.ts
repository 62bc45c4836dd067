import { expect, test } from 'vitest';
import { analysisCosts } from '../../src/bench/analysis.ts';
import { games } from '../../src/games/registry.ts';
import { tictactoe } from '../tictactoe/index.ts';

test('every game that has a mind is measured, and no other', () => {
  const costs = analysisCosts([...games.filter(({ id }) => id === 'runaround'), tictactoe], 4);
  expect(Object.keys(costs)).toEqual(['runaround']);
  expect(costs.runaround).toMatchObject({ decisions: 4 });
  expect(costs.runaround?.seconds).toBeGreaterThan(0);
});
