import { MessageFlags } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import type { Scene } from './bot.ts';
import { once, scene } from './bot.ts';
import { call, wire } from './rest-client.ts';

const command = { name: 'play', description: 'Plays' };
const COMMANDS = '/applications/1300000000000000100/commands';

describe('gateway by hand', () => {
  let playground: Playground;
  const identify = (more: object = {}) => ({
    token: playground.token,
    intents: 1,
    properties: {},
    ...more,
  });
  beforeEach(async () => {
    playground = await openPlayground({ page: false, server: demoServer });
    await call(playground, 'PUT', COMMANDS, [command]);
  });
  afterEach(() => playground.stop());

  test('gateway: sends HELLO, READY and a server with all its lists', async () => {
    const { heard, next, socket } = await wire(playground);
    expect(heard[0]).toMatchObject({ op: 10, d: { heartbeat_interval: 41_250 } });
    expect(await next({ t: 'READY' })).toMatchObject({
      v: 10,
      guilds: [{ id: playground.guildId, unavailable: true }],
      resume_gateway_url: `${playground.address.replace('http', 'ws')}/gateway`,
      application: { id: '1300000000000000100' },
    });
    const guild = await next({ t: 'GUILD_CREATE' });
    for (const list of [
      'channels',
      'members',
      'roles',
      'threads',
      'emojis',
      'stickers',
      'presences',
      'voice_states',
    ])
      expect(guild[list]).toBeInstanceOf(Array);
    expect(playground.connected).toBe(1);
    socket.terminate();
  });

  test('gateway: acknowledges a heartbeat', async () => {
    const { say, next, socket } = await wire(playground, null);
    say(1, null);
    expect(await next({ op: 11 })).toBeNull();
    socket.terminate();
  });

  test.each<[string, number, (say: (op: number, d: unknown) => void, socket: WebSocket) => void]>([
    ['a wrong token', 4004, (say) => say(2, identify({ token: 'x' }))],
    ['a wrong token at resume', 4004, (say) => say(6, { token: 'x', session_id: 's', seq: 0 })],
    ['no identify', 4003, (say) => say(3, {})],
    ['invalid JSON', 4002, (_, socket) => socket.send('{')],
    ['intents that are no number', 4013, (say) => say(2, identify({ intents: 'all' }))],
    ['an unknown intent', 4013, (say) => say(2, identify({ intents: 1 << 17 }))],
    ['an intent out of range', 4013, (say) => say(2, identify({ intents: 2 ** 32 }))],
    ['privileged intents', 4014, (say) => say(2, identify({ intents: 1 << 15 }))],
    ['an invalid shard', 4010, (say) => say(2, identify({ shard: [1, 1] }))],
    ['a shard that is no pair', 4010, (say) => say(2, identify({ shard: 3 }))],
    ['no properties', 4002, (say) => say(2, identify({ properties: undefined }))],
    ['a payload over 4096 bytes', 4002, (say) => say(1, '가'.repeat(1400))],
  ])('gateway: %s closes with %i', async (_, code, act) => {
    const { say, socket, closed } = await wire(playground, null);
    act(say, socket);
    expect(await closed).toBe(code);
  });

  test.each<[string, number, (say: (op: number, d: unknown) => void) => void]>([
    ['identifying twice', 4005, (say) => say(2, identify())],
    ['an unknown opcode', 4001, (say) => say(42, {})],
  ])('gateway after READY: %s closes with %i', async (_, code, act) => {
    const { say, closed } = await wire(playground);
    act(say);
    expect(await closed).toBe(code);
  });

  test('gateway: reads a payload of 4096 bytes', async () => {
    const { socket, next } = await wire(playground, null);
    const empty = JSON.stringify({ op: 1, d: '' });
    socket.send(JSON.stringify({ op: 1, d: 'x'.repeat(4096 - empty.length) }));
    expect(await next({ op: 11 })).toBeNull();
    socket.terminate();
  });

  test('gateway: more than 120 payloads in a minute close with 4008', async () => {
    const clock = new MovableClock();
    const busy = await openPlayground({ page: false, clock });
    const { say, next, closed } = await wire(busy, null);
    const beat = (times: number) => {
      for (let n = 0; n < times; n += 1) say(1, null);
    };
    beat(120);
    await next({ op: 11 }, 119);
    clock.advance(60_000);
    beat(120);
    await next({ op: 11 }, 239);
    clock.advance(59_999);
    beat(1);
    expect(await closed).toBe(4008);
    await busy.stop();
  });

  test('gateway: an unknown version closes with 4012', async () => {
    const socket = new WebSocket(`${playground.address.replace('http', 'ws')}/gateway?v=6`);
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4012);
  });

  test('gateway: a resumed session gets the missed events in order, then RESUMED', async () => {
    const first = await wire(playground);
    const { session_id } = await first.next<{ session_id: string }>({ t: 'READY' });
    first.socket.terminate();
    await playground.until((world) => world.connected === 0, 'the connection to end');
    void playground.person('mina').slash('general', 'play');
    void playground.person('theo').slash('general', 'play');
    const second = await wire(playground, null);
    second.say(6, { token: playground.token, session_id, seq: 2 });
    await second.next({ t: 'RESUMED' });
    expect(second.heard.map(({ t, s }) => [t, s])).toEqual([
      [null, null],
      ['INTERACTION_CREATE', 3],
      ['INTERACTION_CREATE', 4],
      ['RESUMED', 5],
    ]);
    second.socket.terminate();
  });

  test('gateway: an unknown session is invalid, and a future sequence number closes with 4007', async () => {
    const first = await wire(playground);
    const { session_id } = await first.next<{ session_id: string }>({ t: 'READY' });
    const second = await wire(playground, null);
    second.say(6, { token: playground.token, session_id: 'x', seq: 0 });
    expect(await second.next({ op: 9 })).toBe(false);
    second.say(6, { token: playground.token, session_id, seq: 99 });
    expect(await second.closed).toBe(4007);
    first.socket.terminate();
  });

  test('gateway: a session closed with 1000 cannot be resumed', async () => {
    const first = await wire(playground);
    const { session_id } = await first.next<{ session_id: string }>({ t: 'READY' });
    first.socket.close(1000);
    await playground.until((world) => world.connected === 0, 'the connection to end');
    const second = await wire(playground, null);
    second.say(6, { token: playground.token, session_id, seq: 1 });
    expect(await second.next({ op: 9 })).toBe(false);
    second.socket.terminate();
  });

  test('gateway: a session can be resumed for five minutes', async () => {
    const clock = new MovableClock();
    const other = await openPlayground({ page: false, server: demoServer, clock });
    const first = await wire(other);
    const { session_id } = await first.next<{ session_id: string }>({ t: 'READY' });
    first.socket.terminate();
    await other.until((world) => world.connected === 0, 'the connection to end');
    clock.advance(5 * 60_000);
    const second = await wire(other, null);
    second.say(6, { token: other.token, session_id, seq: 1 });
    expect(await second.next({ op: 9 })).toBe(false);
    second.socket.terminate();
    await other.stop();
  });

  test("gateway: messages need one intent, and the content of others' messages needs another", async () => {
    const both = await wire(playground, { intents: 1 | (1 << 9) });
    const one = await wire(playground);
    playground.person('mina').say('general', 'hello');
    await call(playground, 'POST', `/channels/${playground.channel('general').id}/messages`, {
      content: 'own',
    });
    expect(await both.next({ t: 'MESSAGE_CREATE' })).toMatchObject({
      content: '',
      author: { username: 'mina.park' },
      member: { nick: 'Mina' },
    });
    const own = await both.next<{ id: string }>({ t: 'MESSAGE_CREATE' }, 1);
    expect(own).toMatchObject({ content: 'own', guild_id: playground.guildId });
    const path = `/channels/${playground.channel('general').id}/messages/${own.id}`;
    await call(playground, 'PATCH', path, { content: 'other' });
    expect(await both.next({ t: 'MESSAGE_UPDATE' })).toMatchObject({ id: own.id, content: 'other' });
    await call(playground, 'DELETE', path);
    expect(await both.next({ t: 'MESSAGE_DELETE' })).toMatchObject({ id: own.id });
    expect(one.heard.some(({ t }) => t?.startsWith('MESSAGE'))).toBe(false);
    for (const { socket } of [both, one]) socket.terminate();
  });

  test('gateway: of two shards only that of the server hears an interaction', async () => {
    const shard = Number((BigInt(playground.guildId) >> 22n) % 2n);
    const [own, other] = [
      await wire(playground, { shard: [shard, 2] }),
      await wire(playground, { shard: [1 - shard, 2] }),
    ];
    void playground.person('mina').slash('general', 'play');
    await own.next({ t: 'INTERACTION_CREATE' });
    expect(other.heard.map(({ t }) => t)).toEqual([null, 'READY']);
    for (const { socket } of [own, other]) socket.terminate();
  });

  test('gateway: an interaction without a listener fails and is not delivered later', async () => {
    const clock = new MovableClock();
    const lonely = await openPlayground({ page: false, server: demoServer, clock });
    await call(lonely, 'PUT', COMMANDS, [command]);
    const answer = lonely.person('mina').slash('general', 'play');
    clock.advance(3000);
    expect((await answer).state).toBe('failed');
    const late = await wire(lonely);
    expect(late.heard.map(({ t }) => t)).not.toContain('INTERACTION_CREATE');
    late.socket.terminate();
    await lonely.stop();
  });
});

describe('gateway with discord.js', () => {
  let here: Scene;
  beforeEach(async () => {
    here = await scene();
    await here.bot.client.application!.commands.set([command]);
    here.bot.handle = async (interaction) => {
      if (interaction.isRepliable())
        await interaction.reply({ content: 'here', flags: MessageFlags.Ephemeral });
    };
  });
  afterEach(async () => {
    expect(here.bot.errors).toEqual([]);
    await here.close();
  });
  const answered = async () =>
    (await here.playground.person('mina').slash('general', 'play')).message?.content;

  test('discord.js: resumes a closed session and hears what it missed', async () => {
    const resumed = once(here.bot.client, 'shardResume');
    here.playground.faults.closeSession(4000);
    const answer = answered();
    // Two replayed events: the interaction and RESUMED.
    expect(await resumed).toEqual([0, 2]);
    expect(await answer).toBe('here');
  });

  test('discord.js: follows a request to reconnect', async () => {
    const resumed = once(here.bot.client, 'shardResume');
    here.playground.faults.reconnect();
    await resumed;
    expect(await answered()).toBe('here');
  });

  test('discord.js: resumes an invalid session that is resumable', async () => {
    const resumed = once(here.bot.client, 'shardResume');
    here.playground.faults.invalidSession(true);
    await resumed;
    expect(await answered()).toBe('here');
  });

  test('discord.js: identifies again after an invalid session that is not resumable', async () => {
    const ready = once(here.bot.client, 'shardReady');
    here.playground.faults.invalidSession(false);
    await ready;
    expect(await answered()).toBe('here');
  });

  test('discord.js: disconnects for good after a fatal close code', async () => {
    const gone = once(here.bot.client, 'shardDisconnect');
    here.playground.faults.closeSession(4014);
    expect((await gone)[0].code).toBe(4014);
    here.bot.errors.length = 0;
  });
});
