import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAi, join, setRated } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { afterMatch } from '../../../src/app/ratings/after-match.ts';
import { checkRatings, rateAgain, rateEarlier } from '../../../src/app/ratings/rate-again.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { shown } from '../../../src/stats/rating.ts';
import { allRatings, ratedBy } from '../../../src/store/ratings.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../../support/house.ts';
import { tableOf } from '../../support/verify.ts';

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

describe('a match of two that somebody resigns', () => {
  test('raises who won, lowers who lost, and tells both with what it stands at between them', async () => {
    const id = await lostBy('bob', ['ann', 'bob']);
    const after = await afterMatch(house, await tableOf(house, id));
    expect(after?.ratings).toEqual([
      { name: 'ann', now: expect.any(Number), by: expect.any(Number) },
      { name: 'bob', now: expect.any(Number), by: expect.any(Number) },
    ]);
    const [ann, bob] = after?.ratings ?? [];
    expect([(ann?.now ?? 0) - (ann?.by ?? 0), (bob?.now ?? 0) - (bob?.by ?? 0)]).toEqual([1_000, 1_000]);
    expect(ann?.by).toBeGreaterThan(0);
    expect(bob?.by).toBeLessThan(0);
    expect(after?.met).toEqual({
      count: 1,
      wins: [
        { name: 'ann', wins: 1 },
        { name: 'bob', wins: 0 },
      ],
    });
  });

  test('goes on from the last one, by server and by game', async () => {
    await lostBy('bob', ['ann', 'bob']);
    const second = await lostBy('bob', ['ann', 'bob']);
    const elsewhere = await lostBy('bob', ['ann', 'bob'], { guild: 'other' });
    const other = await lostBy('bob', ['ann', 'bob'], { game: 'gostop' });
    const of = async (id: number) =>
      (await ratedBy(house.store, id)).map((rating) => [rating.person, shown(rating)]);
    expect(await of(elsewhere)).toEqual(await of(other));
    expect(await of(second)).not.toEqual(await of(elsewhere));
    expect((await afterMatch(house, await tableOf(house, second)))?.met?.count).toBe(2);
    expect((await afterMatch(house, await tableOf(house, elsewhere)))?.met?.count).toBe(1);
  });
});

describe('a match does not count', () => {
  test('where the host has said so', async () => {
    const id = await opened(['ann', 'bob']);
    expect(await setRated(house, act('ann'), id, false)).toBe(true);
    await startTable(house, act('ann'), id);
    await resign(house, act('bob'), id, String);
    expect(await ratedBy(house.store, id)).toEqual([]);
    const after = await afterMatch(house, await tableOf(house, id));
    expect([after?.ratings, after?.met?.count]).toEqual([[], 1]);
  });

  test('where one person played against AI seats', async () => {
    const id = await opened(['ann']);
    await addAi(house, act('ann'), id, () => 'Owl', 'owl');
    await startTable(house, act('ann'), id);
    await resign(house, act('ann'), id, String);
    expect(await ratedBy(house.store, id)).toEqual([]);
    expect((await afterMatch(house, await tableOf(house, id)))?.met).toBeNull();
  });

  test('where it was broken off', async () => {
    const id = await opened(['ann', 'bob']);
    await startTable(house, act('ann'), id);
    await cancelTable(house, act('ann', { manages: true }), id, 'playing');
    expect(await allRatings(house.store)).toEqual([]);
    expect(await afterMatch(house, await tableOf(house, id))).toBeNull();
  });
});

describe('all ratings', () => {
  beforeEach(async () => {
    for (const loser of ['bob', 'ann', 'bob']) await lostBy(loser, ['ann', 'bob']);
    await lostBy('cem', ['ann', 'bob', 'cem'], { game: 'forage' });
    await lostBy('bob', ['ann', 'bob'], { guild: 'other' });
  });

  test('are what the results say', async () => {
    const { same, first } = await checkRatings(house.store);
    expect([same, first]).toEqual([(await allRatings(house.store)).length, null]);
    expect(same).toBeGreaterThanOrEqual(8);
  });

  test('that are not are found', async () => {
    const [one] = await allRatings(house.store);
    await house.store
      .updateTable('ratings')
      .set({ mu: 40 })
      .where('table_id', '=', one?.tableId ?? 0)
      .where('person', '=', one?.person ?? '')
      .execute();
    expect((await checkRatings(house.store)).first).toEqual({ kept: { ...one, mu: 40 }, again: one });
  });

  test('of a match without results are found', async () => {
    const [one] = await allRatings(house.store);
    await house.store
      .deleteFrom('results')
      .where('table_id', '=', one?.tableId ?? 0)
      .execute();
    expect((await checkRatings(house.store)).first).not.toBeNull();
  });

  test('can be computed again, as for matches from before there were any', async () => {
    const before = await allRatings(house.store);
    await house.store.deleteFrom('ratings').execute();
    await rateEarlier(house.store);
    expect(await allRatings(house.store)).toEqual(before);
    expect(await rateAgain(house.store)).toBe(before.length);
    expect(await allRatings(house.store)).toEqual(before);
  });
});

let channels = 0;

async function opened(
  people: readonly string[],
  { guild = 'g', game = 'runaround' }: { guild?: string; game?: string } = {},
): Promise<number> {
  const [host = '', ...guests] = people;
  const place = { guild, channel: `c${++channels}`, game, language: 'en' } as const;
  const id = await openTable(house, act(host), place);
  if (typeof id !== 'number') throw new Error('No table was opened');
  for (const guest of guests) await join(house, act(guest), id);
  return id;
}

/** A match that ends a while later because somebody resigns. */
async function lostBy(
  loser: string,
  people: readonly string[],
  where: { guild?: string; game?: string } = {},
): Promise<number> {
  const id = await opened(people, where);
  await startTable(house, act(people[0] ?? ''), id);
  now += 60_000;
  await resign(house, act(loser), id, String);
  return id;
}
