import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground, TestChannel } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import { call, codesAt, png } from './rest-client.ts';

let clock: MovableClock;
let playground: Playground;
let place: TestChannel;
beforeEach(async () => {
  clock = new MovableClock();
  playground = await openPlayground({ page: false, server: demoServer, clock });
  place = playground.channel('table-one');
});
afterEach(() => playground.stop());

const at = (rest = '', channel = place.id) => `/channels/${channel}${rest}`;
const send = (json: object, files: readonly { name: string; bytes: Uint8Array }[] = []) =>
  call(playground, 'POST', at('/messages'), json, { files });
const file = (name: string) => ({ name, bytes: png() });
describe('nonce', () => {
  const nonce = { nonce: '123', enforce_nonce: true };
  test('nonce: prevents a second message in one channel for five minutes', async () => {
    const first = await send({ content: 'x', ...nonce });
    expect((await send({ content: 'y', ...nonce })).json.id).toBe(first.json.id);
    const elsewhere = at('/messages', playground.channel('table-two').id);
    expect((await call(playground, 'POST', elsewhere, { content: 'x', ...nonce })).json.id).not.toBe(
      first.json.id,
    );
    expect(place.messages).toHaveLength(1);
    clock.advance(5 * 60_000);
    expect((await send({ content: 'y', ...nonce })).json.id).not.toBe(first.json.id);
  });

  test('nonce: does nothing without enforce_nonce', async () => {
    await send({ content: 'x', nonce: 5 });
    await send({ content: 'x', nonce: 5 });
    expect(place.messages).toHaveLength(2);
  });
});

describe('message history', () => {
  const ids: string[] = [];
  beforeEach(async () => {
    ids.length = 0;
    for (let i = 0; i < 6; i += 1) ids.push((await send({ content: `${i}` })).json.id);
  });
  const list = async (query: string) => {
    const { json } = await call(playground, 'GET', at(`/messages?${query}`));
    return json.map(({ content }: { content: string }) => content).join('');
  };

  test('message history: comes newest first, in windows', async () => {
    expect(await list('')).toBe('543210');
    expect(await list('limit=2')).toBe('54');
    expect(await list(`limit=2&before=${ids[3]}`)).toBe('21');
    expect(await list(`limit=2&after=${ids[1]}`)).toBe('32');
    expect(await list(`limit=3&around=${ids[2]}`)).toBe('321');
  });

  test('message history: accepts a limit of 1 to 100', async () => {
    expect(codesAt((await call(playground, 'GET', at('/messages?limit=101'))).json, 'limit')).toEqual([
      'NUMBER_TYPE_MAX',
    ]);
    expect(codesAt((await call(playground, 'GET', at('/messages?limit=0'))).json, 'limit')).toEqual([
      'NUMBER_TYPE_MIN',
    ]);
  });

  test('message history: omits deleted messages', async () => {
    expect((await call(playground, 'DELETE', at(`/messages/${ids[5]}`))).status).toBe(204);
    expect((await call(playground, 'GET', at(`/messages/${ids[5]}`))).json.code).toBe(10008);
    expect((await call(playground, 'GET', at(`/messages/${ids[4]}`))).json.content).toBe('4');
    expect(await list('')).toBe('43210');
  });
});

describe('missing permissions', () => {
  const thread = { name: 'game', type: 11 };
  const message = async () => (await send({ content: 'x' })).json.id as string;
  test.each<[string, bigint, string, () => Promise<string> | string, object | undefined, boolean, number]>([
    ['the channel without VIEW_CHANNEL', P.ViewChannel, 'GET', () => '', undefined, false, 50001],
    [
      'a message without VIEW_CHANNEL',
      P.ViewChannel,
      'POST',
      () => '/messages',
      { content: 'x' },
      false,
      50001,
    ],
    [
      'a message without SEND_MESSAGES',
      P.SendMessages,
      'POST',
      () => '/messages',
      { content: 'x' },
      false,
      50013,
    ],
    ['typing without SEND_MESSAGES', P.SendMessages, 'POST', () => '/typing', undefined, false, 50013],
    ['a file without ATTACH_FILES', P.AttachFiles, 'POST', () => '/messages', { content: 'x' }, true, 50013],
    [
      'an edit with a file without ATTACH_FILES',
      P.AttachFiles,
      'PATCH',
      async () => `/messages/${await message()}`,
      {},
      true,
      50013,
    ],
    [
      'an embed without EMBED_LINKS',
      P.EmbedLinks,
      'POST',
      () => '/messages',
      { embeds: [{ title: 'x' }] },
      false,
      50013,
    ],
    [
      'reading a message without READ_MESSAGE_HISTORY',
      P.ReadMessageHistory,
      'GET',
      async () => `/messages/${await message()}`,
      undefined,
      false,
      50013,
    ],
    [
      'a thread without CREATE_PUBLIC_THREADS',
      P.CreatePublicThreads,
      'POST',
      () => '/threads',
      thread,
      false,
      50013,
    ],
    [
      'a thread from a message without CREATE_PUBLIC_THREADS',
      P.CreatePublicThreads,
      'POST',
      async () => `/messages/${await message()}/threads`,
      thread,
      false,
      50013,
    ],
    ['a new name without MANAGE_CHANNELS', P.ManageChannels, 'PATCH', () => '', { name: 'x' }, false, 50013],
    [
      'deleting others’ messages without MANAGE_MESSAGES',
      P.ManageMessages,
      'DELETE',
      () => `/messages/${playground.person('theo').say('table-one', 'x').id}`,
      undefined,
      false,
      50013,
    ],
  ])('missing permission: refuses %s', async (_, bit, method, path, json, withFile, code) => {
    const rest = await path();
    place.deny(bit);
    const got = await call(playground, method, at(rest), json, { files: withFile ? [file('a.png')] : [] });
    expect([got.status, got.json.code]).toEqual([403, code]);
  });

  test('missing permission: without READ_MESSAGE_HISTORY the history is empty', async () => {
    await message();
    place.deny(P.ReadMessageHistory);
    expect((await call(playground, 'GET', at('/messages'))).json).toEqual([]);
  });

  test("missing permission: shows up in the channel's overwrites", async () => {
    place.deny(P.AttachFiles);
    const { json } = await call(playground, 'GET', at());
    expect(json.permission_overwrites).toEqual([
      { id: '1300000000000000100', type: 1, allow: '0', deny: P.AttachFiles.toString() },
    ]);
  });
});

describe('unknown resources', () => {
  test.each<[string, string, number, number]>([
    ['GET', '/channels/1300000000000009999', 404, 10003],
    ['GET', '/channels/1300000000000000302/messages/1300000000000009999', 404, 10008],
    ['GET', '/guilds/1300000000000009999', 404, 10004],
    ['GET', '/guilds/1300000000000000200/members/1300000000000009999', 404, 10007],
    ['GET', '/users/1300000000000009999', 404, 10013],
    ['GET', '/nothing/here', 404, 0],
    ['PUT', '/gateway', 405, 0],
  ])('unknown resource: %s %s is refused with its code', async (method, path, status, code) => {
    const got = await call(playground, method, path);
    expect([got.status, got.json.code]).toEqual([status, code]);
    expect(playground.problems).toEqual([`${method} ${path} ${status} ${code} ${got.json.message}`]);
  });

  test("unknown route: has Discord's message", async () => {
    expect((await call(playground, 'GET', '/nothing')).json).toEqual({ message: '404: Not Found', code: 0 });
    const old = await fetch(`${playground.api}/v3/gateway`);
    expect(await old.json()).toMatchObject({ code: 50041 });
  });
});

describe('invalid ids', () => {
  test.each<[string, string, string]>([
    ['GET', '/channels/general', 'channel_id'],
    ['POST', '/channels/undefined/messages', 'channel_id'],
    ['GET', '/channels/1300000000000000302/messages/last', 'message_id'],
    ['GET', '/guilds/here', 'guild_id'],
    ['GET', '/users/mina', 'user_id'],
    ['PUT', '/applications/bot/commands', 'application_id'],
  ])('invalid id: %s %s is refused with 50035 at %s', async (method, path, name) => {
    const got = await call(playground, method, path, method === 'GET' ? undefined : {});
    expect([got.status, got.json.code]).toEqual([400, 50035]);
    expect(codesAt(got.json, name)).toEqual(['NUMBER_TYPE_COERCE']);
  });

  test("invalid id: has Discord's message", async () => {
    expect((await call(playground, 'GET', '/channels/general')).json).toEqual({
      message: 'Invalid Form Body',
      code: 50035,
      errors: {
        channel_id: {
          _errors: [{ code: 'NUMBER_TYPE_COERCE', message: 'Value "general" is not snowflake.' }],
        },
      },
    });
  });

  test('id: has at most 63 bits and may be short', async () => {
    const long = await call(playground, 'GET', `/channels/${2n ** 63n}`);
    expect(codesAt(long.json, 'channel_id')).toEqual(['NUMBER_TYPE_MAX']);
    expect((await call(playground, 'GET', '/channels/1')).json.code).toBe(10003);
  });

  test('invalid id: is checked after the token', async () => {
    expect((await call(playground, 'GET', '/channels/x', undefined, { token: null })).status).toBe(401);
  });
});

describe('authorization', () => {
  test.each([null, 'Bot wrong', 'Bearer x'])('authorization: token %s is refused with 401', async (token) => {
    const got = await call(playground, 'GET', '/users/@me', undefined, { token });
    expect([got.status, got.json]).toEqual([401, { message: '401: Unauthorized', code: 0 }]);
  });

  test('authorization: the right token can read everything', async () => {
    const get = async (path: string) => (await call(playground, 'GET', path)).json;
    expect(await get('/users/@me')).toMatchObject({ username: 'Piecemeal', bot: true });
    expect(await get('/applications/@me')).toMatchObject({ id: '1300000000000000100' });
    expect(await get('/oauth2/applications/@me')).toMatchObject({ id: '1300000000000000100' });
    expect(await get('/gateway')).toEqual({ url: `${playground.address.replace('http', 'ws')}/gateway` });
    expect(await get('/gateway/bot')).toMatchObject({ shards: 1, session_start_limit: { remaining: 1000 } });
    expect(await get(`/guilds/${playground.guildId}`)).toMatchObject({
      name: 'Friday Table',
      preferred_locale: 'en-US',
    });
    const channels: { name: string }[] = await get(`/guilds/${playground.guildId}/channels`);
    expect(channels.map(({ name }) => name)).toEqual(['general', 'table-one', 'table-two', '놀이방']);
    expect(await get(`/guilds/${playground.guildId}/members/1300000000000000404`)).toMatchObject({
      nick: '*Rex_* 🦖',
    });
    expect(await get(at())).toMatchObject({ name: 'table-one' });
    expect((await call(playground, 'POST', at('/typing'))).status).toBe(204);
    expect(playground.problems).toEqual([]);
  });

  test('rate limit headers: are part of every answer', async () => {
    const { headers } = await call(playground, 'GET', '/users/@me');
    for (const name of ['limit', 'remaining', 'reset', 'reset-after', 'bucket'])
      expect(headers.get(`x-ratelimit-${name}`)).toMatch(/\w/);
  });
});
