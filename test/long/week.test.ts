import { expect, test } from 'vitest';
import { week } from '../../src/bench/week.ts';

test('notifications in a week of four games: at most one a turn for the player to move, none for others', async () => {
  const { loud, quiet, threads } = await week.run();
  expect(loud.others.board).toBeGreaterThan(0);
  for (const { players, others } of [quiet, threads]) {
    expect(others).toEqual({ board: 0, turn: 0, reminder: 0, card: 0, other: 0 });
    for (const [name, { turns, perTurn }] of Object.entries(players)) {
      expect(turns, name).toBeGreaterThan(5);
      expect(perTurn, name).toBeLessThanOrEqual(1);
    }
  }
});
