import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPlayground, type Playground, type ServerPlan } from '../../src/playground/index.ts';
import { shardOf } from '../../src/store/part.ts';
import { type BotProcess, launchOn } from '../support/bot-process.ts';
import { emptyAddress, ON_POSTGRES } from '../support/store.ts';

const SHARDS = 2;

/** A shard may have to wait for the start of another. */
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

  const is = (shards: readonly number[]) => vi.waitFor(() => expect(discord.shards).toEqual(shards), WAITS);
  const says = (bot: BotProcess, line: string, times = 1) =>
    vi.waitFor(() => expect(bot.output().split(line).length - 1).toBe(times), WAITS);

  test('each takes a shard; what one had that is killed, stopped or ended has the other', async () => {
    const one = start();
    await one.ready;
    await is([0, 1]);
    const two = start();
    await two.ready;
    await says(two, 'A shard is here');
    await is([0, 1]);
    await answeredEverywhere();

    await one.kill();
    await is([1]);
    const died = performance.now();
    await is([0, 1]);
    expect(performance.now() - died).toBeLessThan(15_000);
    await answeredEverywhere();

    const three = start();
    await three.ready;
    await says(three, 'A shard is here');
    await is([0, 1]);
    await two.stop();
    await says(three, 'A shard is here', 2);
    expect(discord.shards).toEqual([0, 1]);
    expect(two.output()).not.toContain('"level":50');
    await answeredEverywhere();
    expect(discord.problems).toEqual([]);
  }, 120_000);
});
