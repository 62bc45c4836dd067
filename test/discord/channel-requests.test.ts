import { REST } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { ChannelRequests } from '../../src/discord/core/rest/channel-requests.ts';

test('ChannelRequests: rejects requests while the leases have ended, and sends them again later', async () => {
  const requested: string[] = [];
  const make = () =>
    new REST({
      makeRequest: async (url) => {
        requested.push(url);
        throw new Error('Requested');
      },
    }).setToken('token');
  let isAllowed = false;
  const rest = new ChannelRequests(make, () => isAllowed);
  await expect(rest.post('/channels/1/messages')).rejects.toThrow('leases of this process have ended');
  expect(requested).toEqual([]);
  isAllowed = true;
  await expect(rest.post('/channels/1/messages')).rejects.toThrow('Requested');
  expect(requested).toHaveLength(1);
});

test('ChannelRequests: sets the allowed number of requests a second', () => {
  const made = new REST();
  const rest = new ChannelRequests(() => made);
  rest.allow(16);
  expect(made.options.globalRequestsPerSecond).toBe(16);
});

test('ChannelRequests: a rate-limited request fails when the clock is set back, and the next is sent', async () => {
  const requested: string[] = [];
  const headers = { 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '60' };
  const rest = new ChannelRequests((check) =>
    new REST({
      makeRequest: async (url) => {
        requested.push(url);
        return new Response('{}', { headers: { ...headers, 'content-type': 'application/json' } }) as never;
      },
      rejectOnRateLimit: () => {
        check();
        return false;
      },
    }).setToken('token'),
  );
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: 1_800_000_000_000 });
  try {
    await rest.post('/channels/1/messages');
    const waiting = [rest.post('/channels/1/messages'), rest.post('/channels/1/messages')];
    const failed = Promise.all(waiting.map((request) => expect(request).rejects.toThrow('set back')));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(60_000 - 1);
    vi.setSystemTime(1_799_996_400_000);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(requested).toHaveLength(1);
    await rest.post('/channels/1/messages');
    expect(requested).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
