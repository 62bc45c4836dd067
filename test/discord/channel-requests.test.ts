import { REST } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { ChannelRequests } from '../../src/discord/core/rest/channel-requests.ts';

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
  const rest = new ChannelRequests(make, () => may);
  await expect(rest.post('/channels/1/messages')).rejects.toThrow('leases of this process have ended');
  expect(asked).toEqual([]);
  may = true;
  await expect(rest.post('/channels/1/messages')).rejects.toThrow('It was asked');
  expect(asked).toHaveLength(1);
});

test('so many requests a second are made as it is allowed', () => {
  const made = new REST();
  const rest = new ChannelRequests(() => made);
  rest.allow(16);
  expect(made.options.globalRequestsPerSecond).toBe(16);
});

test('a request that waits for a rate limit fails when the clock is set back, and the next one does not wait', async () => {
  const asked: string[] = [];
  const headers = { 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '60' };
  const rest = new ChannelRequests((check) =>
    new REST({
      makeRequest: async (url) => {
        asked.push(url);
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
    expect(asked).toHaveLength(1);
    await rest.post('/channels/1/messages');
    expect(asked).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
