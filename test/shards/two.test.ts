import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPlayground, type Playground, type ServerPlan } from '../../src/playground/index.ts';
import { shardOf } from '../../src/store/part.ts';
import { type BotProcess, launchOn } from '../support/bot-process.ts';
import { emptyAddress, ON_POSTGRES } from '../support/store.ts';

const SHARDS = 2;

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
  beforeAll(async () => {
    address = await emptyAddress();
    discord = await openPlayground({ page: false, servers, gateway: { shards: SHARDS, maxConcurrency: 1 } });
  });
  afterAll(async () => {
    await Promise.all(bots.map((bot) => bot.kill()));
    await discord.stop();
  });

  const start = (): BotProcess => {
    const bot = launchOn(discord, address);
    bots.push(bot);
    return bot;
  };

  /** Somebody asks in the server of each shard, and is answered. */
  async function answeredEverywhere(): Promise<void> {
    for (let shard = 0; shard < SHARDS; shard++) {
      const server = discord.servers.find(({ id }) => shardOf(id, SHARDS) === shard);
      const mina = discord.person('mina');
      const data = { id: '1300000000000000999', name: 'games', type: 1, options: [] };
      const answer = await (
        await mina.raw({ channel: server?.channel('table') ?? '', type: 2, data })
      ).settled();
      expect(answer.message?.content).toContain('You sit at no table.');
    }
  }

  test('each takes a shard, and one that is killed is replaced by the other', async () => {
    const first = start();
    await first.ready;
    await vi.waitFor(() => expect(discord.shards).toEqual([0, 1]), 20_000);
    const second = start();
    await second.ready;
    await vi.waitFor(() => expect(second.output()).toContain('A shard is here'), 20_000);
    await vi.waitFor(() => expect(discord.shards).toEqual([0, 1]), 20_000);
    await answeredEverywhere();
    await first.kill();
    await vi.waitFor(() => expect(discord.shards).toEqual([1]));
    const died = performance.now();
    await vi.waitFor(() => expect(discord.shards).toEqual([0, 1]), 20_000);
    expect(performance.now() - died).toBeLessThan(15_000);
    await answeredEverywhere();
    expect(discord.problems).toEqual([]);
  }, 90_000);
});
