import { afterEach, beforeEach, expect, test } from 'vitest';
import { hoursOf, keepHours, type OwnHours, ownHours, USUAL_HOURS } from '../../src/store/hours.ts';
import type { Store } from '../../src/store/open.ts';
import { ownOf } from '../../src/store/own.ts';
import { keepLook, ownLook, USUAL_LOOK } from '../../src/store/people.ts';
import { keepReader, readersOf, usernamesOf } from '../../src/store/readers.ts';
import { ON_POSTGRES, openStore } from '../support/store.ts';

let store: Store;
beforeEach(async () => {
  store = await openStore(':memory:');
});
afterEach(async () => {
  await store.destroy();
});

test('who never chose has the usual look', async () => {
  expect(await ownLook(store, 'ann')).toEqual(USUAL_LOOK);
});

test('the last choice of each person is kept', async () => {
  const first = { contrast: true, large: true, corners: false, byHand: true };
  const second = { contrast: false, large: true, corners: true, byHand: false };
  await keepLook(store, 'ann', first, 5);
  await keepLook(store, 'bob', second, 6);
  expect([await ownLook(store, 'ann'), await ownLook(store, 'bob')]).toEqual([first, second]);
  await keepLook(store, 'ann', second, 7);
  expect(await ownLook(store, 'ann')).toEqual(second);
  const rows = store.selectFrom('people').select(['person', 'changed_at']).orderBy('person');
  expect(await rows.execute()).toEqual([
    { person: 'ann', changed_at: 7 },
    { person: 'bob', changed_at: 6 },
  ]);
});

const SAID: OwnHours = {
  zone: 'Asia/Seoul',
  quiet: { from: 1320, to: 0 },
  away: { from: 5, until: 9 },
  reminders: 'dm',
  language: 'ko',
};

test('hours are kept, and taken out again', async () => {
  expect(await ownHours(store, 'ann')).toEqual(USUAL_HOURS);
  await keepHours(store, 'ann', SAID, 5);
  expect(await ownHours(store, 'ann')).toEqual(SAID);
  expect(await hoursOf(store, ['ann', 'bob'])).toEqual(new Map([['ann', SAID]]));
  await keepHours(store, 'ann', USUAL_HOURS, 6);
  expect(await ownHours(store, 'ann')).toEqual(USUAL_HOURS);
});

test('look and hours leave each other as they are, whichever is chosen first', async () => {
  const look = { contrast: true, large: false, corners: false, byHand: true };
  await keepHours(store, 'ann', SAID, 5);
  expect(await ownOf(store, 'ann')).toEqual({
    look: USUAL_LOOK,
    hours: SAID,
    listed: true,
    challenges: true,
    nextAlert: false,
  });
  await keepLook(store, 'ann', look, 6);
  await keepLook(store, 'bob', look, 6);
  expect(await ownOf(store, 'bob')).toEqual({
    look,
    hours: USUAL_HOURS,
    listed: true,
    challenges: true,
    nextAlert: false,
  });
  await keepHours(store, 'bob', SAID, 7);
  for (const person of ['ann', 'bob'])
    expect(await ownOf(store, person)).toEqual({
      look,
      hours: SAID,
      listed: true,
      challenges: true,
      nextAlert: false,
    });
});

test.skipIf(ON_POSTGRES)('it is found by the key', async () => {
  const { sql } = await import('kysely');
  const plan = await sql<{
    detail: string;
  }>`explain query plan select contrast from people where person = 'a'`.execute(store);
  expect(plan.rows.map(({ detail }) => detail).join()).toMatch(/SEARCH people USING INDEX/);
});

test('what Discord tells of a person is kept, and what it leaves out stays as it was', async () => {
  await keepReader(store, { person: 'ann', locale: 'ko', username: 'ann.k' });
  await keepReader(store, { person: 'ann', locale: 'en-US', username: 'ann.k' });
  await keepReader(store, { person: 'ann' });
  await keepReader(store, { person: 'bob', username: 'bob_b' });
  await keepReader(store, { person: 'bob', username: 'bob_c' });
  await keepReader(store, { person: 'cem', locale: 'ko' });
  expect([...(await usernamesOf(store, ['ann', 'bob', 'cem', 'dan']))].toSorted()).toEqual([
    ['ann', 'ann.k'],
    ['bob', 'bob_c'],
  ]);
  const locales = [...(await readersOf(store, ['ann', 'bob', 'cem']))].map(([who, { locale }]) => [
    who,
    locale,
  ]);
  expect(locales.toSorted()).toEqual([
    ['ann', 'en-US'],
    ['bob', null],
    ['cem', 'ko'],
  ]);
});
