import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground, TestChannel } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import { call, codesAt } from './rest-client.ts';

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
const send = (json: object) => call(playground, 'POST', at('/messages'), json);

describe('thread', () => {
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
  ])('thread: is refused with %s', async (_, json, path, code) => {
    const got = await call(playground, 'POST', at('/threads'), json);
    expect(got.status).toBe(400);
    expect(codesAt(got.json, path)).toEqual([code]);
  });

  test('thread: is private by default, which needs a permission', async () => {
    expect((await call(playground, 'POST', at('/threads'), { name: 'x' })).json.code).toBe(50013);
    place.permit(P.ViewChannel | P.CreatePrivateThreads);
    expect(await start({ name: 'x' })).toMatchObject({ type: 12, thread_metadata: { invitable: true } });
  });

  test('thread: messages need SEND_MESSAGES_IN_THREADS, not SEND_MESSAGES', async () => {
    const { id } = await start();
    place.deny(P.SendMessages);
    expect((await call(playground, 'POST', at('/messages', id), { content: 'x' })).status).toBe(200);
    place.deny(P.SendMessagesInThreads);
    expect((await call(playground, 'POST', at('/messages', id), { content: 'x' })).json.code).toBe(50013);
  });

  test('thread from a message: has its id, and only one can be started: 160004', async () => {
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

  test('thread from a message: outlives the message, on which none can be started again: 10008', async () => {
    const { id } = (await send({ content: 'x' })).json;
    await call(playground, 'POST', at(`/messages/${id}/threads`), { name: 'game' });
    expect((await call(playground, 'DELETE', at(`/messages/${id}`))).status).toBe(204);
    expect((await call(playground, 'GET', at('', id))).json).toMatchObject({ id, name: 'game' });
    expect((await call(playground, 'POST', at('/messages', id), { content: 'y' })).status).toBe(200);
    const again = await call(playground, 'POST', at(`/messages/${id}/threads`), { name: 'game' });
    expect(again.json.code).toBe(10008);
  });

  test('thread: cannot be started in a thread: 50024', async () => {
    const { id } = await start();
    expect((await call(playground, 'POST', at('/threads', id), { name: 'x', type: 11 })).json.code).toBe(
      50024,
    );
  });

  test('archived thread: refuses changes except opening: 50083; a message opens it', async () => {
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

  test('locked thread: refuses messages without MANAGE_THREADS: 160005', async () => {
    const { id } = await start();
    playground.channel(id).change({ locked: true, archived: true });
    const got = await call(playground, 'POST', at('/messages', id), { content: 'x' });
    expect([got.status, got.json.code]).toEqual([403, 160005]);
    expect((await call(playground, 'PATCH', at('', id), { archived: false })).json.code).toBe(50013);
    place.permit(P.ViewChannel | P.SendMessagesInThreads | P.ManageThreads);
    expect((await call(playground, 'POST', at('/messages', id), { content: 'x' })).status).toBe(200);
  });
});

describe('threads of an announcement channel', () => {
  let club: Playground;
  beforeEach(async () => {
    const channels = ['general', { name: 'news', kind: 'announcement' }] as const;
    club = await openPlayground({ page: false, clock, server: { ...demoServer, channels } });
  });
  afterEach(() => club.stop());
  const start = async (channel: string, type?: number) =>
    (
      await call(club, 'POST', `/channels/${club.channel(channel).id}/threads`, {
        name: 'x',
        ...(type === undefined ? {} : { type }),
      })
    ).json;

  test('announcement channel: has only threads of its own kind', async () => {
    expect(await start('news', 10)).toMatchObject({ type: 10, parent_id: club.channel('news').id });
    expect(club.channel('news').messages).toMatchObject([{ type: 18, content: 'x' }]);
    for (const type of [11, 12, undefined]) expect((await start('news', type)).code).toBe(50024);
    expect((await start('general', 10)).code).toBe(50024);
  });

  test('announcement channel: threads need CREATE_PUBLIC_THREADS', async () => {
    club.channel('news').deny(P.CreatePublicThreads);
    expect((await start('news', 10)).code).toBe(50013);
  });

  test('announcement channel: a thread can be started from a message', async () => {
    const path = `/channels/${club.channel('news').id}/messages`;
    const { json } = await call(club, 'POST', path, { content: 'x' });
    expect((await call(club, 'POST', `${path}/${json.id}/threads`, { name: 'x' })).json.type).toBe(10);
  });
});

describe('archiving of threads', () => {
  const DAY = 86_400_000;
  const start = async () =>
    (await call(playground, 'POST', at('/threads'), { name: 'x', type: 11, auto_archive_duration: 1440 }))
      .json as { id: string };
  const isArchived = (id: string) =>
    (playground.channel(id).channel as { thread_metadata?: { archived?: boolean } }).thread_metadata
      ?.archived;
  const rows = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }];

  test('thread: is archived a day after its last message', async () => {
    const { id } = await start();
    clock.advance(DAY - 1);
    expect(isArchived(id)).toBe(false);
    await call(playground, 'POST', at('/messages', id), { content: 'x' });
    clock.advance(DAY - 1);
    expect(isArchived(id)).toBe(false);
    clock.advance(1);
    expect(isArchived(id)).toBe(true);
  });

  test('archived thread: is opened by a click of a member only', async () => {
    const { id } = await start();
    const [mina, theo] = [playground.person('mina'), playground.person('theo')];
    const sent = { content: `<@${mina.id}>`, components: rows };
    const { json } = await call(playground, 'POST', at('/messages', id), sent);
    clock.advance(DAY);
    await expect(theo.click(json.id, 'go')).rejects.toThrow('no member');
    void mina.click(json.id, 'go');
    expect(isArchived(id)).toBe(false);
  });
});
