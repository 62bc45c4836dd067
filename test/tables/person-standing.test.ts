import { afterEach, beforeEach, expect, test } from 'vitest';
import { moversIn } from '../../src/store/movers.ts';
import { keepAllowed } from '../../src/store/own.ts';
import { standingOf } from '../../src/tables/results/personStanding.ts';
import { resign } from '../../src/tables/seats/resign.ts';
import { takeBack } from '../../src/tables/takingBack/takeBack.ts';
import { begun, duel } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { moved, version } from '../support/taking-back.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test('who moved is known of the moves that stand', async () => {
  const id = await begun(house, 'runaround', 'ann', 'bob');
  const { person } = await moved(house, id, 'roll');
  await moved(house, id, 'run');
  const two = (await moversIn(house.store, [id])).get(id);
  expect(two).toHaveLength(2);
  await takeBack(house, act(person), id, await version(house, id));
  expect((await moversIn(house.store, [id])).get(id)).toEqual(two?.slice(0, 1));
  await moved(house, id, 'run');
  expect((await moversIn(house.store, [id])).get(id)).toEqual(two);
});

test('a game has the best that it has a sentence for, of matches played to their end', async () => {
  const { id, mover, waiter } = await duel(house);
  await moved(house, id, 'roll');
  await moved(house, id, 'run');
  await resign(house, act(waiter), id, String);
  expect((await of(mover, mover)).bests).toEqual(new Map());
  await asIfOver(id, 5);
  const other = await begun(house, 'gostop', 'ann', 'bob');
  await resign(house, act(mover), other, String);
  await asIfOver(other, 12);
  const { bests, stats } = await of(mover, mover);
  expect([...bests].sort()).toEqual([
    ['gostop', { kind: 'score', best: 12 }],
    ['runaround', { kind: 'turns', best: 1 }],
  ]);
  expect(stats.games.get('runaround')?.streaks).toEqual({ now: 1, longest: 1 });
  expect([...(await of(waiter, mover)).bests.keys()]).toEqual(['gostop']);
});

test('who does not want to be listed is named to nobody but those they played with', async () => {
  const id = await begun(house, 'runaround', 'ann', 'bob');
  await resign(house, act('bob'), id, String);
  await keepAllowed(house.store, 'bob', { listed: false }, 1);
  expect([...(await of('ann', 'ann')).names.keys()].sort()).toEqual(['ann', 'bob']);
  expect([...(await of('ann', 'bob')).names.keys()].sort()).toEqual(['ann', 'bob']);
  expect([...(await of('ann', 'cem')).names.keys()]).toEqual(['ann']);
});

test('ratings are told match by match, by game', async () => {
  for (const _ of [1, 2])
    await resign(house, act('bob'), await begun(house, 'runaround', 'ann', 'bob'), String);
  await resign(house, act('ann'), await begun(house, 'gostop', 'ann', 'bob'), String);
  const { ratings } = await of('ann', 'cem');
  const [first = 0, second = 0] = (ratings.get('runaround') ?? []).map(({ rating }) => rating);
  expect(first).toBeGreaterThan(1_000);
  expect(second).toBeGreaterThan(first);
  expect(ratings.get('gostop')?.map(({ rating }) => rating < 1_000)).toEqual([true]);
  const one = await of('ann', 'cem', 'gostop');
  expect([...one.ratings.keys()]).toEqual(['gostop']);
});

async function of(person: string, asker: string, game?: string) {
  return await standingOf(house, { guild: 'g', person, asker, game });
}

/** A match that was given up, as if it had been played to its end. */
async function asIfOver(id: number, score: number): Promise<void> {
  await house.store
    .updateTable('results')
    .set({ ending: 'over', score })
    .where('table_id', '=', id)
    .execute();
}
