import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetDeletedChannels, handleChannelDeleted } from '../../src/app/availability/gone-channels.ts';
import { setDigest } from '../../src/app/digest/schedule.ts';
import { loadDateTime } from '../../src/store/dates.ts';
import {
  DEFAULT_SERVER_SETTINGS,
  loadStoredServerSettings,
  saveServerSettings,
} from '../../src/store/server-settings.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  START_AT_MS,
  type TestContext,
} from '../support/test-context.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test('handleChannelDeleted: removes the channel from all settings of its server and keeps the rest', async () => {
  const digest = { channel: 'c', zone: 'Europe/Berlin', language: 'en' } as const;
  await setDigest(ctx, createActor('ann'), 'g', digest);
  await saveServerSettings(ctx.store, 'g', { channels: ['b', 'c'], puzzles: 'c', pace: 24 }, 0);
  await handleChannelDeleted(ctx, { guild: 'g', channel: 'another' });
  expect(await loadStoredServerSettings(ctx.store, 'g')).toMatchObject({
    channels: ['b', 'c'],
    puzzles: 'c',
    letter: digest,
  });
  await handleChannelDeleted(ctx, { guild: 'g', channel: 'c' });
  expect(await loadStoredServerSettings(ctx.store, 'g')).toEqual({
    ...DEFAULT_SERVER_SETTINGS,
    channels: ['b'],
    pace: 24,
  });
  expect(await loadDateTime(ctx.store, 'letter', 'g')).toBeNull();
});

test('handleChannelDeleted: writes nothing for a channel that no setting names', async () => {
  await handleChannelDeleted(ctx, { guild: 'g', channel: 'c' });
  await saveServerSettings(ctx.store, 'g', { channels: ['b'] }, 5);
  await handleChannelDeleted(ctx, { guild: 'g', channel: 'c' });
  expect(await ctx.store.selectFrom('servers').select(['guild', 'changed_at']).execute()).toEqual([
    { guild: 'g', changed_at: 5 },
  ]);
});

test('forgetDeletedChannels: keeps existing and unknown channels of hundreds of servers', async () => {
  const guilds = Array.from({ length: 250 }, (_, at) => `s${at}`);
  for (const guild of guilds) await saveServerSettings(ctx.store, guild, { channels: ['here', 'gone'] }, 0);
  await saveServerSettings(ctx.store, 'plain', { pace: 24 }, 0);
  await forgetDeletedChannels(ctx, (guild, channel) => (guild === 's7' ? null : channel === 'here'));
  for (const guild of guilds)
    expect((await loadStoredServerSettings(ctx.store, guild)).channels, guild).toEqual(
      guild === 's7' ? ['here', 'gone'] : ['here'],
    );
  const changed = ctx.store.selectFrom('servers').select('guild').where('changed_at', '!=', START_AT_MS);
  expect(await changed.orderBy('guild').execute()).toEqual([{ guild: 'plain' }, { guild: 's7' }]);
});
