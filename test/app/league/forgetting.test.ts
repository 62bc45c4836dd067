import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, openLeague } from '../../../src/app/leagues/open.ts';
import { beginLeague } from '../../../src/app/leagues/progress.ts';
import { forget, type NamesAfter } from '../../../src/app/privacy/forget.ts';
import { noticeOn } from '../../../src/store/notices.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { begun, entered, layAll, leagueOf, playing, playOutLeague, standing } from '../../support/league.ts';
import { rowsWith } from '../../support/naming.ts';
import { keyOf } from '../../support/refusal.ts';
import { tableOf } from '../../support/verify.ts';

const FOUR = ['annabel-900', 'bob', 'cem', 'dan'];
const [ANN = ''] = FOUR;

const AFTER: NamesAfter = {
  somebody: (language) => (language === 'ko' ? '누군가' : 'somebody'),
  seat: (name, isAi) => (isAi ? `AI (${name})` : `(${name})`),
};

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test('who is forgotten leaves a league that runs, and is somebody in it and at its tables', async () => {
  const id = await begun(house, FOUR);
  const before = await playing(house, id);
  const wanted = (await noticeOn(house.store, 'league', String(id)))?.wanted ?? 0;
  expect(await forget(house, act(ANN), AFTER)).toBe(true);
  expect(await named(ANN)).toEqual([]);
  const { people, record } = await leagueOf(house, id);
  const one = people.find(({ leftAt }) => leftAt !== null);
  expect(one).toMatchObject({ name: 'somebody', person: expect.stringMatching(/^somebody-[0-9a-f]{16}$/) });
  expect([record.host, record.hostName]).toEqual([one?.person, 'somebody']);
  expect((await noticeOn(house.store, 'league', String(id)))?.wanted).toBeGreaterThan(wanted);
  const own = (await Promise.all(before.map((table) => tableOf(house, table)))).filter(({ sitters }) =>
    sitters.some(({ name }) => name === 'somebody'),
  );
  expect(own.map(({ record: { phase } }) => phase)).toEqual(['over', 'over']);
  await layAll(house);
  await playOutLeague(house, id, [...FOUR, 'somebody']);
  expect((await standing(house, id)).map(({ name }) => name)).toEqual(['bob', 'cem', 'dan', 'somebody']);
});

test('who has only entered goes without a trace, and who is in one that is over is somebody there', async () => {
  const over = await begun(house, FOUR);
  await playOutLeague(house, over, FOUR);
  const wanted = (await noticeOn(house.store, 'ceremony', String(over)))?.wanted;
  const wish = {
    guild: 'g',
    channel: 'd',
    game: 'gostop',
    kind: 'cup',
    times: 1,
    pace: 12,
    strict: false,
    language: 'ko',
  } as const;
  const entering = Number(await openLeague(house, act('bob'), wish));
  await enter(house, act(ANN), entering);
  await forget(house, act(ANN), AFTER);
  expect(await named(ANN)).toEqual([]);
  expect((await leagueOf(house, entering)).people).toEqual([]);
  expect((await standing(house, over))[0]?.name).toBe('somebody');
  expect((await noticeOn(house.store, 'ceremony', String(over)))?.wanted, 'nothing is told anew').toBe(
    wanted,
  );
});

test('being forgotten resets no bound: two leagues a day stay two', async () => {
  const wish = { guild: 'g', kind: 'cup', times: 1, pace: 12, strict: false, language: 'en' } as const;
  const open = (channel: string) => openLeague(house, act(ANN), { ...wish, channel, game: 'runaround' });
  for (const channel of ['c', 'd']) {
    await open(channel);
    await forget(house, act(ANN), AFTER);
  }
  expect(await named(ANN)).toEqual([]);
  expect(keyOf(await open('e'))).toBe('bot:league.refuse.enough');
});

test('one that has not begun is then for the next who entered, and closed where nobody did', async () => {
  const id = await entered(house, FOUR);
  const wish = { guild: 'g', kind: 'cup', times: 1, pace: 12, strict: false, language: 'en' } as const;
  const alone = Number(await openLeague(house, act(ANN), { ...wish, channel: 'd', game: 'runaround' }));
  await forget(house, act(ANN), AFTER);
  const { record, people } = await leagueOf(house, id);
  expect([record.phase, record.host, record.hostName]).toEqual(['entering', 'bob', 'bob']);
  expect(people.map(({ name }) => name)).toEqual(['bob', 'cem', 'dan']);
  expect((await leagueOf(house, alone)).record.phase).toBe('closed');
  expect((await noticeOn(house.store, 'league', String(alone)))?.wanted, 'it is told').toBe(2);
  expect(await beginLeague(house, act('bob'), id)).toBe(true);
});

test('asked for again while it is being done it is done once', async () => {
  const id = await begun(house, FOUR);
  const wanted = async () => (await noticeOn(house.store, 'league', String(id)))?.wanted ?? 0;
  const before = await wanted();
  await forget(house, act(ANN), AFTER);
  const once = (await wanted()) - before;
  const [bob, again] = await Promise.all([0, 1].map(() => forget(house, act('bob'), AFTER)));
  expect([bob, again]).toEqual([true, true]);
  expect((await wanted()) - before - once).toBe(once);
});

/** Where in all that is kept somebody is named. */
async function named(person: string): Promise<readonly string[]> {
  return await rowsWith(house.store, [person]);
}
