import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMOJI } from '../../render/emoji/emoji-list.ts';
import { demoServer } from '../../src/demo-server.ts';
import { openPlayground, type Playground } from '../../src/playground/index.ts';
import { runFailingStart, startMain } from '../support/bot-process.ts';
import {
  type FrontRequest,
  openRestFront,
  type RestFront,
  refuseTimes,
  UNAUTHORIZED,
} from '../support/rest-front.ts';

const CHANNEL = 'table-one';

let folder: string;
let discord: Playground;
let front: RestFront;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-token-'));
  discord = await openPlayground({ page: false, server: demoServer });
  front = await openRestFront(discord.api);
});
afterEach(async () => {
  await front.close();
  await discord.stop();
  rmSync(folder, { recursive: true });
});

const isPost = ({ method, path }: FrontRequest) =>
  method === 'POST' && /\/channels\/\d+\/messages/.test(path);
const countPosted = () => discord.channels.find(({ name }) => name === CHANNEL)?.messages.length ?? 0;

/** Starts the bot in a process of its own, waits until it has uploaded its emoji, and observes its readiness. */
async function startBotProcess() {
  let uploads = 0;
  front.refuse = ({ method, path }) => {
    if (method === 'POST' && path.endsWith('/emojis')) uploads += 1;
    return null;
  };
  const child = startMain({
    DATA_DIR: folder,
    DISCORD_API: front.api,
    DISCORD_TOKEN: discord.token,
    METRICS_PORT: '0',
  });
  const ended = once(child, 'close');
  const written = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    written.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    written.err += String(chunk);
  });
  const address = () => /^Metrics: (\S+)\/metrics$/m.exec(written.out)?.[1];
  await vi.waitUntil(address, { timeout: 60_000 });
  // A successful upload would end the state that the tests look for.
  await vi.waitUntil(() => uploads === EMOJI.length, { timeout: 60_000 });
  const ready = async () => {
    const response = await fetch(`${address()}/readyz`);
    return [response.status, await response.text()];
  };
  return { child, ended, written, ready };
}

const REFUSED = [503, 'Discord refuses the token\n'];

/** Refuses the first `times` posts. After the first, all requests but answers wait until `release` is called. */
function refusePosts(times: number) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const refuse = refuseTimes(times, UNAUTHORIZED, isPost);
  front.refuse = async (request) => {
    if (front.refused() > 0 && !request.path.includes('/interactions/')) await released;
    return refuse(request);
  };
  return release;
}

test('one 401 from Discord: the bot is not ready until the request succeeds, and goes on', async () => {
  const { child, ended, ready } = await startBotProcess();
  const release = refusePosts(1);
  const pressed = discord.person('mina').slash(CHANNEL, 'play', { game: 'runaround' });
  await vi.waitFor(async () => expect(await ready()).toEqual(REFUSED), { timeout: 10_000, interval: 20 });
  release();
  await pressed;
  await vi.waitUntil(() => countPosted() === 1, 10_000);
  await vi.waitFor(async () => expect(await ready()).toEqual([200, 'ready\n']));
  await discord.person('theo').slash('table-two', 'play', { game: 'runaround' });
  await vi.waitUntil(
    () => discord.channels.find(({ name }) => name === 'table-two')?.messages.length,
    10_000,
  );
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

test('two 401 from Discord: end the process with one sentence about the token', async () => {
  const { ended, written, ready } = await startBotProcess();
  const release = refusePosts(2);
  const pressed = discord.person('mina').slash(CHANNEL, 'play', { game: 'runaround' });
  await vi.waitFor(async () => expect(await ready()).toEqual(REFUSED), { timeout: 10_000, interval: 20 });
  release();
  await pressed;
  expect((await ended)[0]).toBe(1);
  expect(written.err).toContain('Discord rejected the token in DISCORD_TOKEN.');
  expect(written.err).not.toContain(discord.token);
});

test.each([
  ['502 every time', { status: 502, body: '<html>Bad Gateway</html>', type: 'text/html' }],
  ['403 from a proxy', { status: 403, body: 'error code: 1015', type: 'text/plain' }],
])('start: ends with one line while Discord answers %s', async (_, refusal) => {
  front.refuse = ({ path }) => (path.includes('/gateway/bot') ? refusal : null);
  const env = { DATA_DIR: folder, DISCORD_API: front.api, DISCORD_TOKEN: discord.token };
  const { code, err } = await runFailingStart(env);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^Discord responded with status ${refusal.status}\\..*\\n$`)),
  ]);
});
