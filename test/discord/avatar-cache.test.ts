import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AvatarCache } from '../../src/discord/core/memory/avatar-cache.ts';

let server: Server;
let address: string;
let asked: string[];
let answer: (response: ServerResponse) => void;
let users: string[];
const closing = new AbortController();

beforeEach(async () => {
  [asked, users] = [[], []];
  const png = await createPng(128);
  answer = (response) => response.end(png);
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('avatar cache: fetches a noted avatar once, at 128 pixels', async () => {
  const cache = openCache();
  cache.note('1', 'aa11');
  const [first, again] = [await cache.load(['1', '1']), await cache.load(['1'])];
  expect([...first.keys(), first.get('1')?.id]).toEqual(['1', 'aa11']);
  expect(again.get('1')).toEqual(first.get('1'));
  expect(asked).toEqual(['/cdn/avatars/1/aa11.png?size=128']);
  expect(users).toEqual([]);
});

test('avatar cache: asks Discord for unknown people, and fetches nothing for those without an avatar', async () => {
  const cache = openCache();
  cache.note('3', null);
  const found = await cache.load(['1', '2', '3']);
  expect([...found.keys()]).toEqual(['1']);
  await cache.load(['1', '2', '3']);
  expect([users, asked.length]).toEqual([['/users/1', '/users/2'], 1]);
});

test('avatar cache: does not wait for a slow server, whose answer is there for the next picture', async () => {
  const held: ServerResponse[] = [];
  const send = answer;
  answer = (response) => held.push(response);
  const cache = openCache();
  cache.note('1', 'aa11');
  const from = performance.now();
  expect((await cache.load(['1'])).size).toBe(0);
  expect(performance.now() - from).toBeLessThan(1_500);
  for (const response of held) send(response);
  await expect.poll(async () => (await cache.load(['1'])).size).toBe(1);
  expect(asked).toHaveLength(1);
});

test.each([
  ['missing', (response: ServerResponse) => response.writeHead(404).end()],
  ['no PNG', (response: ServerResponse) => response.end('<svg/>')],
  ['too large', (response: ServerResponse) => response.end(Buffer.alloc(300_000, 1))],
  ['elsewhere', (response: ServerResponse) => response.writeHead(302, { location: '/other' }).end()],
])('avatar cache: an image that is %s gives initials, and is not asked for again', async (_, bad) => {
  answer = bad;
  const cache = openCache();
  cache.note('1', 'aa11');
  for (let time = 0; time < 2; time++) expect((await cache.load(['1'])).size).toBe(0);
  expect(asked).toHaveLength(1);
});

test('avatar cache: refuses images with many pixels, and hashes that are none', async () => {
  const large = await createPng(1024);
  answer = (response) => response.end(large);
  const cache = openCache();
  cache.note('1', 'aa11');
  cache.note('2', '../../api/v10');
  expect((await cache.load(['1', '2'])).size).toBe(0);
  expect(asked).toEqual(['/cdn/avatars/1/aa11.png?size=128']);
});

test('avatar cache: holds no more than its share of the memory, and sixteen for a picture', async () => {
  const cache = openCache(1);
  const people = Array.from({ length: 20 }, (_, nth) => `${nth + 1}`);
  for (const person of people) cache.note(person, `aa${person}`);
  const { length } = (await createPng(128)).toString('base64');
  const most = Math.floor((1_048_576 / 256 - 1) / length);
  expect((await cache.load(people)).size).toBeLessThanOrEqual(Math.min(most, 16));
  expect(asked).toHaveLength(16);
});

function openCache(memoryMb = 512): AvatarCache {
  const rest = {
    get: async (route: string) => {
      users.push(route);
      return { avatar: route === '/users/1' ? 'bb22' : null };
    },
  };
  return new AvatarCache(rest, { api: address, memoryMb, closing: closing.signal });
}

async function createPng(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return await sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
    .blur(8)
    .png()
    .toBuffer();
}
