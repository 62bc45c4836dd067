import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachGuild, reachGuilds } from '../../src/app/availability/availability.ts';
import { channelGone, forgetChannels } from '../../src/app/availability/gone-channels.ts';
import { realTimers } from '../../src/app/core/timers.ts';
import { join } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { boardNews } from '../../src/app/publishing/boards.ts';
import { untoldTables } from '../../src/app/publishing/outbox.ts';
import { oneByOne } from '../../src/discord/core/one-by-one.ts';
import { Announcer } from '../../src/discord/publishing/publisher.ts';
import { tablesIn } from '../../src/store/places.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { stalled } from '../support/stalls/stall.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

/** So long the event loop may be held in one piece, in ms of the processor. */
const MOST = 50;

test('twenty channels that are deleted at once find their tables among a hundred thousand in a moment', async () => {
  const ids = [await opened('club', null), await opened('thread', 'club')];
  await tablesBeside(100_000);
  const { done, longest } = await stalled(() => Promise.all(twenty(() => tablesIn(house.store, 'club'))));
  expect(done).toEqual(twenty(() => ids));
  expect(longest).toBeLessThan(MOST);
});

test('a deleted channel that nobody named, and those of a start, are looked for among thousands of servers in parts', async () => {
  await serversBeside(3_000);
  const gone = await stalled(() => channelGone(house, { guild: 's1', channel: 'unnamed' }));
  expect(gone.longest).toBeLessThan(MOST);
  const allThere = await stalled(() => forgetChannels(house, () => true));
  expect(allThere.longest).toBeLessThan(MOST);
  const noneThere = await stalled(() => forgetChannels(house, () => false));
  expect(noneThere.longest).toBeLessThan(MOST);
});

test('a server of many tables throws the bot out and invites it again, and they follow one by one', async () => {
  await matches(1_500);
  for (const isIn of [false, true]) {
    const { longest } = await stalled(() => reachGuild(house, 'g', isIn));
    expect(longest, `isIn: ${isIn}`).toBeLessThan(MOST);
  }
  for (const isIn of [false, true]) {
    const { longest } = await stalled(() => reachGuilds(house, () => isIn));
    expect(longest, `isIn: ${isIn}, at a start`).toBeLessThan(MOST);
  }
});

test('a channel with many tables in its threads is deleted, and they end one by one', async () => {
  await matches(1_000);
  await house.store.updateTable('tables').set({ parent: 'club' }).execute();
  const { longest } = await stalled(() => channelGone(house, { guild: 'g', channel: 'club' }));
  expect(longest).toBeLessThan(MOST);
  const left = house.store.selectFrom('tables').select('id').where('phase', '!=', 'cancelled');
  expect(await left.execute()).toEqual([]);
});

test('of thousands of servers in which much was told a start looks at few at once', async () => {
  await noticesBeside(300_000, 3_000);
  const { longest } = await stalled(() => reachGuilds(house, (guild) => guild !== 's7'));
  expect(longest).toBeLessThan(MOST);
  const gone = house.store.selectFrom('notices').select('guild').where('gone_at', 'is not', null);
  expect(await gone.distinct().execute()).toEqual([{ guild: 's7' }]);
});

test('hundreds of tables of which nothing was told yet are told after a start one by one', async () => {
  await matches(800);
  const waiting = house.store.selectFrom('tables').select(['id as table_id']);
  const rows = (await waiting.execute()).map((row) => ({ ...row, kind: 'board' as const, queued_at: 1 }));
  await house.store.deleteFrom('outbox').execute();
  await house.store.insertInto('outbox').values(rows).execute();
  const told = new Set<number>();
  const announcer = new Announcer(
    {
      tell: async (id) => {
        if (await boardNews(house, id, { madeAt: () => 0, hereUntil: () => null, isBuried: () => false }))
          told.add(id);
      },
      isLeft: async () => false,
      log: pino({ level: 'silent' }),
      called: 'table',
    },
    realTimers,
  );
  const { longest } = await stalled(async () => {
    await oneByOne(await untoldTables(house), (id) => announcer.news(id));
    await announcer.settled();
  });
  expect(longest).toBeLessThan(MOST);
  expect(told.size).toBe(800);
});

function twenty<T>(each: () => T): readonly T[] {
  return Array.from({ length: 20 }, each);
}

async function opened(channel: string, parent: string | null): Promise<number> {
  const wish = { guild: 'g', channel, parent, game: 'runaround', language: 'en' as const };
  return (await openTable(house, act('ann'), wish)) as number;
}

/** So many matches of two on one server, all alike. */
async function matches(count: number): Promise<void> {
  const first = await opened('c0', null);
  await join(house, act('bob'), first);
  await startTable(house, act('ann'), first);
  const tables = house.store.selectFrom('tables').selectAll().where('id', '=', first);
  const { id: _, ...table } = await tables.executeTakeFirstOrThrow();
  const seats = await house.store.selectFrom('seats').selectAll().execute();
  await house.store.transaction().execute(async (store) => {
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

/** So many live tables elsewhere, half of them in threads. */
async function tablesBeside(count: number): Promise<void> {
  await sql`insert into tables (guild, channel, parent, phase, host, game, rules, options, language, opened_at)
    with recursive nth (n) as (select 1 union all select n + 1 from nth where n < ${sql.lit(count)})
    select 's' || (n % 1000), 'c' || n, case when n % 2 = 0 then 'p' || (n / 4) end, 'playing', 'ann', 'runaround', 1, '{}', 'en', 0
    from nth`.execute(house.store);
}

/** So many servers, each of which names a channel. */
async function serversBeside(count: number): Promise<void> {
  await sql`insert into servers (guild, channels, changed_at)
    with recursive nth (n) as (select 1 union all select n + 1 from nth where n < ${sql.lit(count)})
    select 's' || n, '["c' || n || '"]', 0 from nth`.execute(house.store);
}

/** So many messages that were told, in so many servers. */
async function noticesBeside(count: number, servers: number): Promise<void> {
  await sql`insert into notices (kind, subject, guild, channel, wanted, told, phase)
    with recursive nth (n) as (select 1 union all select n + 1 from nth where n < ${sql.lit(count)})
    select 'puzzle', 's' || n, 's' || (n % ${sql.lit(servers)}), 'c', 1, 1, 'live' from nth`.execute(
    house.store,
  );
}
