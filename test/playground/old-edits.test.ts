import { afterEach, beforeEach, expect, test } from 'vitest';
import { fridayTable } from '../../src/friends.ts';
import type { Playground } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import type { Got } from './rest-client.ts';
import { call } from './rest-client.ts';

const MINUTE = 60_000;

let discord: Playground;
let clock: MovableClock;

beforeEach(async () => {
  clock = new MovableClock();
  discord = await openPlayground({ page: false, server: fridayTable, clock });
});

afterEach(() => discord.stop());

async function posted(): Promise<string> {
  const path = `/channels/${discord.channel('table-one').id}/messages`;
  return `${path}/${(await call(discord, 'POST', path, { content: 'Here' })).json.id}`;
}

const edit = (path: string): Promise<Got> => call(discord, 'PATCH', path, { content: 'There' });

test('a message of within the hour is changed as often as one likes', async () => {
  const path = await posted();
  clock.advance(60 * MINUTE);
  for (const _ of Array.from({ length: 5 })) expect((await edit(path)).status).toBe(200);
});

test('an older one three times an hour; then it is refused for as long as it takes', async () => {
  const path = await posted();
  clock.advance(61 * MINUTE);
  for (const _ of Array.from({ length: 3 })) {
    expect((await edit(path)).status).toBe(200);
    clock.advance(10 * MINUTE);
  }
  const { status, json, headers } = await edit(path);
  expect([status, json]).toEqual([
    429,
    {
      code: 30046,
      message: 'Maximum number of edits to messages older than 1 hour reached. Try again later.',
      retry_after: 30 * 60,
      global: false,
    },
  ]);
  expect(headers.get('retry-after')).toBe('1800');
  expect(headers.get('x-ratelimit-remaining')).toBe('999');
  expect((await call(discord, 'DELETE', path)).status).toBe(204);
});

test('once an hour is over it is changed again, and each message is counted by itself', async () => {
  const [path, other] = [await posted(), await posted()];
  clock.advance(61 * MINUTE);
  for (const _ of Array.from({ length: 3 })) await edit(path);
  expect((await edit(path)).json.code).toBe(30046);
  expect((await edit(other)).status).toBe(200);
  clock.advance(60 * MINUTE);
  expect((await edit(path)).status).toBe(200);
});
