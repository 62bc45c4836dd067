import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  updateAllGuildAvailability,
  updateGuildAvailability,
} from '../../src/app/availability/availability.ts';
import { forgetDeletedChannels, handleChannelDeleted } from '../../src/app/availability/gone-channels.ts';
import { realTimers } from '../../src/app/core/timers.ts';
import { joinLobby } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { prepareBoard } from '../../src/app/publishing/boards.ts';
import { listTablesToPublish } from '../../src/app/publishing/outbox.ts';
import { startOneByOne } from '../../src/discord/core/start-one-by-one.ts';
import { Publisher } from '../../src/discord/publishing/publisher.ts';
import { listChannelTables } from '../../src/store/tables-by-channel.ts';
import { measureStall } from '../support/stalls/stall.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

/** Maximum time the event loop may be held in one piece, in ms of processor time. */
const MOST = 50;

test('listChannelTables: twenty lookups among 100,000 tables hold the event loop briefly', async () => {
  const ids = [await openRunaround('club', null), await openRunaround('thread', 'club')];
  await tablesBeside(100_000);
  const { done, longest } = await measureStall(() =>
    Promise.all(twenty(() => listChannelTables(ctx.store, 'club'))),
  );
  expect(done).toEqual(twenty(() => ids));
  expect(longest).toBeLessThan(MOST);
});

test('deleted channels: are searched among 3,000 servers without holding the event loop', async () => {
  await serversBeside(3_000);
  const gone = await measureStall(() => handleChannelDeleted(ctx, { guild: 's1', channel: 'unnamed' }));
  expect(gone.longest).toBeLessThan(MOST);
  const allThere = await measureStall(() => forgetDeletedChannels(ctx, () => true));
  expect(allThere.longest).toBeLessThan(MOST);
  const noneThere = await measureStall(() => forgetDeletedChannels(ctx, () => false));
  expect(noneThere.longest).toBeLessThan(MOST);
});

test('updateGuildAvailability: 1,500 tables of one server do not hold the event loop', async () => {
  await matches(1_500);
  for (const isIn of [false, true]) {
    const { longest } = await measureStall(() => updateGuildAvailability(ctx, 'g', isIn));
    expect(longest, `isIn: ${isIn}`).toBeLessThan(MOST);
  }
  for (const isIn of [false, true]) {
    const { longest } = await measureStall(() => updateAllGuildAvailability(ctx, () => isIn));
    expect(longest, `isIn: ${isIn}, at a start`).toBeLessThan(MOST);
  }
});

test('handleChannelDeleted: ends 1,000 tables in threads without holding the event loop', async () => {
  await matches(1_000);
  await ctx.store.updateTable('tables').set({ parent: 'club' }).execute();
  const { longest } = await measureStall(() => handleChannelDeleted(ctx, { guild: 'g', channel: 'club' }));
  expect(longest).toBeLessThan(MOST);
  const left = ctx.store.selectFrom('tables').select('id').where('phase', '!=', 'cancelled');
  expect(await left.execute()).toEqual([]);
});

test('updateAllGuildAvailability: 300,000 notices do not hold the event loop at a start', async () => {
  await noticesBeside(300_000, 3_000);
  const { longest } = await measureStall(() => updateAllGuildAvailability(ctx, (guild) => guild !== 's7'));
  expect(longest).toBeLessThan(MOST);
  const gone = ctx.store.selectFrom('notices').select('guild').where('gone_at', 'is not', null);
  expect(await gone.distinct().execute()).toEqual([{ guild: 's7' }]);
});

test('publisher: 800 unpublished tables do not hold the event loop at a start', async () => {
  await matches(800);
  const waiting = ctx.store.selectFrom('tables').select(['id as table_id']);
  const rows = (await waiting.execute()).map((row) => ({ ...row, kind: 'board' as const, queued_at: 1 }));
  await ctx.store.deleteFrom('outbox').execute();
  await ctx.store.insertInto('outbox').values(rows).execute();
  const published = new Set<number>();
  const publisher = new Publisher(
    {
      tell: async (id) => {
        if (await prepareBoard(ctx, id, { madeAt: () => 0, hereUntil: () => null, isBuried: () => false }))
          published.add(id);
      },
      isLeft: async () => false,
      log: pino({ level: 'silent' }),
      called: 'table',
    },
    realTimers,
  );
  const { longest } = await measureStall(async () => {
    await startOneByOne(await listTablesToPublish(ctx), (id) => publisher.publish(id));
    await publisher.settled();
  });
  expect(longest).toBeLessThan(MOST);
  expect(published.size).toBe(800);
});

function twenty<T>(each: () => T): readonly T[] {
  return Array.from({ length: 20 }, each);
}

async function openRunaround(channel: string, parent: string | null): Promise<number> {
  const request = { guild: 'g', channel, parent, game: 'runaround', language: 'en' as const };
  return (await openTable(ctx, createActor('ann'), request)) as number;
}

/** Creates equal matches of two on one server. */
async function matches(count: number): Promise<void> {
  const first = await openRunaround('c0', null);
  await joinLobby(ctx, createActor('bob'), first);
  await startTable(ctx, createActor('ann'), first);
  const tables = ctx.store.selectFrom('tables').selectAll().where('id', '=', first);
  const { id: _, ...table } = await tables.executeTakeFirstOrThrow();
  const seats = await ctx.store.selectFrom('seats').selectAll().execute();
  await ctx.store.transaction().execute(async (store) => {
    for (let nth = 1; nth < count; nth++) {
      const values = { ...table, channel: `c${nth}` };
      const { id } = await store
        .insertInto('tables')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      await store
        .insertInto('seats')
        .values(seats.map((seat) => ({ ...seat, table_id: id })))
        .execute();
    }
  });
}

/** Creates live tables in other channels, half of them in threads. */
async function tablesBeside(count: number): Promise<void> {
  await sql`insert into tables (guild, channel, parent, phase, host, game, rules, options, language, opened_at)
    with recursive nth (n) as (select 1 union all select n + 1 from nth where n < ${sql.lit(count)})
    select 's' || (n % 1000), 'c' || n, case when n % 2 = 0 then 'p' || (n / 4) end, 'playing', 'ann', 'runaround', 1, '{}', 'en', 0
    from nth`.execute(ctx.store);
}

/** Creates servers, each of which has a channel in its settings. */
async function serversBeside(count: number): Promise<void> {
  await sql`insert into servers (guild, channels, changed_at)
    with recursive nth (n) as (select 1 union all select n + 1 from nth where n < ${sql.lit(count)})
    select 's' || n, '["c' || n || '"]', 0 from nth`.execute(ctx.store);
}

/** Creates published notices in the given number of servers. */
async function noticesBeside(count: number, servers: number): Promise<void> {
  await sql`insert into notices (kind, subject, guild, channel, wanted, told, phase)
    with recursive nth (n) as (select 1 union all select n + 1 from nth where n < ${sql.lit(count)})
    select 'puzzle', 's' || n, 's' || (n % ${sql.lit(servers)}), 'c', 1, 1, 'live' from nth`.execute(
    ctx.store,
  );
}
