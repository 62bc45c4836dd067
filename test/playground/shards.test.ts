import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Playground, ServerPlan, StartRules } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import { call, type Wire, wire } from './rest-client.ts';

const COMMANDS = '/applications/1300000000000000100/commands';

const servers = Array.from(
  { length: 6 },
  (_, nth): ServerPlan => ({
    name: `Server ${nth}`,
    bot: 'Bot',
    channels: [`channel-${nth}`],
    people: [{ key: 'ada', name: 'Ada', manages: true }],
  }),
);

let discord: Playground;
let clock: MovableClock;
const wires: Wire[] = [];

async function open(gateway: StartRules = {}): Promise<void> {
  discord = await openPlayground({ page: false, servers, gateway, clock });
  await call(discord, 'PUT', COMMANDS, [{ name: 'play', description: 'Plays' }]);
}

beforeEach(() => {
  clock = new MovableClock();
});
afterEach(async () => {
  for (const { socket } of wires.splice(0)) socket.terminate();
  await discord.stop();
});

/** Opens a session of a shard with the intents for messages and direct messages. */
async function session(id: number, count: number, more: object = {}): Promise<Wire> {
  const one = await wire(discord, { shard: [id, count], intents: 1 | (1 << 9) | (1 << 12), ...more });
  wires.push(one);
  return one;
}

/** Opens a connection that has sent IDENTIFY. */
async function identifying(id: number, count = 4): Promise<Wire> {
  const one = await wire(discord, null);
  wires.push(one);
  one.say(2, { token: discord.token, intents: 1, properties: {}, shard: [id, count] });
  return one;
}

const shardOf = (id: string, count: number): number => Number((BigInt(id) >> 22n) % BigInt(count));

/** Returns the ids in a session's events of one type. */
const told = ({ heard }: Wire, t: string): readonly string[] =>
  heard.flatMap((one) => (one.t === t ? [String((one.d as Record<string, string>).id)] : []));

describe('shards', () => {
  let shards: readonly Wire[];
  const ownOf = (shard: number) =>
    discord.servers.flatMap(({ id }) => (shardOf(id, 4) === shard ? [id] : []));
  beforeEach(async () => {
    await open({ shards: 4 });
    shards = await Promise.all([0, 1, 2, 3].map((id) => session(id, 4)));
    for (const [id, one] of shards.entries()) await one.next({ t: 'GUILD_CREATE' }, ownOf(id).length - 1);
  });

  test('shard: is told of its own servers, and each has some', async () => {
    for (const [id, one] of shards.entries()) {
      expect(ownOf(id).length).toBeGreaterThan(0);
      expect(told(one, 'GUILD_CREATE')).toEqual(ownOf(id));
      const { guilds, shard } = await one.next<{ guilds: object[]; shard: number[] }>({ t: 'READY' });
      expect(guilds).toEqual(ownOf(id).map((guild) => ({ id: guild, unavailable: true })));
      expect(shard).toEqual([id, 4]);
    }
    expect(discord.shards).toEqual([0, 1, 2, 3]);
  });

  test('shard: hears the events of its own servers only', async () => {
    const ada = discord.person('ada');
    for (const { name, id, channels } of discord.servers) {
      const channel = channels[0]?.id ?? '';
      ada.say(channel, name);
      void ada.slash(channel, 'play');
      const path = `/channels/${channel}/threads`;
      await call(discord, 'POST', path, { name: `${name} thread`, type: 11 });
      const own = shards[shardOf(id, 4)] as Wire;
      const nth = ownOf(shardOf(id, 4)).indexOf(id);
      expect(await own.next({ t: 'INTERACTION_CREATE' }, nth)).toMatchObject({ guild_id: id });
      expect(await own.next({ t: 'THREAD_CREATE' }, nth)).toMatchObject({ guild_id: id });
    }
    for (const [id, { heard }] of shards.entries())
      for (const { t, d } of heard)
        if (t?.startsWith('MESSAGE') || t?.startsWith('INTERACTION') || t?.startsWith('THREAD'))
          expect(ownOf(id)).toContain((d as { guild_id: string }).guild_id);
  });

  test('shard: hears that one of its servers removed the bot', async () => {
    const [gone] = discord.servers.slice(-1) as [Playground['servers'][number]];
    gone.removeBot();
    await shards[shardOf(gone.id, 4)]?.next({ t: 'GUILD_DELETE' });
    gone.inviteBot();
    for (const [id, one] of shards.entries())
      expect(told(one, 'GUILD_DELETE')).toEqual(id === shardOf(gone.id, 4) ? [gone.id] : []);
  });

  test('first shard: alone hears direct messages', async () => {
    const ada = discord.person('ada');
    ada.say(ada.direct(), 'Psst');
    void ada.slash(ada.direct(), 'play');
    await shards[0]?.next({ t: 'INTERACTION_CREATE' });
    const direct = shards.map(({ heard }) =>
      heard.flatMap(({ t }) => (t === 'MESSAGE_CREATE' || t === 'INTERACTION_CREATE' ? [t] : [])),
    );
    expect(direct).toEqual([['MESSAGE_CREATE', 'INTERACTION_CREATE'], [], [], []]);
  });

  test('shard: is closed and resumed alone', async () => {
    const { session_id } = (await shards[2]?.next<{ session_id: string }>({ t: 'READY' })) ?? {};
    discord.faults.closeSession(4000, 2);
    expect(await shards[2]?.closed).toBe(4000);
    expect(discord.shards).toEqual([0, 1, 3]);
    const back = await wire(discord, null);
    wires.push(back);
    back.say(6, { token: discord.token, session_id, seq: 1 });
    await back.next({ t: 'RESUMED' });
    expect(told(back, 'GUILD_CREATE')).toEqual(ownOf(2));
  });
});

test('clients of one shard: all hear its events, as do clients with another shard count', async () => {
  await open();
  const [first, second, all] = [await session(1, 2), await session(1, 2), await session(0, 1)];
  expect(discord.shards).toEqual([0, 1, 1]);
  const { id, channels } = discord.servers.find((server) => shardOf(server.id, 2) === 1) ?? {};
  void discord.person('ada').slash(channels?.[0] ?? '', 'play');
  for (const one of [first, second, all])
    expect(await one.next({ t: 'INTERACTION_CREATE' })).toMatchObject({ guild_id: id });
});

test('/gateway/bot: returns the recommended shards and how many may start at once', async () => {
  await open({ shards: 6, maxConcurrency: 16 });
  expect((await call(discord, 'GET', '/gateway/bot')).json).toMatchObject({
    shards: 6,
    session_start_limit: { max_concurrency: 16 },
  });
});

test('/gateway/bot: recommends one shard by default, and sessions start without delay', async () => {
  await open();
  expect((await call(discord, 'GET', '/gateway/bot')).json).toMatchObject({
    shards: 1,
    session_start_limit: { max_concurrency: 1 },
  });
  for (const _ of [1, 2]) await session(0, 1);
});

test('two shards with the same remainder: must start 5 s apart', async () => {
  await open({ shards: 4, maxConcurrency: 2 });
  await session(0, 4);
  await session(1, 4);
  const early = await identifying(2);
  expect(await early.next({ op: 9 })).toBe(false);
  clock.advance(4_999);
  expect(await (await identifying(2)).next({ op: 9 })).toBe(false);
  clock.advance(1);
  // The connection stays open and may send IDENTIFY again.
  early.say(2, { token: discord.token, intents: 1, properties: {}, shard: [2, 4] });
  await early.next({ t: 'READY' });
  expect(discord.shards).toEqual([0, 1, 2]);
});

test.each([
  [1, 4011],
  [2, 4011],
  [3, null],
])('limit of two servers a shard: with %i shards the close code is %o', async (count, code) => {
  await open({ mostServersAShard: 2 });
  const one = await identifying(0, count);
  if (code === null) await one.next({ t: 'READY' });
  else expect(await one.closed).toBe(code);
});

test('limit of servers a shard: does not count servers that removed the bot', async () => {
  await open({ mostServersAShard: 5 });
  discord.servers[3]?.removeBot();
  await session(0, 1);
});
