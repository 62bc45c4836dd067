import { afterEach, beforeEach, expect, test } from 'vitest';
import { channelGone, forgetChannels } from '../../src/app/availability/gone-channels.ts';
import { setLetter } from '../../src/app/digest/schedule.ts';
import { dateOf } from '../../src/store/dates.ts';
import { keepServer, serverOf, USUAL_SERVER } from '../../src/store/servers.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouse } from '../support/house.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test('a channel that is deleted is forgotten wherever its server names it, and all else stays', async () => {
  const letter = { channel: 'c', zone: 'Europe/Berlin', language: 'en' } as const;
  await setLetter(house, act('ann'), 'g', letter);
  await keepServer(house.store, 'g', { channels: ['b', 'c'], puzzles: 'c', pace: 24 }, 0);
  await channelGone(house, { guild: 'g', channel: 'another' });
  expect(await serverOf(house.store, 'g')).toMatchObject({ channels: ['b', 'c'], puzzles: 'c', letter });
  await channelGone(house, { guild: 'g', channel: 'c' });
  expect(await serverOf(house.store, 'g')).toEqual({ ...USUAL_SERVER, channels: ['b'], pace: 24 });
  expect(await dateOf(house.store, 'letter', 'g')).toBeNull();
});

test('a channel that nobody named is forgotten without a word being written', async () => {
  await channelGone(house, { guild: 'g', channel: 'c' });
  await keepServer(house.store, 'g', { channels: ['b'] }, 5);
  await channelGone(house, { guild: 'g', channel: 'c' });
  expect(await house.store.selectFrom('servers').select(['guild', 'changed_at']).execute()).toEqual([
    { guild: 'g', changed_at: 5 },
  ]);
});

test('at a start hundreds of servers keep the channels that are there, or of which nothing is known', async () => {
  const guilds = Array.from({ length: 250 }, (_, at) => `s${at}`);
  for (const guild of guilds) await keepServer(house.store, guild, { channels: ['here', 'gone'] }, 0);
  await keepServer(house.store, 'plain', { pace: 24 }, 0);
  await forgetChannels(house, (guild, channel) => (guild === 's7' ? null : channel === 'here'));
  for (const guild of guilds)
    expect((await serverOf(house.store, guild)).channels, guild).toEqual(
      guild === 's7' ? ['here', 'gone'] : ['here'],
    );
  const changed = house.store.selectFrom('servers').select('guild').where('changed_at', '!=', BEGIN);
  expect(await changed.orderBy('guild').execute()).toEqual([{ guild: 'plain' }, { guild: 's7' }]);
});
