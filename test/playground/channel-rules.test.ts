import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fridayTable } from '../../src/friends.ts';
import type { Place, Playground } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import { call, codesAt, png } from './rest-client.ts';

let clock: MovableClock;
let playground: Playground;
let place: Place;
beforeEach(async () => {
  clock = new MovableClock();
  playground = await openPlayground({ page: false, server: fridayTable, clock });
  place = playground.channel('table-one');
});
afterEach(() => playground.stop());

const at = (rest = '', channel = place.id) => `/channels/${channel}${rest}`;
const send = (json: object, files: readonly { name: string; bytes: Uint8Array }[] = []) =>
  call(playground, 'POST', at('/messages'), json, { files });
const file = (name: string) => ({ name, bytes: png() });
const names = (json: { attachments: { filename: string }[] }) =>
  json.attachments.map(({ filename }) => filename);
const V2 = 1 << 15;
const display = { type: 10, content: 'x' };

describe('the files of an edited message', () => {
  const edit = (id: string, json: object, files: readonly { name: string; bytes: Uint8Array }[] = []) =>
    call(playground, 'PATCH', at(`/messages/${id}`), json, { files });

  test('stay if it does not speak of them, beside new ones', async () => {
    const { json } = await send({ content: 'x' }, [file('a.png')]);
    expect(names((await edit(json.id, { content: 'y' })).json)).toEqual(['a.png']);
    expect(names((await edit(json.id, {}, [file('b.png')])).json)).toEqual(['a.png', 'b.png']);
  });

  test('are exactly those that it lists, kept and new', async () => {
    const { json } = await send({ content: 'x' }, [file('a.png'), file('b.png')]);
    const kept = json.attachments[1].id;
    const attachments = [
      { id: kept, description: 'kept' },
      { id: '0', description: 'new' },
    ];
    const after = (await edit(json.id, { attachments }, [file('c.png')])).json;
    expect(after.attachments).toMatchObject([
      { id: kept, filename: 'b.png', description: 'kept' },
      { filename: 'c.png', description: 'new' },
    ]);
    expect(names((await edit(json.id, { attachments: [] })).json)).toEqual([]);
    const gone = await edit(json.id, { attachments: [{ id: kept }] });
    expect(codesAt(gone.json, 'attachments.0.id')).toEqual(['ATTACHMENT_NOT_FOUND']);
  });

  test('may not be all that there was: 50006', async () => {
    const { json } = await send({}, [file('a.png')]);
    expect((await edit(json.id, { attachments: [] })).json.code).toBe(50006);
  });

  test('are counted with those that stay: 30015', async () => {
    const { json } = await send(
      {},
      Array.from({ length: 6 }, (_, i) => file(`${i}.png`)),
    );
    const more = Array.from({ length: 5 }, (_, i) => file(`n${i}.png`));
    expect((await edit(json.id, {}, more)).json.code).toBe(30015);
  });
});

describe('an edited message', () => {
  const edit = (id: string, json: object) => call(playground, 'PATCH', at(`/messages/${id}`), json);

  test('keeps what is not named, drops what is null', async () => {
    const { json } = await send({ content: 'x', embeds: [{ title: 't' }] });
    const kept = (await edit(json.id, { embeds: [] })).json;
    expect(kept).toMatchObject({ content: 'x', embeds: [], edited_timestamp: expect.any(String) });
    expect((await edit(json.id, { content: null })).json.code).toBe(50006);
  });

  test('of components alone stays one', async () => {
    const { json } = await send({ flags: V2, components: [display] });
    expect((await edit(json.id, { components: [{ ...display, content: 'y' }] })).json).toMatchObject({
      flags: V2,
    });
    expect(codesAt((await edit(json.id, { flags: 0 })).json, 'flags')).toEqual([
      'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
    ]);
    expect(codesAt((await edit(json.id, { content: 'x' })).json, 'content')).toEqual([
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
  });

  test('becomes one only if its text goes', async () => {
    const { json } = await send({ content: 'x' });
    const kept = await edit(json.id, { flags: V2, components: [display] });
    expect(codesAt(kept.json, 'content')).toEqual(['MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2']);
    expect((await edit(json.id, { flags: V2, content: null, components: [display] })).json.flags).toBe(V2);
  });

  test('is the bot’s own: 50005', async () => {
    const said = playground.person('theo').say('table-one', 'hi');
    expect((await edit(said.id, { content: 'x' })).json.code).toBe(50005);
  });

  test('pings nobody anew', async () => {
    const { json } = await send({ content: 'x' });
    await edit(json.id, { content: '<@1300000000000000401>' });
    expect(playground.sent.at(-1)).toMatchObject({ kind: 'edit', pinged: [] });
  });
});

describe('a nonce', () => {
  const nonce = { nonce: '123', enforce_nonce: true };
  test('makes one message of two, in one channel, for five minutes', async () => {
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

  test('that is not enforced does nothing', async () => {
    await send({ content: 'x', nonce: 5 });
    await send({ content: 'x', nonce: 5 });
    expect(place.messages).toHaveLength(2);
  });
});

describe('the history', () => {
  const ids: string[] = [];
  beforeEach(async () => {
    ids.length = 0;
    for (let i = 0; i < 6; i += 1) ids.push((await send({ content: `${i}` })).json.id);
  });
  const list = async (query: string) => {
    const { json } = await call(playground, 'GET', at(`/messages?${query}`));
    return json.map(({ content }: { content: string }) => content).join('');
  };

  test('comes newest first, in windows', async () => {
    expect(await list('')).toBe('543210');
    expect(await list('limit=2')).toBe('54');
    expect(await list(`limit=2&before=${ids[3]}`)).toBe('21');
    expect(await list(`limit=2&after=${ids[1]}`)).toBe('32');
    expect(await list(`limit=3&around=${ids[2]}`)).toBe('321');
  });

  test('has a limit of 1 to 100', async () => {
    expect(codesAt((await call(playground, 'GET', at('/messages?limit=101'))).json, 'limit')).toEqual([
      'NUMBER_TYPE_MAX',
    ]);
    expect(codesAt((await call(playground, 'GET', at('/messages?limit=0'))).json, 'limit')).toEqual([
      'NUMBER_TYPE_MIN',
    ]);
  });

  test('loses what is deleted', async () => {
    expect((await call(playground, 'DELETE', at(`/messages/${ids[5]}`))).status).toBe(204);
    expect((await call(playground, 'GET', at(`/messages/${ids[5]}`))).json.code).toBe(10008);
    expect((await call(playground, 'GET', at(`/messages/${ids[4]}`))).json.content).toBe('4');
    expect(await list('')).toBe('43210');
  });
});

describe('without the permission', () => {
  const thread = { name: 'game', type: 11 };
  const message = async () => (await send({ content: 'x' })).json.id as string;
  test.each<[string, bigint, string, () => Promise<string> | string, object | undefined, boolean, number]>([
    ['VIEW_CHANNEL the channel', P.ViewChannel, 'GET', () => '', undefined, false, 50001],
    ['VIEW_CHANNEL a message', P.ViewChannel, 'POST', () => '/messages', { content: 'x' }, false, 50001],
    ['SEND_MESSAGES a message', P.SendMessages, 'POST', () => '/messages', { content: 'x' }, false, 50013],
    ['SEND_MESSAGES typing', P.SendMessages, 'POST', () => '/typing', undefined, false, 50013],
    ['ATTACH_FILES a file', P.AttachFiles, 'POST', () => '/messages', { content: 'x' }, true, 50013],
    [
      'ATTACH_FILES an edit with a file',
      P.AttachFiles,
      'PATCH',
      async () => `/messages/${await message()}`,
      {},
      true,
      50013,
    ],
    [
      'EMBED_LINKS an embed',
      P.EmbedLinks,
      'POST',
      () => '/messages',
      { embeds: [{ title: 'x' }] },
      false,
      50013,
    ],
    [
      'READ_MESSAGE_HISTORY one message',
      P.ReadMessageHistory,
      'GET',
      async () => `/messages/${await message()}`,
      undefined,
      false,
      50013,
    ],
    ['CREATE_PUBLIC_THREADS a thread', P.CreatePublicThreads, 'POST', () => '/threads', thread, false, 50013],
    [
      'CREATE_PUBLIC_THREADS one from a message',
      P.CreatePublicThreads,
      'POST',
      async () => `/messages/${await message()}/threads`,
      thread,
      false,
      50013,
    ],
    ['MANAGE_CHANNELS another name', P.ManageChannels, 'PATCH', () => '', { name: 'x' }, false, 50013],
    [
      'MANAGE_MESSAGES deleting what others wrote',
      P.ManageMessages,
      'DELETE',
      () => `/messages/${playground.person('theo').say('table-one', 'x').id}`,
      undefined,
      false,
      50013,
    ],
  ])('%s', async (_, bit, method, path, json, withFile, code) => {
    const rest = await path();
    place.deny(bit);
    const got = await call(playground, method, at(rest), json, { files: withFile ? [file('a.png')] : [] });
    expect([got.status, got.json.code]).toEqual([403, code]);
  });

  test('READ_MESSAGE_HISTORY the history is empty', async () => {
    await message();
    place.deny(P.ReadMessageHistory);
    expect((await call(playground, 'GET', at('/messages'))).json).toEqual([]);
  });

  test('is told of in the channel and in every interaction', async () => {
    place.deny(P.AttachFiles);
    const { json } = await call(playground, 'GET', at());
    expect(json.permission_overwrites).toEqual([
      { id: '1300000000000000100', type: 1, allow: '0', deny: P.AttachFiles.toString() },
    ]);
  });
});

describe('a thread', () => {
  const start = async (json: object = { name: 'game', type: 11 }) =>
    (await call(playground, 'POST', at('/threads'), json)).json;

  test.each<[string, object, string, string]>([
    ['no name', { type: 11 }, 'name', 'BASE_TYPE_REQUIRED'],
    ['a name over 100', { type: 11, name: 'x'.repeat(101) }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an archive time of 61',
      { type: 11, name: 'x', auto_archive_duration: 61 },
      'auto_archive_duration',
      'BASE_TYPE_CHOICES',
    ],
    [
      'a slow mode over 6 hours',
      { type: 11, name: 'x', rate_limit_per_user: 21_601 },
      'rate_limit_per_user',
      'NUMBER_TYPE_MAX',
    ],
    ['another type', { type: 0, name: 'x' }, 'type', 'BASE_TYPE_CHOICES'],
  ])('is refused with %s', async (_, json, path, code) => {
    const got = await call(playground, 'POST', at('/threads'), json);
    expect(got.status).toBe(400);
    expect(codesAt(got.json, path)).toEqual([code]);
  });

  test('is private unless it says otherwise, which takes a permission of its own', async () => {
    expect((await call(playground, 'POST', at('/threads'), { name: 'x' })).json.code).toBe(50013);
    place.permit(P.ViewChannel | P.CreatePrivateThreads);
    expect(await start({ name: 'x' })).toMatchObject({ type: 12, thread_metadata: { invitable: true } });
  });

  test('is written in by SEND_MESSAGES_IN_THREADS, not by SEND_MESSAGES', async () => {
    const { id } = await start();
    place.deny(P.SendMessages);
    expect((await call(playground, 'POST', at('/messages', id), { content: 'x' })).status).toBe(200);
    place.deny(P.SendMessagesInThreads);
    expect((await call(playground, 'POST', at('/messages', id), { content: 'x' })).json.code).toBe(50013);
  });

  test('from a message has its id, and there is one only: 160004', async () => {
    const { json } = await send({ content: 'x' });
    const path = at(`/messages/${json.id}/threads`);
    expect((await call(playground, 'POST', path, { name: 'game' })).json).toMatchObject({
      id: json.id,
      type: 11,
      parent_id: place.id,
    });
    expect(playground.message(json.id)).toMatchObject({ flags: 32, thread: { name: 'game' } });
    expect((await call(playground, 'POST', path, { name: 'game' })).json.code).toBe(160004);
  });

  test('cannot be started in a thread: 50024', async () => {
    const { id } = await start();
    expect((await call(playground, 'POST', at('/threads', id), { name: 'x', type: 11 })).json.code).toBe(
      50024,
    );
  });

  test('that is archived takes no change but opening: 50083; writing opens it', async () => {
    const { id } = await start();
    const { json } = await call(playground, 'POST', at('/messages', id), { content: 'x' });
    expect(
      (await call(playground, 'PATCH', at('', id), { archived: true })).json.thread_metadata.archived,
    ).toBe(true);
    expect(
      (await call(playground, 'PATCH', at(`/messages/${json.id}`, id), { content: 'y' })).json.code,
    ).toBe(50083);
    expect((await call(playground, 'DELETE', at(`/messages/${json.id}`, id))).json.code).toBe(50083);
    expect((await call(playground, 'PATCH', at('', id), { name: 'y' })).json.code).toBe(50083);
    await expect(playground.person('mina').click(json, 'x')).rejects.toThrow('archived');
    await call(playground, 'POST', at('/messages', id), { content: 'z' });
    expect(playground.channel(id).channel).toMatchObject({ thread_metadata: { archived: false } });
  });

  test('that is locked takes no message: 160005, but of who manages threads', async () => {
    const { id } = await start();
    playground.channel(id).change({ locked: true, archived: true });
    const got = await call(playground, 'POST', at('/messages', id), { content: 'x' });
    expect([got.status, got.json.code]).toEqual([403, 160005]);
    expect((await call(playground, 'PATCH', at('', id), { archived: false })).json.code).toBe(50013);
    place.permit(P.ViewChannel | P.SendMessagesInThreads | P.ManageThreads);
    expect((await call(playground, 'POST', at('/messages', id), { content: 'x' })).status).toBe(200);
  });
});

describe('what does not exist', () => {
  test.each<[string, string, number, number]>([
    ['GET', '/channels/1300000000000009999', 404, 10003],
    ['GET', '/channels/1300000000000000302/messages/1300000000000009999', 404, 10008],
    ['GET', '/guilds/1300000000000009999', 404, 10004],
    ['GET', '/guilds/1300000000000000200/members/1300000000000009999', 404, 10007],
    ['GET', '/users/1300000000000009999', 404, 10013],
    ['GET', '/nothing/here', 404, 0],
    ['PUT', '/gateway', 405, 0],
  ])('%s %s', async (method, path, status, code) => {
    const got = await call(playground, method, path);
    expect([got.status, got.json.code]).toEqual([status, code]);
    expect(playground.problems).toEqual([`${method} ${path} ${status} ${code} ${got.json.message}`]);
  });

  test('says so in Discord’s words', async () => {
    expect((await call(playground, 'GET', '/nothing')).json).toEqual({ message: '404: Not Found', code: 0 });
    const old = await fetch(`${playground.api}/v3/gateway`);
    expect(await old.json()).toMatchObject({ code: 50041 });
  });
});

describe('what is no id', () => {
  test.each<[string, string, string]>([
    ['GET', '/channels/general', 'channel_id'],
    ['POST', '/channels/undefined/messages', 'channel_id'],
    ['GET', '/channels/1300000000000000302/messages/last', 'message_id'],
    ['GET', '/guilds/here', 'guild_id'],
    ['GET', '/users/mina', 'user_id'],
    ['PUT', '/applications/bot/commands', 'application_id'],
  ])('%s %s: 50035 at %s', async (method, path, name) => {
    const got = await call(playground, method, path, method === 'GET' ? undefined : {});
    expect([got.status, got.json.code]).toEqual([400, 50035]);
    expect(codesAt(got.json, name)).toEqual(['NUMBER_TYPE_COERCE']);
  });

  test('is said in Discord’s words', async () => {
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

  test('an id has 63 bits at most, and may be short', async () => {
    const long = await call(playground, 'GET', `/channels/${2n ** 63n}`);
    expect(codesAt(long.json, 'channel_id')).toEqual(['NUMBER_TYPE_MAX']);
    expect((await call(playground, 'GET', '/channels/1')).json.code).toBe(10003);
  });

  test('is not looked at before the token', async () => {
    expect((await call(playground, 'GET', '/channels/x', undefined, { token: null })).status).toBe(401);
  });
});

describe('an announcement channel', () => {
  let club: Playground;
  beforeEach(async () => {
    const channels = ['general', { name: 'news', kind: 'announcement' }] as const;
    club = await openPlayground({ page: false, clock, server: { ...fridayTable, channels } });
  });
  afterEach(() => club.stop());
  const start = async (channel: string, type?: number) =>
    (
      await call(club, 'POST', `/channels/${club.channel(channel).id}/threads`, {
        name: 'x',
        ...(type === undefined ? {} : { type }),
      })
    ).json;

  test('has threads of its own kind alone', async () => {
    expect(await start('news', 10)).toMatchObject({ type: 10, parent_id: club.channel('news').id });
    expect(club.channel('news').messages).toMatchObject([{ type: 18, content: 'x' }]);
    for (const type of [11, 12, undefined]) expect((await start('news', type)).code).toBe(50024);
    expect((await start('general', 10)).code).toBe(50024);
  });

  test('has them by CREATE_PUBLIC_THREADS', async () => {
    club.channel('news').deny(P.CreatePublicThreads);
    expect((await start('news', 10)).code).toBe(50013);
  });

  test('has them from a message too', async () => {
    const path = `/channels/${club.channel('news').id}/messages`;
    const { json } = await call(club, 'POST', path, { content: 'x' });
    expect((await call(club, 'POST', `${path}/${json.id}/threads`, { name: 'x' })).json.type).toBe(10);
  });
});

describe('who asks', () => {
  test.each([null, 'Bot wrong', 'Bearer x'])('with the token %s is turned away', async (token) => {
    const got = await call(playground, 'GET', '/users/@me', undefined, { token });
    expect([got.status, got.json]).toEqual([401, { message: '401: Unauthorized', code: 0 }]);
  });

  test('rightly is told of everything that is here', async () => {
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

  test('is told how much is left', async () => {
    const { headers } = await call(playground, 'GET', '/users/@me');
    for (const name of ['limit', 'remaining', 'reset', 'reset-after', 'bucket'])
      expect(headers.get(`x-ratelimit-${name}`)).toMatch(/\w/);
  });
});
