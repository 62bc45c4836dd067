import { expect, test } from 'vitest';
import { hasEnded } from '../../../src/app/core/table.ts';
import { findDuelGame } from '../../../src/app/lobby/challenge.ts';
import { createSampleReplay, iterateSteps } from '../../../src/app/replay/replay.ts';
import { games } from '../../../src/games/registry.ts';

const PLAYERS = (['sparrow', 'owl'] as const).map((strength) => ({ strength, name: strength }));

test('createSampleReplay: returns a complete match that is reproducible and valid', async () => {
  const replay = await createSampleReplay(findDuelGame({ games })!, 'en', PLAYERS);
  expect(hasEnded(replay.table)).toBe(true);
  expect(replay.table.record.standings).toMatchObject([{ place: 1 }, { place: 2 }]);
  const steps = [...iterateSteps(replay)];
  expect(steps.at(-1)?.table.record.state).toEqual(replay.table.record.state);
  expect(await createSampleReplay(findDuelGame({ games })!, 'en', PLAYERS)).toEqual(replay);
});

test('createSampleReplay: has at most 60 steps', async () => {
  const { stops } = await createSampleReplay(findDuelGame({ games })!, 'en', PLAYERS);
  expect(stops.length).toBeLessThanOrEqual(60);
});

test.each(games.filter(({ table }) => table === 'match'))(
  'createSampleReplay: AI players finish a match of $id',
  async (game) => {
    const players = Array.from({ length: game.seats[0] ?? 2 }, (_, seat) => ({
      strength: 'owl' as const,
      name: `${seat}`,
    }));
    const replay = await createSampleReplay(game, 'en', players);
    expect(hasEnded(replay.table)).toBe(true);
    expect(replay.table.record.standings).toHaveLength(players.length);
  },
  60_000,
);
