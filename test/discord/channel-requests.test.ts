import { REST } from 'discord.js';
import { expect, test } from 'vitest';
import { ChannelRequests } from '../../src/discord/kit/rest/channel-requests.ts';

test('a process that may not tell makes no request, and makes them again when it may', async () => {
  const asked: string[] = [];
  const make = () =>
    new REST({
      makeRequest: async (url) => {
        asked.push(url);
        throw new Error('It was asked');
      },
    }).setToken('token');
  let may = false;
  const rest = new ChannelRequests(make(), () => may);
  await expect(rest.post('/channels/1/messages')).rejects.toThrow('leases of this process have ended');
  expect(asked).toEqual([]);
  may = true;
  await expect(rest.post('/channels/1/messages')).rejects.toThrow('It was asked');
  expect(asked).toHaveLength(1);
});

test('so many requests a second are made as it is allowed', () => {
  const made = new REST();
  const rest = new ChannelRequests(made);
  rest.allow(16);
  expect(made.options.globalRequestsPerSecond).toBe(16);
});
