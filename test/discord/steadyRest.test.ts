import { type InternalRequest, REST } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { SteadyRest } from '../../src/discord/kit/rest/steadyRest.ts';

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
  const rest = new SteadyRest(make, () => may);
  await expect(rest.post('/channels/1/messages')).rejects.toThrow('leases of this process have ended');
  expect(asked).toEqual([]);
  may = true;
  await expect(rest.post('/channels/1/messages')).rejects.toThrow('It was asked');
  expect(asked).toHaveLength(1);
  rest.close();
});

test('so many requests a second are made as it is allowed', () => {
  const made = new REST();
  const rest = new SteadyRest(() => made);
  rest.allow(16);
  expect(made.options.globalRequestsPerSecond).toBe(16);
  rest.close();
});

test('each request has a signal of its own, and all that are under way are given up when the clock is set back', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  class Endless extends REST {
    override async request({ signal }: InternalRequest): Promise<unknown> {
      signals.push(signal);
      return await new Promise(() => {});
    }
  }
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  try {
    const rest = new SteadyRest(() => new Endless());
    const first = rest.get('/users/@me');
    const second = rest.get('/users/@me');
    const [one, other] = signals;
    expect(one).not.toBe(other);
    vi.setSystemTime(1_799_996_400_000);
    void rest.get('/users/@me');
    await expect(first).rejects.toThrow('set back');
    await expect(second).rejects.toThrow('set back');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false]);
    rest.close();
  } finally {
    vi.useRealTimers();
  }
});
