import { expect, test } from 'vitest';
import { hasEnded } from '../../../src/app/core/table.ts';
import { findDuelGame } from '../../../src/app/lobby/challenge.ts';
import { createSampleReplay, iterateSteps } from '../../../src/app/replay/replay.ts';
import { games } from '../../../src/games/registry.ts';

const PLAYERS = (['sparrow', 'owl'] as const).map((strength) => ({ strength, name: strength }));

test('a sample is a whole match, the same each time, that the rules play again', async () => {
  const course = await createSampleReplay(findDuelGame({ games })!, 'en', PLAYERS);
  expect(hasEnded(course.table)).toBe(true);
  expect(course.table.record.standings).toMatchObject([{ place: 1 }, { place: 2 }]);
  const steps = [...iterateSteps(course)];
  expect(steps.at(-1)?.table.record.state).toEqual(course.table.record.state);
  expect(await createSampleReplay(findDuelGame({ games })!, 'en', PLAYERS)).toEqual(course);
});

test('it is short enough to be watched: a minute at a picture a second', async () => {
  const { stops } = await createSampleReplay(findDuelGame({ games })!, 'en', PLAYERS);
  expect(stops.length).toBeLessThanOrEqual(60);
});

test.each(games.filter(({ table }) => table === 'match'))(
  'AIs can show a match of $id',
  async (game) => {
    const players = Array.from({ length: game.seats[0] ?? 2 }, (_, seat) => ({
      strength: 'owl' as const,
      name: `${seat}`,
    }));
    const course = await createSampleReplay(game, 'en', players);
    expect(hasEnded(course.table)).toBe(true);
    expect(course.table.record.standings).toHaveLength(players.length);
  },
  60_000,
);
