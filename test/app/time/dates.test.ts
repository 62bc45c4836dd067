import { afterEach, beforeEach, expect, test } from 'vitest';
import { comingDate, type RingingDates, ringDate } from '../../../src/app/alarms/dates.ts';
import { reachGuild, reachGuilds } from '../../../src/app/availability/availability.ts';
import { done } from '../../../src/app/core/unit-of-work.ts';
import { clearDate, type DueDate, dateOf, setDate } from '../../../src/store/dates.ts';
import { untoldNotices } from '../../../src/store/notices.ts';
import { type BareHouse, BEGIN, closeHouse, openHouse } from '../../support/house.ts';

const LETTER: DueDate = { kind: 'letter', subject: 'one', guild: 'one', at: BEGIN + 5 };
const LEAGUE: DueDate = { kind: 'league', subject: '7', guild: 'two', at: BEGIN + 9 };

let house: BareHouse;
let rung: string[];
beforeEach(async () => {
  house = await openHouse();
  rung = [];
  for (const date of [LEAGUE, LETTER]) await setDate(house.store, date);
});
afterEach(async () => await closeHouse(house));

const dates: RingingDates = {
  letter: async (_, deed, { subject }) => {
    rung.push(subject);
    await setDate(deed.store, { ...LETTER, at: LETTER.at + 7 });
  },
};

test('the first comes first, rings once, and may set the next', async () => {
  expect(await comingDate(house)).toEqual(LETTER);
  await ringDate(house, LETTER, dates);
  await ringDate(house, LETTER, dates);
  expect(rung).toEqual(['one']);
  expect(await comingDate(house)).toEqual(LEAGUE);
  expect(await dateOf(house.store, 'letter', 'one')).toBe(LETTER.at + 7);
});

test('one that was set anew or taken out meanwhile does nothing', async () => {
  await setDate(house.store, { ...LETTER, at: LETTER.at + 1 });
  await ringDate(house, LETTER, dates);
  await clearDate(house.store, 'letter', 'one');
  await ringDate(house, { ...LETTER, at: LETTER.at + 1 }, dates);
  expect(rung).toEqual([]);
  expect(await comingDate(house)).toEqual(LEAGUE);
});

test('where the ringing fails, it rings again', async () => {
  const failing = { letter: async () => Promise.reject(new Error('No paper')) };
  await expect(ringDate(house, LETTER, failing)).rejects.toThrow('No paper');
  expect(await comingDate(house)).toEqual(LETTER);
});

test('in a server that the bot has left nothing rings and nothing is told until it is back', async () => {
  const wanted = { kind: 'letter', subject: 'one', guild: 'one', channel: 'c' } as const;
  await done(house, (deed) => deed.announce(wanted));
  const [id] = house.announced.splice(0);
  await reachGuild(house, 'one', false);
  expect(await comingDate(house)).toEqual(LEAGUE);
  await reachGuilds(house, (guild) => guild === 'one');
  expect(await comingDate(house)).toEqual(LETTER);
  expect(house.announced).toEqual([id]);
});

test('what was wanted in a server after the bot had left it waits too, once a start has seen that', async () => {
  await reachGuild(house, 'one', false);
  const wanted = { kind: 'letter', subject: 'one', guild: 'one', channel: 'c' } as const;
  await done(house, (deed) => deed.announce(wanted));
  await setDate(house.store, { kind: 'puzzle', subject: 'one', guild: 'one', at: BEGIN + 1 });
  await reachGuilds(house, (guild) => (guild === 'one' ? false : null));
  expect(await comingDate(house)).toEqual(LEAGUE);
  expect(await untoldNotices(house.store)).toEqual([]);
});
