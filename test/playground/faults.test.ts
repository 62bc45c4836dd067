import type { TextChannel } from 'discord.js';
import { MessageFlags } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import type { PassingRequest, PlaygroundOptions } from '../../src/playground/index.ts';
import { MovableClock } from '../../src/playground/index.ts';
import type { Scene } from './bot.ts';
import { scene } from './bot.ts';
import { call } from './rest-client.ts';

let here: Scene;
afterEach(() => here.close());

async function set(options: PlaygroundOptions = {}, rest: object = {}, more: object = {}): Promise<Scene> {
  here = await scene(options, rest, more);
  await here.bot.client.application!.commands.set([{ name: 'play', description: 'Plays' }]);
  here.bot.handle = async (interaction) => {
    if (interaction.isRepliable())
      await interaction.reply({ content: 'here', flags: MessageFlags.Ephemeral });
  };
  return here;
}

const channel = () =>
  here.bot.client.channels.cache.get(here.playground.channel('general').id) as TextChannel;
const contents = () => here.playground.channel('general').messages.map(({ content }) => content);
const passing: PassingRequest[] = [];
const count = (path: RegExp) => passing.filter((one) => one.phase === 'before' && path.test(one.path)).length;

function watch(): void {
  passing.length = 0;
  here.playground.onRequest((one) => void passing.push(one));
}

test('fault 429: discord.js waits and tries again', async () => {
  await set();
  watch();
  here.playground.faults.next({ method: 'POST', path: /messages$/ }, { kind: '429', retryAfter: 0.2 });
  await channel().send('x');
  expect([contents(), count(/messages$/)]).toEqual([['x'], 2]);
});

test("fault 429: has the shape of Discord's answer", async () => {
  await set();
  here.playground.faults.next({ path: /^\/users\/@me$/ }, { kind: '429', retryAfter: 1.5 });
  const got = await call(here.playground, 'GET', '/users/@me');
  expect([got.status, got.json]).toEqual([
    429,
    { message: 'You are being rate limited.', retry_after: 1.5, global: false },
  ]);
  expect([got.headers.get('retry-after'), got.headers.get('x-ratelimit-scope')]).toEqual(['2', 'user']);
  expect((await call(here.playground, 'GET', '/users/@me')).status).toBe(200);
});

test('fault 502 before the write: the retry makes the only message', async () => {
  await set();
  watch();
  here.playground.faults.next({ path: /messages$/ }, { kind: '502', write: 'before' });
  await channel().send('x');
  expect([contents(), count(/messages$/)]).toEqual([['x'], 2]);
});

test('fault 502 after the write: the retry makes a second message unless a nonce prevents it', async () => {
  await set();
  here.playground.faults.next({ path: /messages$/ }, { kind: '502', write: 'after' });
  await channel().send('twice');
  expect(contents()).toEqual(['twice', 'twice']);
  here.playground.faults.next({ path: /messages$/ }, { kind: '502', write: 'after' });
  await channel().send({ content: 'once', nonce: '5', enforceNonce: true });
  expect(contents()).toEqual(['twice', 'twice', 'once']);
});

test('fault 502 after an interaction was answered: the retry gets 40060, and the answer is there', async () => {
  await set();
  here.playground.faults.next({ path: /callback/ }, { kind: '502', write: 'after' });
  const answer = await here.playground.person('mina').slash('general', 'play');
  expect(answer.message?.content).toBe('here');
  await here.playground.until((world) => world.problems.length > 0, 'the second callback');
  expect(here.playground.problems).toEqual([expect.stringMatching(/:token\/callback 400 40060/)]);
});

test.each([
  ['before', 1],
  ['after', 2],
] as const)('fault hang %s the write: the client times out and repeats it', async (write, copies) => {
  await set({}, { timeout: 150 });
  watch();
  here.playground.faults.next({ path: /messages$/ }, { kind: 'hang', write });
  await channel().send('x');
  expect([contents().length, count(/messages$/)]).toEqual([copies, 2]);
});

test('dropped event: is never heard, and the interaction fails for the user', async () => {
  const clock = new MovableClock();
  await set({ clock });
  here.playground.faults.events.drop();
  const lost = here.playground.person('mina').slash('general', 'play');
  clock.advance(3000);
  expect((await lost).state).toBe('failed');
  expect((await here.playground.person('mina').slash('general', 'play')).state).toBe('answered');
});

test('late event: its answer comes too late: 10062', async () => {
  const clock = new MovableClock();
  await set({ clock });
  here.playground.faults.events.late(3500);
  const late = here.playground.person('mina').slash('general', 'play');
  clock.advance(3499);
  expect((await late).state).toBe('failed');
  expect(here.bot.errors).toEqual([]);
  clock.advance(1);
  await here.bot.failure;
  expect(here.bot.errors).toMatchObject([{ code: 10062, status: 404 }]);
});

test('replayed event: is heard twice, and its second answer gets 40060', async () => {
  await set();
  here.playground.faults.events.replay();
  const answer = await here.playground.person('mina').slash('general', 'play');
  expect(answer.state).toBe('answered');
  await here.bot.failure;
  expect(here.bot.errors).toMatchObject([{ code: 40060, status: 400 }]);
});

test('interaction token: is invalid after sixteen minutes: 50027', async () => {
  const clock = new MovableClock();
  await set({ clock });
  here.bot.handle = async (interaction) => {
    if (!interaction.isRepliable()) return;
    await interaction.reply('x');
    clock.advance(16 * 60_000);
    await interaction.editReply('y');
  };
  const answer = await here.playground.person('mina').slash('general', 'play');
  expect(await here.bot.failure).toMatchObject({ code: 50027, status: 401 });
  expect(answer.message?.content).toBe('x');
});

test('onRequest: calls its listeners before and after each request and waits for them', async () => {
  await set();
  watch();
  const order: string[] = [];
  const stop = here.playground.onRequest(async ({ phase }) => {
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${phase} ${contents().length}`);
  });
  await channel().send('x');
  stop();
  await channel().send('y');
  expect(order).toEqual(['before 0', 'after 1']);
  expect(passing.map(({ n, phase }) => [n - passing[0]!.n, phase])).toEqual([
    [0, 'before'],
    [0, 'after'],
    [1, 'before'],
    [1, 'after'],
  ]);
});

test.each<[object, number]>([
  [{ kind: '502', write: 'before', method: 'get', path: '@me$' }, 502],
  [{ kind: '429', retryAfter: 1 }, 429],
])('faults: can be set over HTTP: %j', async (json, status) => {
  await set();
  const post = (body: string) =>
    fetch(`${here.playground.address}/playground/faults`, { method: 'POST', body });
  expect((await post(JSON.stringify(json))).status).toBe(204);
  expect((await call(here.playground, 'GET', '/users/@me')).status).toBe(status);
});

test('faults: events and sessions can be set over HTTP, and unknown kinds are refused', async () => {
  await set();
  const post = async (json: unknown) =>
    (
      await fetch(`${here.playground.address}/playground/faults`, {
        method: 'POST',
        body: JSON.stringify(json),
      })
    ).status;
  expect(await post({ kind: 'replay' })).toBe(204);
  await here.playground.person('mina').slash('general', 'play');
  await here.bot.failure;
  for (const json of [
    { kind: 'drop' },
    { kind: 'late', ms: 5 },
    { kind: 'invalid', resumable: true },
    { kind: 'reconnect' },
  ])
    expect(await post(json)).toBe(204);
  expect(await post({ kind: 'close', code: 4014 })).toBe(204);
  expect(here.playground.connected).toBe(0);
  expect(await post({ kind: 'earthquake' })).toBe(400);
});

test('fault refuse: answers a route with a code once, several times or until cleared', async () => {
  await set();
  const { faults } = here.playground;
  const me = async () => {
    const { status, json } = await call(here.playground, 'GET', '/users/@me');
    return [status, (json as { code?: unknown }).code];
  };
  faults.next({ path: /^\/users\/@me$/ }, { kind: 'refuse', code: 240000, times: 2 });
  expect([await me(), await me(), (await me())[0]]).toEqual([[400, 240000], [400, 240000], 200]);
  faults.next({}, { kind: 'refuse', code: 50001, times: Number.POSITIVE_INFINITY });
  expect([await me(), await me()]).toEqual(Array(2).fill([403, 50001]));
  faults.clear();
  expect((await me())[0]).toBe(200);
  const from = async (fault: object) =>
    await fetch(`${here.playground.address}/playground/faults`, {
      method: 'POST',
      body: JSON.stringify(fault),
    });
  await from({ kind: 'refuse', code: 12345, status: 418, times: 'always', method: 'GET', path: '@me$' });
  expect([await me(), await me()]).toEqual(Array(2).fill([418, 12345]));
  await from({ kind: 'clear' });
  expect((await me())[0]).toBe(200);
  expect(here.playground.problems).toContain('GET /users/@me 418 12345 Refused');
});
