import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import { scene } from './bot.ts';
import { call, type Got, wire } from './rest-client.ts';

let discord: Playground;
let clock: MovableClock;

beforeEach(async () => {
  clock = new MovableClock();
  discord = await openPlayground({ page: false, server: demoServer, clock, limits: true });
});
afterEach(() => discord.stop());

const write = (channel = 'table-one'): Promise<Got> =>
  call(discord, 'POST', `/channels/${discord.channel(channel).id}/messages`, { content: 'Here' });

/** Sends a request several times, one after the other; returns the statuses. */
async function often(times: number, doing: () => Promise<Got>): Promise<readonly number[]> {
  const statuses = [];
  for (let n = 0; n < times; n++) statuses.push((await doing()).status);
  return statuses;
}

const RATE = ['limit', 'remaining', 'reset-after'].map((name) => `x-ratelimit-${name}`);
const rateOf = ({ headers }: Got) => RATE.map((name) => headers.get(name));

test('rate limit of a channel: allows five new messages in 5 s, with headers for the rest', async () => {
  expect(rateOf(await write())).toEqual(['5', '4', '5.000']);
  clock.advance(2_000);
  expect(rateOf(await write())).toEqual(['5', '3', '3.000']);
  expect(await often(3, write)).toEqual([200, 200, 200]);
  const late = await write();
  expect(late.status).toBe(429);
  expect(late.json).toEqual({ message: 'You are being rate limited.', retry_after: 3, global: false });
  expect(rateOf(late)).toEqual(['5', '0', '3.000']);
  expect(late.headers.get('retry-after')).toBe('3');
  expect(late.headers.get('x-ratelimit-scope')).toBe('user');
  expect(Number(late.headers.get('x-ratelimit-reset'))).toBe(clock.now() / 1000 + 3);
  expect(late.headers.get('x-ratelimit-bucket')).toBe(
    (await write('general')).headers.get('x-ratelimit-bucket'),
  );
  clock.advance(3_000);
  expect(rateOf(await write())).toEqual(['5', '4', '5.000']);
  expect(discord.channel('table-one').messages).toHaveLength(6);
  expect(discord.limited).toEqual([`POST /channels/${discord.channel('table-one').id}/messages user`]);
  expect(discord.problems).toEqual([]);
});

test('global rate limit: allows fifty requests a second on all routes together', async () => {
  const read = () => call(discord, 'GET', '/users/@me');
  expect(new Set(await often(50, read))).toEqual(new Set([200]));
  clock.advance(250);
  const late = await write();
  expect(late.status).toBe(429);
  expect(late.json).toEqual({ message: 'You are being rate limited.', retry_after: 0.75, global: true });
  expect(late.headers.get('x-ratelimit-global')).toBe('true');
  expect(late.headers.get('x-ratelimit-scope')).toBe('global');
  expect(late.headers.get('retry-after')).toBe('1');
  clock.advance(750);
  expect((await write()).status).toBe(200);
});

test('answers to interactions: do not count for rate limits', async () => {
  await call(discord, 'PUT', '/applications/1300000000000000100/commands', [
    { name: 'play', description: 'Plays' },
  ]);
  const gateway = await wire(discord);
  await often(49, () => call(discord, 'GET', '/users/@me'));
  expect((await write()).status).toBe(429);
  void discord.person('mina').slash('table-one', 'play');
  const { id, token } = await gateway.next<{ id: string; token: string }>({ t: 'INTERACTION_CREATE' });
  const path = `/interactions/${id}/${token}/callback`;
  const body = { type: 4, data: { content: 'Yes' } };
  expect((await call(discord, 'POST', path, body, { token: null })).status).toBe(204);
  gateway.socket.terminate();
});

test('discord.js: keeps to the rate limits by the headers', async () => {
  const { playground, bot, close } = await scene({ limits: true });
  const channel = bot.client.channels.cache.get(playground.channel('table-one').id);
  if (!channel?.isSendable()) throw new Error('There is no such channel.');
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => channel.send(`${n}`)));
  expect(playground.channel('table-one').messages.map(({ content }) => content)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(playground.limited).toEqual([]);
  await close();
}, 20_000);
