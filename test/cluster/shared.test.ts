import { randomUUID } from 'node:crypto';
import { ShardClientUtil } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTable } from '../../src/app/lobby/open.ts';
import { openPlayground, type Playground, type ServerPlan } from '../../src/playground/index.ts';
import { setAlarm } from '../../src/store/alarms.ts';
import { type ClusterMessage, openClusterConnection } from '../../src/store/cluster.ts';
import { getDatabaseUrl, ON_POSTGRES } from '../support/store.ts';
import { connectTestBot, type TestBot } from '../support/test-bot.ts';
import { createActor } from '../support/test-context.ts';

const SHARDS = 4;

const servers = Array.from(
  { length: 8 },
  (_, nth): ServerPlan => ({
    name: `S${nth}`,
    bot: 'Piecemeal',
    channels: ['table'],
    people: [{ key: 'mina', name: 'Mina', manages: true }],
  }),
);

/** Longer than it takes until somebody looks by themselves. */
const LOOKED = 9_000;

describe.skipIf(!ON_POSTGRES)('two bots that share the shards', () => {
  let discord: Playground;
  let folder: string;
  let evenings: TestBot[];
  let isDeaf: boolean;
  const calls: ClusterMessage[] = [];
  beforeEach(async () => {
    discord = await openPlayground({ page: false, servers, gateway: { shards: SHARDS, maxConcurrency: 16 } });
    folder = `shared ${randomUUID()}`;
    evenings = [];
    isDeaf = false;
    calls.length = 0;
  });
  afterEach(async () => {
    for (const { bot, store } of evenings) {
      await bot.close();
      await store.destroy();
    }
    await discord.stop();
  });

  const come = async (shards?: number): Promise<TestBot> => {
    const address = getDatabaseUrl(folder);
    const testBot = await connectTestBot(discord, {
      botData: folder,
      ...(shards !== undefined && { shards }),
      sharing: ({ heard, again }) =>
        openClusterConnection(address, {
          heard: (call) => {
            calls.push(call);
            if (!isDeaf || call.kind === 'leases') heard(call);
          },
          again,
        }),
    });
    evenings.push(testBot);
    return testBot;
  };
  const leave = async (bot: TestBot) => {
    await bot.bot.close();
    await bot.store.destroy();
    evenings = evenings.filter((other) => other !== bot);
  };
  const shardsOf = ({ bot }: TestBot) => bot.bot.app.shardScope?.().shards ?? [];
  const have = (bot: TestBot, count: number) =>
    vi.waitFor(() => expect(shardsOf(bot)).toHaveLength(count), 20_000);
  const both = async (): Promise<readonly [TestBot, TestBot]> => {
    const one = await come();
    await have(one, SHARDS);
    const other = await come();
    await have(one, 2);
    await have(other, 2);
    return [one, other];
  };
  /** A server of one of these shards. */
  const serverOf = (shards: readonly number[]) => {
    const found = discord.servers.find(({ id }) =>
      shards.includes(ShardClientUtil.shardIdForGuildId(id, SHARDS)),
    );
    if (!found) throw new Error('There is no such server');
    return found;
  };
  const wishIn = ({ id: guild, name }: ReturnType<typeof serverOf>) => {
    const { id: channel } = discord.channel(`${name}/table`);
    return { guild, channel, game: 'runaround', language: 'en' } as const;
  };
  const messagesIn = ({ name }: ReturnType<typeof serverOf>) => discord.channel(`${name}/table`).messages;

  test('each has half, and what one does in a server of the other is told there, once', async () => {
    const [one, other] = await both();
    expect([...shardsOf(one), ...shardsOf(other)].sort()).toEqual([0, 1, 2, 3]);
    expect(discord.shards).toEqual([0, 1, 2, 3]);
    for (const [by, of] of [
      [one, other],
      [other, one],
    ] as const) {
      const server = serverOf(shardsOf(of));
      const id = await openTable(by.app, createActor(discord.person('mina').id), wishIn(server));
      expect(id).toBeTypeOf('number');
      await vi.waitFor(() => expect(messagesIn(server)).toHaveLength(1), 3_000);
      expect(by.logged.join('')).not.toContain('could not be told');
    }
    expect(calls.filter(({ kind }) => kind === 'table')).not.toEqual([]);
  });

  test('commands are registered once, whoever has the first shard', async () => {
    const puts: string[] = [];
    discord.onRequest(({ method, path, phase }) => {
      if (method === 'PUT' && path.includes('/commands') && phase === 'after') puts.push(path);
    });
    const [one, other] = await both();
    await leave(one);
    await have(other, SHARDS);
    expect(puts).toHaveLength(1);
  });

  test('a call that is lost is made good by looking', async () => {
    const [one, other] = await both();
    isDeaf = true;
    const server = serverOf(shardsOf(other));
    await openTable(one.app, createActor(discord.person('mina').id), wishIn(server));
    await vi.waitFor(() => expect(messagesIn(server)).toHaveLength(1), LOOKED);
  });

  test('who ends leaves nothing untold, and the other goes on for all servers', async () => {
    const [one, other] = await both();
    const server = serverOf(shardsOf(one));
    await openTable(other.app, createActor(discord.person('mina').id), wishIn(server));
    await leave(one);
    await have(other, SHARDS);
    expect(discord.shards).toEqual([0, 1, 2, 3]);
    await vi.waitFor(() => expect(messagesIn(server)).toHaveLength(1), LOOKED);
  });

  test('an alarm is rung by who has its server, also where another has set it', async () => {
    const [one, other] = await both();
    const server = serverOf(shardsOf(other));
    const id = await openTable(one.app, createActor(discord.person('mina').id), wishIn(server));
    if (typeof id !== 'number') throw new Error('It was not opened');
    await vi.waitFor(() => expect(messagesIn(server)).toHaveLength(1), 3_000);
    await setAlarm(one.store, { tableId: id, kind: 'close', at: 0 });
    const phase = async () =>
      (await one.store.selectFrom('tables').select('phase').where('id', '=', id).executeTakeFirstOrThrow())
        .phase;
    await vi.waitFor(async () => expect(await phase()).toBe('cancelled'), LOOKED);
  });

  test('another number of shards counts when nobody has any', async () => {
    const one = await come(2);
    await have(one, 2);
    const other = await come(SHARDS);
    await have(other, 1);
    expect(other.bot.bot.app.shardScope?.().count).toBe(2);
    await leave(one);
    await leave(other);
    await have(await come(SHARDS), SHARDS);
  });
});
