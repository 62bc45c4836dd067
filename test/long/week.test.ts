import { expect, test } from 'vitest';
import { week } from '../../src/bench/week.ts';

test('a week of four games: who is to move is told by a direct message on a quiet server, at most once a turn', async () => {
  const { loud, quiet } = await week.run();
  expect(loud.others.board).toBeGreaterThan(0);
  const { board, turn } = quiet.others;
  expect({ board, turn }).toEqual({ board: 0, turn: 0 });
  for (const [name, { turns, perTurn }] of Object.entries(quiet.players)) {
    expect(turns, name).toBeGreaterThan(5);
    expect(perTurn, name).toBeLessThanOrEqual(1);
  }
});
