import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import type { Got } from './rest-client.ts';
import { call } from './rest-client.ts';

const MINUTE = 60_000;

let discord: Playground;
let clock: MovableClock;

beforeEach(async () => {
  clock = new MovableClock();
  discord = await openPlayground({ page: false, server: demoServer, clock });
});

afterEach(() => discord.stop());

async function posted(channel = 'table-one'): Promise<string> {
  const path = `/channels/${discord.channel(channel).id}/messages`;
  return `${path}/${(await call(discord, 'POST', path, { content: 'Here' })).json.id}`;
}

const edit = (path: string): Promise<Got> => call(discord, 'PATCH', path, { content: 'There' });

test('message of the last hour: can be edited any number of times', async () => {
  const path = await posted();
  clock.advance(60 * MINUTE);
  for (const _ of Array.from({ length: 5 })) expect((await edit(path)).status).toBe(200);
});

test('older message: can be edited three times within six seconds, then edits get 30046', async () => {
  const path = await posted();
  clock.advance(61 * MINUTE);
  for (const _ of Array.from({ length: 3 })) {
    expect((await edit(path)).status).toBe(200);
    clock.advance(1_000);
  }
  const { status, json, headers } = await edit(path);
  expect([status, json]).toEqual([
    429,
    {
      code: 30046,
      message: 'Maximum number of edits to messages older than 1 hour reached. Try again later.',
      retry_after: 3,
      global: false,
    },
  ]);
  expect(headers.get('retry-after')).toBe('3');
  expect(headers.get('x-ratelimit-remaining')).toBe('999');
  clock.advance(3_000);
  expect((await edit(path)).status).toBe(200);
  expect((await edit(path)).json.code).toBe(30046);
  expect((await call(discord, 'DELETE', path)).status).toBe(204);
});

test('old messages of a channel: share the edit limit; other channels and new messages do not', async () => {
  const [path, other, elsewhere] = [await posted(), await posted(), await posted('table-two')];
  clock.advance(61 * MINUTE);
  const young = await posted();
  for (const one of [path, other, path]) expect((await edit(one)).status).toBe(200);
  expect((await edit(other)).json.code).toBe(30046);
  expect((await edit(young)).status).toBe(200);
  expect((await edit(elsewhere)).status).toBe(200);
});
