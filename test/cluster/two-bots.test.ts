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

/** Longer than the polling interval, in ms. */
const POLLED = 9_000;

describe.skipIf(!ON_POSTGRES)('two bots with shared shards', () => {
  let discord: Playground;
  let folder: string;
  let testBots: TestBot[];
  let losesCalls: boolean;
  const calls: ClusterMessage[] = [];
  beforeEach(async () => {
    discord = await openPlayground({ page: false, servers, gateway: { shards: SHARDS, maxConcurrency: 16 } });
    folder = `shared ${randomUUID()}`;
    testBots = [];
    losesCalls = false;
    calls.length = 0;
  });
  afterEach(async () => {
    for (const { bot, store } of testBots) {
      await bot.close();
      await store.destroy();
    }
    await discord.stop();
  });

  const startBot = async (shards?: number): Promise<TestBot> => {
    const address = getDatabaseUrl(folder);
    const testBot = await connectTestBot(discord, {
      botData: folder,
      ...(shards !== undefined && { shards }),
      sharing: ({ heard, again }) =>
        openClusterConnection(address, {
          heard: (call) => {
            calls.push(call);
            if (!losesCalls || call.kind === 'leases') heard(call);
          },
          again,
        }),
    });
    testBots.push(testBot);
    return testBot;
  };
  const stopBot = async (testBot: TestBot) => {
    await testBot.bot.close();
    await testBot.store.destroy();
    testBots = testBots.filter((other) => other !== testBot);
  };
  const getShards = ({ bot }: TestBot) => bot.bot.app.shardScope?.().shards ?? [];
  const waitForShards = (testBot: TestBot, count: number) =>
    vi.waitFor(() => expect(getShards(testBot)).toHaveLength(count), 20_000);
  const startBoth = async (): Promise<readonly [TestBot, TestBot]> => {
    const one = await startBot();
    await waitForShards(one, SHARDS);
    const other = await startBot();
    await waitForShards(one, 2);
    await waitForShards(other, 2);
    return [one, other];
  };
  /** Returns a server of one of these shards. */
  const findServer = (shards: readonly number[]) => {
    const found = discord.servers.find(({ id }) =>
      shards.includes(ShardClientUtil.shardIdForGuildId(id, SHARDS)),
    );
    if (!found) throw new Error('There is no such server');
    return found;
  };
  const createSpec = ({ id: guild, name }: ReturnType<typeof findServer>) => {
    const { id: channel } = discord.channel(`${name}/table`);
    return { guild, channel, game: 'runaround', language: 'en' } as const;
  };
  const listMessages = ({ name }: ReturnType<typeof findServer>) => discord.channel(`${name}/table`).messages;

  test('two bots: each serves half the shards and publishes what the other changes there', async () => {
    const [one, other] = await startBoth();
    expect([...getShards(one), ...getShards(other)].sort()).toEqual([0, 1, 2, 3]);
    expect(discord.shards).toEqual([0, 1, 2, 3]);
    for (const [by, of] of [
      [one, other],
      [other, one],
    ] as const) {
      const server = findServer(getShards(of));
      const id = await openTable(by.app, createActor(discord.person('mina').id), createSpec(server));
      expect(id).toBeTypeOf('number');
      await vi.waitFor(() => expect(listMessages(server)).toHaveLength(1), 3_000);
      expect(by.logged.join('')).not.toContain('Failed to publish');
    }
    expect(calls.filter(({ kind }) => kind === 'table')).not.toEqual([]);
  });

  test('two bots: commands are registered once even when the first shard moves', async () => {
    const puts: string[] = [];
    discord.onRequest(({ method, path, phase }) => {
      if (method === 'PUT' && path.includes('/commands') && phase === 'after') puts.push(path);
    });
    const [one, other] = await startBoth();
    await stopBot(one);
    await waitForShards(other, SHARDS);
    expect(puts).toHaveLength(1);
  });

  test('two bots: a lost cluster message is recovered by polling', async () => {
    const [one, other] = await startBoth();
    losesCalls = true;
    const server = findServer(getShards(other));
    await openTable(one.app, createActor(discord.person('mina').id), createSpec(server));
    await vi.waitFor(() => expect(listMessages(server)).toHaveLength(1), POLLED);
  });

  test('two bots: a closing bot leaves no message unpublished, and the other takes all shards', async () => {
    const [one, other] = await startBoth();
    const server = findServer(getShards(one));
    await openTable(other.app, createActor(discord.person('mina').id), createSpec(server));
    await stopBot(one);
    await waitForShards(other, SHARDS);
    expect(discord.shards).toEqual([0, 1, 2, 3]);
    await vi.waitFor(() => expect(listMessages(server)).toHaveLength(1), POLLED);
  });

  test('two bots: an alarm set by one fires in the bot that serves its server', async () => {
    const [one, other] = await startBoth();
    const server = findServer(getShards(other));
    const id = await openTable(one.app, createActor(discord.person('mina').id), createSpec(server));
    if (typeof id !== 'number') throw new Error('No table was opened');
    await vi.waitFor(() => expect(listMessages(server)).toHaveLength(1), 3_000);
    await setAlarm(one.store, { tableId: id, kind: 'close', at: 0 });
    const phase = async () =>
      (await one.store.selectFrom('tables').select('phase').where('id', '=', id).executeTakeFirstOrThrow())
        .phase;
    await vi.waitFor(async () => expect(await phase()).toBe('cancelled'), POLLED);
  });

  test('two bots: a new shard count applies only after all bots have stopped', async () => {
    const one = await startBot(2);
    await waitForShards(one, 2);
    const other = await startBot(SHARDS);
    await waitForShards(other, 1);
    expect(other.bot.bot.app.shardScope?.().count).toBe(2);
    await stopBot(one);
    await stopBot(other);
    await waitForShards(await startBot(SHARDS), SHARDS);
  });
});
