import { afterEach, beforeEach, expect, test } from 'vitest';
import { done } from '../../src/app/core/unit-of-work.ts';
import { type BareHouse, closeHouse, openHouse } from '../support/house.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test.each([
  [1, [1]],
  [20, [20]],
  [50, [20, 20, 10]],
])('of %i tables it is heard in turns of the event loop, and of all', async (count, turns) => {
  const heard: number[] = [];
  const woken = { ...house, wake: (id: number) => void heard.push(id) };
  const all = Array.from({ length: count }, (_, nth) => nth + 1);
  await done(woken, async (deed) => {
    for (const id of all) deed.wake(id);
  });
  const seen = [heard.length];
  while (heard.length < count) {
    await new Promise((resolve) => setImmediate(resolve));
    if (heard.length > (seen.at(-1) ?? 0)) seen.push(heard.length);
  }
  expect(seen.map((sum, nth) => sum - (seen[nth - 1] ?? 0))).toEqual(turns);
  expect(heard).toEqual(all);
});

test('what is done stands where somebody cannot hear of it, and all others do', async () => {
  const heard: number[] = [];
  const deaf = {
    ...house,
    wake: (id: number) => {
      if (id === 2 || id === 25) throw new Error('deaf');
      heard.push(id);
    },
  };
  const outcome = await done(deaf, async (deed) => {
    for (let id = 1; id <= 30; id++) deed.wake(id);
    return 'done';
  });
  while (heard.at(-1) !== 30) await new Promise((resolve) => setImmediate(resolve));
  expect(outcome).toBe('done');
  expect(heard.length).toBe(28);
  expect(house.troubles.splice(0)).toEqual([new Error('deaf'), new Error('deaf')]);
});
