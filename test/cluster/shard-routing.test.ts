import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTable } from '../../src/app/lobby/open.ts';
import { type LeaseState, SharedShardRouting } from '../../src/discord/client/shard-scope.ts';
import type { ClusterMessage } from '../../src/store/cluster.ts';
import { createActor, openTestContext } from '../support/test-context.ts';

/** Server id of the second of two shards: 3 << 22. */
const GUILD = '12582912';

async function createRouting(leased: Partial<LeaseState>) {
  const ctx = await openTestContext();
  const calls: ClusterMessage[] = [];
  const published: number[] = [];
  const routing = new SharedShardRouting({
    ctx,
    leased: () => ({ count: 2, alive: 1, isValid: true, has: () => true, ...leased }),
    call: async (call) => void calls.push(call),
    failed: (error) => {
      throw error;
    },
    application: '',
  });
  const publisher = routing.ours('table', {
    tell: async (id) => void published.push(id),
    isLeft: async () => false,
    log: pino({ level: 'silent' }),
    called: 'table',
  });
  const spec = { guild: GUILD, channel: 'c', game: 'forage', language: 'en' } as const;
  const id = await openTable(ctx, createActor('ann'), spec);
  if (typeof id !== 'number') throw new Error('No table was opened');
  return { ctx, calls, published, routing, publisher, id };
}

test('SharedShardRouting: forwards tables of shards that are not served here', async () => {
  const { ctx, calls, published, routing, publisher, id } = await createRouting({});
  await publisher.tell(id);
  routing.serve(1);
  await publisher.tell(id);
  routing.leave(1);
  await publisher.tell(id);
  expect(published).toEqual([id]);
  expect(calls).toEqual([
    { kind: 'table', id, shard: 1 },
    { kind: 'table', id, shard: 1 },
  ]);
  await ctx.store.destroy();
});

test('SharedShardRouting: publishes nothing when the lease has ended', async () => {
  const { ctx, calls, published, routing, publisher, id } = await createRouting({
    has: () => false,
    isValid: false,
  });
  routing.serve(1);
  await publisher.tell(id);
  expect([
    published,
    calls.length,
    routing.serves(1),
    routing.mayTell(),
    routing.shardScope().shards,
  ]).toEqual([[], 1, false, false, []]);
  await ctx.store.destroy();
});

test.each([
  [1, 50],
  [2, 25],
  [3, 16],
  [80, 1],
])('SharedShardRouting: each of %i processes makes at most %i requests a second', async (alive, most) => {
  const { ctx, routing } = await createRouting({ alive });
  expect(routing.requestsPerSecond()).toBe(most);
  await ctx.store.destroy();
});
