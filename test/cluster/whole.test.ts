import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTable } from '../../src/app/lobby/open.ts';
import { type LeaseState, SharedShardRouting } from '../../src/discord/client/shard-scope.ts';
import type { ClusterMessage } from '../../src/store/cluster.ts';
import { createActor, openTestContext } from '../support/test-context.ts';

/** Of two shards the second: 3 << 22. */
const GUILD = '12582912';

async function wholeOf(leased: Partial<LeaseState>) {
  const ctx = await openTestContext();
  const calls: ClusterMessage[] = [];
  const told: number[] = [];
  const whole = new SharedShardRouting({
    ctx,
    leased: () => ({ count: 2, alive: 1, isValid: true, has: () => true, ...leased }),
    call: async (call) => void calls.push(call),
    failed: (error) => {
      throw error;
    },
    application: '',
  });
  const saying = whole.ours('table', {
    tell: async (id) => void told.push(id),
    isLeft: async () => false,
    log: pino({ level: 'silent' }),
    called: 'table',
  });
  const wish = { guild: GUILD, channel: 'c', game: 'forage', language: 'en' } as const;
  const id = await openTable(ctx, createActor('ann'), wish);
  if (typeof id !== 'number') throw new Error('It was not opened');
  return { ctx, calls, told, whole, saying, id };
}

test('what is not served here is called to others, before its session is ready and after it has ended', async () => {
  const { ctx, calls, told, whole, saying, id } = await wholeOf({});
  await saying.tell(id);
  whole.serve(1);
  await saying.tell(id);
  whole.leave(1);
  await saying.tell(id);
  expect(told).toEqual([id]);
  expect(calls).toEqual([
    { kind: 'table', id, shard: 1 },
    { kind: 'table', id, shard: 1 },
  ]);
  await ctx.store.destroy();
});

test('what is served here is not told when the lease has ended', async () => {
  const { ctx, calls, told, whole, saying, id } = await wholeOf({ has: () => false, isValid: false });
  whole.serve(1);
  await saying.tell(id);
  expect([told, calls.length, whole.serves(1), whole.mayTell(), whole.shardScope().shards]).toEqual([
    [],
    1,
    false,
    false,
    [],
  ]);
  await ctx.store.destroy();
});

test.each([
  [1, 50],
  [2, 25],
  [3, 16],
  [80, 1],
])('of %i processes each makes %i requests a second', async (alive, most) => {
  const { ctx, whole } = await wholeOf({ alive });
  expect(whole.requestsPerSecond()).toBe(most);
  await ctx.store.destroy();
});
