import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginLeague } from '../../../src/app/leagues/progress.ts';
import { forgetDisk } from '../../../src/store/upkeep.ts';
import { processorTime } from '../../../src/tools/processor-time.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { decide, entered, layAll, leagueOf, playing, standing } from '../../support/league.ts';

const MANY = Array.from({ length: 16 }, (_, at) => `p${String(at).padStart(2, '0')}`);

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
  await forgetDisk(house.store);
});
afterEach(async () => await closeHouse(house));

/** So long a deed may take the processor at most, in ms, as nothing else is done meanwhile. */
const MOST = 50;

test('sixteen people play 240 matches, and no deed of it takes long', { timeout: 60_000 }, async () => {
  const begins: number[] = [];
  for (const [at, guild] of ['h', 'i', 'g'].entries()) {
    const people = [...MANY.slice(at), ...MANY.slice(0, at)];
    const one = await entered(house, people, { guild, channel: guild, times: 2 });
    begins.push(await timed(() => beginLeague(house, act(people[0] ?? ''), one)));
  }
  const id = 3;
  await layAll(house);
  expect(await playing(house, id)).toHaveLength(16);
  const ends: number[] = [];
  const lays: number[] = [];
  for (let [table] = await playing(house, id); table !== undefined; [table] = await playing(house, id)) {
    const at = table;
    ends.push(await timed(() => decide(house, at, MANY)));
    lays.push(await timed(() => layAll(house)));
  }
  const { record, matches } = await leagueOf(house, id);
  expect([record.phase, matches.length]).toEqual(['over', 240]);
  expect((await standing(house, id)).map(({ name, points }) => [name, points])).toEqual(
    MANY.map((name, at) => [name, 4 * (15 - at)]),
  );
  // The compiler has its share of some of them.
  expect(Math.max(median(begins), median(ends), median(lays))).toBeLessThan(MOST);
});

/** Of the processor: whatever else runs on this machine makes no deed longer. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = processorTime();
  await work();
  return processorTime() - before;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}
