import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { themeAt } from '../../src/app/core/theme.ts';
import { join, setTheme } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { ownOfPerson, setOwnLook } from '../../src/app/settings/settings.ts';
import { USUAL_LOOK } from '../../src/store/people.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { keptIn } from '../support/snapshot.ts';
import { tableOf } from '../support/verify.ts';

vi.mock('../../themes/registry.ts', async () => {
  const { registryOf, signed } = await import('../support/themes.ts');
  const { runaround } = await import('../../src/games/runaround/index.ts');
  return registryOf([signed(runaround, 'couriers', ['Twin couriers', '쌍둥이 배달꾼'])]);
});

const WISH = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' } as const;

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test.each(['couriers', 'Twin couriers', ' 쌍둥이 배달꾼 ', 'TWIN COURIERS'])(
  'a table is opened in %j',
  async (theme) => {
    await openTable(house, act('ann'), { ...WISH, theme });
    const table = await tableOf(house, 1);
    expect([table.record.theme, themeAt(table).id]).toEqual(['couriers', 'couriers']);
  },
);

test('without a wish, or with the plain one, it has no theme', async () => {
  await openTable(house, act('ann'), WISH);
  await openTable(house, act('ann'), { ...WISH, channel: 'd', theme: 'plain' });
  expect([(await tableOf(house, 1)).record.theme, (await tableOf(house, 2)).record.theme]).toEqual([
    null,
    null,
  ]);
});

test('what is no theme of the game opens nothing', async () => {
  const before = await keptIn(house.store);
  for (const theme of ['winter', '', '__proto__', 'constructor'])
    expect(keyOf(await openTable(house, act('ann'), { ...WISH, theme }))).toBe('bot:refuse.noSuchTheme');
  const forage = { ...WISH, game: 'forage', theme: 'couriers' };
  expect(keyOf(await openTable(house, act('ann'), forage))).toBe('bot:refuse.noSuchTheme');
  expect(await keptIn(house.store)).toEqual(before);
  expect(house.told).toEqual([]);
});

test('the host sets it until the start, and the options stay as they are', async () => {
  await openTable(house, act('ann'), WISH);
  await join(house, act('bob'), 1);
  const { options } = (await tableOf(house, 1)).record;
  expect(keyOf(await setTheme(house, act('bob'), 1, 'couriers'))).toBe('bot:refuse.hostOnly');
  expect(keyOf(await setTheme(house, act('ann'), 1, 'winter'))).toBe('bot:refuse.noSuchTheme');
  expect((await tableOf(house, 1)).record.theme).toBeNull();
  expect(await setTheme(house, act('eve', { manages: true }), 1, 'couriers')).toBe(true);
  expect((await tableOf(house, 1)).record).toMatchObject({ theme: 'couriers', options, version: 0 });
  expect(await setTheme(house, act('ann'), 1, 'plain')).toBe(true);
  expect(await setTheme(house, act('ann'), 1, 'couriers')).toBe(true);
  await startTable(house, act('ann'), 1);
  expect(keyOf(await setTheme(house, act('ann'), 1, 'plain'))).toBe('bot:refuse.started');
  expect((await tableOf(house, 1)).record.theme).toBe('couriers');
});

test('a theme that is no longer there is the plain look', async () => {
  await openTable(house, act('ann'), { ...WISH, theme: 'couriers' });
  await house.store.updateTable('tables').set({ theme: 'gone' }).execute();
  expect(themeAt(await tableOf(house, 1)).id).toBe('plain');
});

test('a person changes a part of their own look, each time once', async () => {
  const by = act('ann');
  expect(await setOwnLook(house, by, { large: true })).toBe(true);
  expect(await setOwnLook(house, by, { large: false })).toBe('repeated');
  expect(await setOwnLook(house, act('ann'), { corners: false })).toBe(true);
  expect((await ownOfPerson(house, 'ann')).look).toEqual({
    contrast: false,
    large: true,
    corners: false,
    byHand: true,
  });
  expect(await setOwnLook(house, act('bob'), { byHand: false })).toBe(true);
  expect((await ownOfPerson(house, 'bob')).look).toEqual(USUAL_LOOK);
});
