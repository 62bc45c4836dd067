import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { DefaultRestOptions } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restOptions } from '../../src/discord/client.ts';
import { makeRequest } from '../../src/discord/kit/rest/answer.ts';
import { answersInTime } from '../../src/discord/kit/rest/answersInTime.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Says with the status in its path what it was asked. */
const echo = createServer(async (request, response) => {
  const status = Number(request.url?.slice(1));
  const said = await read(request);
  response.writeHead(status, { 'content-type': JSON_TYPE, 'x-twice': ['one', 'two'], 'retry-after': '3' });
  response.end(status === 204 ? undefined : JSON.stringify(said));
});

async function read(request: IncomingMessage) {
  const body = await buffer(request);
  return { method: request.method, via: request.headers.via, body: body.toString('latin1') };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  echo.closeAllConnections();
  echo.close();
});

const url = (status: number) => `http://127.0.0.1:${(echo.address() as AddressInfo).port}/${status}`;
const asking = { method: 'POST', headers: { via: 'test' } };

test.each([200, 204, 404, 429, 502])('%i is answered as discord.js answers it', async (status) => {
  const [own, theirs] = await Promise.all(
    [makeRequest, DefaultRestOptions.makeRequest].map((make) => make(url(status), { ...asking, body: '{}' })),
  );
  for (const part of ['status', 'statusText', 'ok', 'bodyUsed'] as const)
    expect(own?.[part]).toBe(theirs?.[part]);
  for (const header of ['Content-Type', 'x-twice', 'retry-after'])
    expect(own?.headers.get(header)).toBe(theirs?.headers.get(header));
  expect(await own?.text()).toBe(await theirs?.text());
  expect(own?.bodyUsed).toBe(theirs?.bodyUsed);
});

test.each([
  ['words', '{"content":"x"}', '{"content":"x"}'],
  ['bytes', Buffer.from([0, 255, 13, 10]), '\0\xff\r\n'],
  ['nothing', null, ''],
  ['a form, which discord.js sends', new URLSearchParams({ a: 'b c' }), 'a=b+c'],
])('sent: %s; what is answered is read in either way', async (_, body, arrived) => {
  const said = { method: 'POST', via: 'test', body: arrived };
  expect(await (await makeRequest(url(200), { ...asking, body })).json()).toEqual(said);
  const bytes = await (await makeRequest(url(200), { ...asking, body })).arrayBuffer();
  expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(said);
});

test('an answer has no getter of its own, which would hold its request until all of the heap is gone over', async () => {
  const answers = await Promise.all(
    [makeRequest, DefaultRestOptions.makeRequest].map((make) => make(url(204), asking)),
  );
  const getters = answers.map((answer) =>
    Object.entries(Object.getOwnPropertyDescriptors(answer)).flatMap(([name, { get }]) =>
      get ? [name] : [],
    ),
  );
  expect(getters).toEqual([[], ['bodyUsed']]);
});

test('all that the bot says to Discord is asked so, by the undici that discord.js has', async () => {
  expect(restOptions(undefined).makeRequest).toBe(makeRequest);
  const asked = await answersInTime()(url(204), asking);
  expect(asked.constructor).toBe((await makeRequest(url(204), asking)).constructor);
  const here = createRequire(import.meta.url);
  const rest = createRequire(createRequire(here.resolve('discord.js')).resolve('@discordjs/rest'));
  expect(here.resolve('undici')).toBe(rest.resolve('undici'));
});

test('a request that is called off fails as discord.js expects it', async () => {
  const end = new AbortController();
  const asked = makeRequest(url(200), { ...asking, signal: end.signal });
  end.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
