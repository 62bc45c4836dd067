import { ShardClientUtil } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPostgresServer } from '../../src/bench/postgres-server.ts';
import { openPlayground, type Playground, type ServerPlan } from '../../src/playground/index.ts';
import { type BotProcess, launchSharedBot } from '../support/bot-process.ts';
import { createEmptyDatabase, ON_POSTGRES } from '../support/store.ts';

const SHARDS = 2;

/** Time limit in ms, because a shard may have to wait for the start of another. */
const WAITS = 30_000;

const servers = Array.from(
  { length: 4 },
  (_, nth): ServerPlan => ({
    name: `S${nth}`,
    bot: 'Piecemeal',
    channels: ['table'],
    people: [{ key: 'mina', name: 'Mina', manages: true }],
  }),
);

describe.skipIf(!ON_POSTGRES)('two processes on one database', () => {
  let discord: Playground;
  let address: string;
  const bots: BotProcess[] = [];
  beforeEach(async () => {
    address = await createEmptyDatabase();
    discord = await openPlayground({ page: false, servers, gateway: { shards: SHARDS, maxConcurrency: 1 } });
  });
  afterEach(async () => {
    await Promise.all(bots.splice(0).map((bot) => bot.kill()));
    await discord.stop();
  });

  const start = (): BotProcess => {
    const bot = launchSharedBot(discord, address);
    bots.push(bot);
    return bot;
  };

  const waitForShards = (shards: readonly number[]) =>
    vi.waitFor(() => expect(discord.shards).toEqual(shards), WAITS);
  const waitForLine = (bot: BotProcess, line: string, times = 1) =>
    vi.waitFor(() => expect(bot.output().split(line).length - 1).toBe(times), WAITS);

  const startBoth = async (): Promise<readonly [BotProcess, BotProcess]> => {
    const one = start();
    await one.ready;
    await waitForShards([0, 1]);
    const two = start();
    await two.ready;
    await waitForLine(two, 'Shard acquired');
    await waitForShards([0, 1]);
    return [one, two];
  };

  /** Runs a command in a server of each shard and expects its answer. */
  async function expectAnswersEverywhere(): Promise<void> {
    for (let shard = 0; shard < SHARDS; shard++) {
      const server = discord.servers.find(
        ({ id }) => ShardClientUtil.shardIdForGuildId(id, SHARDS) === shard,
      );
      const mina = discord.person('mina');
      const data = { id: '1300000000000000999', name: 'games', type: 1, options: [] };
      const answer = await (
        await mina.raw({ channel: server?.channel('table') ?? '', type: 2, data })
      ).settled();
      expect(answer.message?.content).toContain('You’re not in any games.');
    }
  }

  test('two processes: each serves a shard and takes over those of a killed or stopped one', async () => {
    const [one, two] = await startBoth();
    await expectAnswersEverywhere();

    await one.kill();
    await waitForShards([1]);
    const died = performance.now();
    await waitForShards([0, 1]);
    expect(performance.now() - died).toBeLessThan(15_000);
    await expectAnswersEverywhere();

    const three = start();
    await three.ready;
    await waitForLine(three, 'Shard acquired');
    await waitForShards([0, 1]);
    await two.stop();
    await waitForLine(three, 'Shard acquired', 2);
    expect(discord.shards).toEqual([0, 1]);
    expect(two.output()).not.toContain('"level":50');
    await expectAnswersEverywhere();
    expect(discord.problems).toEqual([]);
  }, 120_000);

  test('two processes: a process paused too long loses its shard and rejoins without errors', async () => {
    const [one, two] = await startBoth();
    one.pause();
    await waitForLine(two, 'Shard acquired', 2);
    one.goOn();
    await waitForLine(one, 'Lease lost');
    await vi.waitFor(() => expect(one.output().split('Shard acquired')).toHaveLength(4), WAITS);
    await waitForShards([0, 1]);
    await expectAnswersEverywhere();
    expect(discord.problems).toEqual([]);
  }, 120_000);

  test('two processes: keep their gateway sessions over a database restart', async () => {
    const cluster = await startPostgresServer();
    address = cluster.url();
    const [one, two] = await startBoth();
    const lines = () => [one, two].map((bot) => bot.output().split('Shard acquired').length);
    const before = lines();
    await cluster.restart();
    await expectAnswersEverywhere();
    expect(discord.shards).toEqual([0, 1]);
    expect(lines()).toEqual(before);
    await Promise.all(bots.map((bot) => bot.kill()));
    await cluster.stop();
  }, 120_000);
});
