import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/store/open.ts';
import { loadReaders, loadUsernames, saveReader } from '../../src/store/readers.ts';
import {
  DEFAULT_DISPLAY_SETTINGS,
  DEFAULT_TIME_SETTINGS,
  loadDisplaySettings,
  loadTimeSettings,
  loadTimeSettingsByPerson,
  loadUserSettings,
  saveDisplaySettings,
  saveTimeSettings,
  type TimeSettings,
} from '../../src/store/user-settings.ts';
import { ON_POSTGRES, openStore } from '../support/store.ts';

let store: Store;
beforeEach(async () => {
  store = await openStore(':memory:');
});
afterEach(async () => {
  await store.destroy();
});

test('loadDisplaySettings: returns the defaults for a user without settings', async () => {
  expect(await loadDisplaySettings(store, 'ann')).toEqual(DEFAULT_DISPLAY_SETTINGS);
});

test('saveDisplaySettings: stores the latest settings of each user', async () => {
  const first = { contrast: true, large: true, corners: false, byHand: true, still: false };
  const second = { contrast: false, large: true, corners: true, byHand: false, still: false };
  await saveDisplaySettings(store, 'ann', first, 5);
  await saveDisplaySettings(store, 'bob', second, 6);
  expect([await loadDisplaySettings(store, 'ann'), await loadDisplaySettings(store, 'bob')]).toEqual([
    first,
    second,
  ]);
  await saveDisplaySettings(store, 'ann', second, 7);
  expect(await loadDisplaySettings(store, 'ann')).toEqual(second);
  const rows = store.selectFrom('people').select(['person', 'changed_at']).orderBy('person');
  expect(await rows.execute()).toEqual([
    { person: 'ann', changed_at: 7 },
    { person: 'bob', changed_at: 6 },
  ]);
});

const SETTINGS: TimeSettings = {
  zone: 'Asia/Seoul',
  quiet: { from: 1320, to: 0 },
  away: { from: 5, until: 9 },
  reminders: 'dm',
  language: 'ko',
};

test('saveTimeSettings: stores time settings and resets them to the defaults', async () => {
  expect(await loadTimeSettings(store, 'ann')).toEqual(DEFAULT_TIME_SETTINGS);
  await saveTimeSettings(store, 'ann', SETTINGS, 5);
  expect(await loadTimeSettings(store, 'ann')).toEqual(SETTINGS);
  expect(await loadTimeSettingsByPerson(store, ['ann', 'bob'])).toEqual(new Map([['ann', SETTINGS]]));
  await saveTimeSettings(store, 'ann', DEFAULT_TIME_SETTINGS, 6);
  expect(await loadTimeSettings(store, 'ann')).toEqual(DEFAULT_TIME_SETTINGS);
});

test('loadUserSettings: display and time settings do not overwrite each other', async () => {
  const look = { contrast: true, large: false, corners: false, byHand: true, still: false };
  await saveTimeSettings(store, 'ann', SETTINGS, 5);
  expect(await loadUserSettings(store, 'ann')).toEqual({
    look: DEFAULT_DISPLAY_SETTINGS,
    hours: SETTINGS,
    listed: true,
    challenges: true,
    nextAlert: false,
    puzzleGuild: null,
  });
  await saveDisplaySettings(store, 'ann', look, 6);
  await saveDisplaySettings(store, 'bob', look, 6);
  expect(await loadUserSettings(store, 'bob')).toEqual({
    look,
    hours: DEFAULT_TIME_SETTINGS,
    listed: true,
    challenges: true,
    nextAlert: false,
    puzzleGuild: null,
  });
  await saveTimeSettings(store, 'bob', SETTINGS, 7);
  for (const person of ['ann', 'bob'])
    expect(await loadUserSettings(store, person)).toEqual({
      look,
      hours: SETTINGS,
      listed: true,
      challenges: true,
      nextAlert: false,
      puzzleGuild: null,
    });
});

test.skipIf(ON_POSTGRES)('display settings: are found by the primary key', async () => {
  const { sql } = await import('kysely');
  const plan = await sql<{
    detail: string;
  }>`explain query plan select contrast from people where person = 'a'`.execute(store);
  expect(plan.rows.map(({ detail }) => detail).join()).toMatch(/SEARCH people USING INDEX/);
});

test('saveReader: stores locale and username and keeps values that are not given', async () => {
  await saveReader(store, { person: 'ann', locale: 'ko', username: 'ann.k' });
  await saveReader(store, { person: 'ann', locale: 'en-US', username: 'ann.k' });
  await saveReader(store, { person: 'ann' });
  await saveReader(store, { person: 'bob', username: 'bob_b' });
  await saveReader(store, { person: 'bob', username: 'bob_c' });
  await saveReader(store, { person: 'cem', locale: 'ko' });
  expect([...(await loadUsernames(store, ['ann', 'bob', 'cem', 'dan']))].toSorted()).toEqual([
    ['ann', 'ann.k'],
    ['bob', 'bob_c'],
  ]);
  const locales = [...(await loadReaders(store, ['ann', 'bob', 'cem']))].map(([who, { locale }]) => [
    who,
    locale,
  ]);
  expect(locales.toSorted()).toEqual([
    ['ann', 'en-US'],
    ['bob', null],
    ['cem', 'ko'],
  ]);
});
