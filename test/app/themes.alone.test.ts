import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getTableTheme } from '../../src/app/core/theme.ts';
import { joinLobby, setTheme } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { loadOwnSettings, setDisplaySettings } from '../../src/app/settings/settings.ts';
import { DEFAULT_DISPLAY_SETTINGS } from '../../src/store/user-settings.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

vi.mock('../../themes/registry.ts', async () => {
  const { createThemeRegistry, createMarkedTheme } = await import('../support/themes.ts');
  const { runaround } = await import('../../src/games/runaround/index.ts');
  return createThemeRegistry([createMarkedTheme(runaround, 'couriers', ['Twin couriers', '쌍둥이 배달꾼'])]);
});

const SPEC = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' } as const;

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test.each(['couriers', 'Twin couriers', ' 쌍둥이 배달꾼 ', 'TWIN COURIERS'])(
  'openTable: finds the theme %j',
  async (theme) => {
    await openTable(ctx, createActor('ann'), { ...SPEC, theme });
    const table = await loadStoredTable(ctx, 1);
    expect([table.record.theme, getTableTheme(table).id]).toEqual(['couriers', 'couriers']);
  },
);

test('openTable: stores no theme for none and for plain', async () => {
  await openTable(ctx, createActor('ann'), SPEC);
  await openTable(ctx, createActor('ann'), { ...SPEC, channel: 'd', theme: 'plain' });
  expect([
    (await loadStoredTable(ctx, 1)).record.theme,
    (await loadStoredTable(ctx, 2)).record.theme,
  ]).toEqual([null, null]);
});

test('openTable: refuses an unknown theme and a theme of another game', async () => {
  const before = await takeSnapshot(ctx.store);
  for (const theme of ['winter', '', '__proto__', 'constructor'])
    expect(getRefusalKey(await openTable(ctx, createActor('ann'), { ...SPEC, theme }))).toBe(
      'bot:refuse.noSuchTheme',
    );
  const forage = { ...SPEC, game: 'forage', theme: 'couriers' };
  expect(getRefusalKey(await openTable(ctx, createActor('ann'), forage))).toBe('bot:refuse.noSuchTheme');
  expect(await takeSnapshot(ctx.store)).toEqual(before);
  expect(ctx.told).toEqual([]);
});

test('setTheme: is allowed to the host until the start and keeps the options', async () => {
  await openTable(ctx, createActor('ann'), SPEC);
  await joinLobby(ctx, createActor('bob'), 1);
  const { options } = (await loadStoredTable(ctx, 1)).record;
  expect(getRefusalKey(await setTheme(ctx, createActor('bob'), 1, 'couriers'))).toBe('bot:refuse.hostOnly');
  expect(getRefusalKey(await setTheme(ctx, createActor('ann'), 1, 'winter'))).toBe('bot:refuse.noSuchTheme');
  expect((await loadStoredTable(ctx, 1)).record.theme).toBeNull();
  expect(await setTheme(ctx, createActor('eve', { manages: true }), 1, 'couriers')).toBe(true);
  expect((await loadStoredTable(ctx, 1)).record).toMatchObject({ theme: 'couriers', options, version: 0 });
  expect(await setTheme(ctx, createActor('ann'), 1, 'plain')).toBe(true);
  expect(await setTheme(ctx, createActor('ann'), 1, 'couriers')).toBe(true);
  await startTable(ctx, createActor('ann'), 1);
  expect(getRefusalKey(await setTheme(ctx, createActor('ann'), 1, 'plain'))).toBe('bot:refuse.started');
  expect((await loadStoredTable(ctx, 1)).record.theme).toBe('couriers');
});

test('getTableTheme: falls back to plain for a removed theme', async () => {
  await openTable(ctx, createActor('ann'), { ...SPEC, theme: 'couriers' });
  await ctx.store.updateTable('tables').set({ theme: 'gone' }).execute();
  expect(getTableTheme(await loadStoredTable(ctx, 1)).id).toBe('plain');
});

test('setDisplaySettings: changes single settings of a user, once per interaction', async () => {
  const by = createActor('ann');
  expect(await setDisplaySettings(ctx, by, { large: true })).toBe(true);
  expect(await setDisplaySettings(ctx, by, { large: false })).toBe('repeated');
  expect(await setDisplaySettings(ctx, createActor('ann'), { corners: false })).toBe(true);
  expect((await loadOwnSettings(ctx, 'ann')).look).toEqual({
    contrast: false,
    large: true,
    corners: false,
    byHand: true,
    still: false,
  });
  expect(await setDisplaySettings(ctx, createActor('bob'), { byHand: false })).toBe(true);
  expect((await loadOwnSettings(ctx, 'bob')).look).toEqual(DEFAULT_DISPLAY_SETTINGS);
});
