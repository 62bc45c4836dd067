import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CrowdTables } from '../../src/bench/crowd-tables.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { randomPlayers } from '../../src/players/players.ts';
import { type BareHouse, closeHouse, openHouse } from '../support/house.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

const motox = games.filter(({ id }) => id === 'motox');

test('a crowd goes on where all its tables wait for AI seats for a while', async () => {
  const players = slow(20);
  const crowd = new CrowdTables(house, players);
  await crowd.gather(1, motox);
  let looked = 0;
  // A second for each thought, and an instant for each look at the clock.
  const now = () => players.asked() * 1_000 + looked++;
  const thoughts = await crowd.run({ perSecond: 10_000, seconds: 3 }, now);
  await crowd.close();
  expect(thoughts.length).toBeGreaterThan(1);
});

test('and says so where its tables have all ended', async () => {
  const crowd = new CrowdTables(house, slow(0));
  await crowd.gather(
    1,
    games.filter(({ id }) => id === 'runaround'),
  );
  const run = crowd.run({ perSecond: 10_000, seconds: 60 });
  await expect(run).rejects.toThrow('All tables of the crowd have ended');
  await crowd.close();
});

/** They play at random, each after so many turns of the event loop; and how often they were asked. */
function slow(turns: number) {
  const players = randomPlayers(seeded(1));
  let count = 0;
  return {
    ...players,
    asked: () => count,
    choose: async (asked: Parameters<typeof players.choose>[0]) => {
      count++;
      for (let turned = 0; turned < turns; turned++) await turn();
      return await players.choose(asked);
    },
  };
}
