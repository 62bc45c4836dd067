import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findUpcomingAlarm } from '../../src/app/alarms/alarms.ts';
import {
  saveParentChannel,
  saveParentChannels,
  updateAllGuildAvailability,
  updateGuildAvailability,
} from '../../src/app/availability/availability.ts';
import { loadChannelTable, loadPlayerTables } from '../../src/app/core/find-tables.ts';
import { findDueAiSeat, findPerson, getDueSeats } from '../../src/app/core/table.ts';
import { addAi, joinLobby } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { openRematch } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { listTablesToPublish } from '../../src/app/publishing/outbox.ts';
import { abandonChannel, abandonTable, cancelTable } from '../../src/app/seats/resign.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { loadPendingTurns } from '../../src/store/pending-turns.ts';
import { fireDueAlarms } from '../support/fire-alarms.ts';
import { getRefusalKey } from '../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

const DAY = 86_400_000;

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContextAt(() => now);
});
afterEach(async () => await closeTestContext(ctx));

describe('a server that removes the bot', () => {
  test('a server without the bot: its tables have no listing, deadlines or messages until the bot is back', async () => {
    const [match, lobby] = [await beginMatchInChannel('c'), await openLobbyInChannel('d')];
    await updateGuildAvailability(ctx, 'g', false);
    expect(await loadPlayerTables(ctx, 'ann')).toEqual([]);
    expect(getRefusalKey(await loadChannelTable(ctx, 'c'))).toBe('bot:refuse.noTable');
    expect([await findUpcomingAlarm(ctx), await loadPendingTurns(ctx.store, match)]).toEqual([undefined, []]);
    expect(await listTablesToPublish(ctx)).toEqual([]);
    now += 100 * DAY;
    await fireDueAlarms(ctx);
    await updateGuildAvailability(ctx, 'g', true);
    expect((await loadPlayerTables(ctx, 'ann')).map(({ record }) => record.id)).toEqual([match, lobby]);
    expect(await loadPendingTurns(ctx.store, match)).toMatchObject([
      { since: now, clockFrom: now, reminded: 0 },
    ]);
    expect((await findUpcomingAlarm(ctx))?.at).toBe(now + DAY);
    expect(await listTablesToPublish(ctx)).toEqual([match, lobby]);
    now += 7 * DAY;
    await fireDueAlarms(ctx);
    expect((await loadStoredTable(ctx, lobby)).record.phase).toBe('cancelled');
  });

  test('a server without the bot: an AI move there sets no deadline for the next player', async () => {
    const id = await openLobbyInChannel('c');
    await addAi(ctx, createActor('ann'), id, (number) => `AI ${number}`);
    await startTable(ctx, createActor('ann'), id);
    await playUntilAiIsDue(id);
    await updateGuildAvailability(ctx, 'g', false);
    await playAis(ctx, id);
    const table = await loadStoredTable(ctx, id);
    expect(getDueSeats(table).map((seat) => findPerson(table, seat))).toEqual(['ann']);
    expect([await findUpcomingAlarm(ctx), await loadPendingTurns(ctx.store, id)]).toEqual([undefined, []]);
    await updateGuildAvailability(ctx, 'g', true);
    expect(await loadPendingTurns(ctx.store, id)).toMatchObject([{ since: now, reminded: 0 }]);
  });

  test('a server without the bot: tables of other servers are unaffected', async () => {
    const [here, there] = [await beginMatchInChannel('c'), await beginMatchInChannel('d', 'another')];
    await updateGuildAvailability(ctx, 'g', false);
    expect((await loadStoredTable(ctx, here)).record.goneAt).toBe(START_AT_MS);
    expect((await loadStoredTable(ctx, there)).record.goneAt).toBeNull();
  });

  test('a server without the bot: reporting the removal twice changes nothing, and ended tables stay ended', async () => {
    const [over, on] = [await beginMatchInChannel('c'), await beginMatchInChannel('d')];
    await cancelTable(ctx, createActor('ann'), over, 'playing');
    await updateGuildAvailability(ctx, 'g', false);
    now += DAY;
    await updateGuildAvailability(ctx, 'g', false);
    expect((await loadStoredTable(ctx, on)).record.goneAt).toBe(START_AT_MS);
    expect((await loadStoredTable(ctx, over)).record).toMatchObject({ goneAt: null, phase: 'cancelled' });
  });

  test('a server without the bot: its removal and its return are both noticed at a start', async () => {
    const [here, there] = [await beginMatchInChannel('c'), await beginMatchInChannel('d', 'another')];
    await updateAllGuildAvailability(ctx, (guild) => guild === 'another');
    expect((await loadStoredTable(ctx, here)).record.goneAt).toBe(START_AT_MS);
    await updateAllGuildAvailability(ctx, (guild) => guild === 'g');
    expect((await loadStoredTable(ctx, here)).record.goneAt).toBeNull();
    expect((await loadStoredTable(ctx, there)).record.goneAt).toBe(START_AT_MS);
  });

  test('a server without the bot: the later of two simultaneous availability changes wins', async () => {
    const ids = [await beginMatchInChannel('c'), await openLobbyInChannel('d')];
    await Promise.all([updateGuildAvailability(ctx, 'g', false), updateGuildAvailability(ctx, 'g', true)]);
    for (const id of ids) expect((await loadStoredTable(ctx, id)).record.goneAt).toBeNull();
    await Promise.all([updateGuildAvailability(ctx, 'g', true), updateGuildAvailability(ctx, 'g', false)]);
    for (const id of ids) expect((await loadStoredTable(ctx, id)).record.goneAt).toBe(START_AT_MS);
  });

  test('a server with the bot back: a table that ends during the return gets no deadline', async () => {
    const [first, other] = [await beginMatchInChannel('c'), await beginMatchInChannel('d')];
    await updateGuildAvailability(ctx, 'g', false);
    let ending: Promise<void> | null = null;
    const meanwhile = () => {
      ending ??= abandonTable(ctx, other);
      return START_AT_MS;
    };
    await updateGuildAvailability({ ...ctx, now: meanwhile }, 'g', true);
    await ending;
    expect(await loadPendingTurns(ctx.store, first)).toHaveLength(1);
    expect(await loadPendingTurns(ctx.store, other)).toEqual([]);
    const alarms = await ctx.store.selectFrom('alarms').select('table_id').distinct().execute();
    expect(alarms).toEqual([{ table_id: first }]);
    expect((await loadStoredTable(ctx, other)).record.phase).toBe('cancelled');
  });

  test('a server with the bot back: a table whose channel was taken stays dormant or unavailable', async () => {
    const [match, lobby] = [await beginMatchInChannel('c'), await openLobbyInChannel('d')];
    await updateGuildAvailability(ctx, 'g', false);
    const [third, fourth] = [
      await openLobbyInChannel('c', 'another'),
      await openLobbyInChannel('d', 'another'),
    ];
    await updateGuildAvailability(ctx, 'g', true);
    expect((await loadStoredTable(ctx, match)).record).toMatchObject({ goneAt: null, sleptAt: now });
    expect((await loadStoredTable(ctx, lobby)).record.goneAt).toBe(START_AT_MS);
    for (const id of [third, fourth]) expect((await loadStoredTable(ctx, id)).record.goneAt).toBeNull();
  });
});

describe('a deleted channel', () => {
  test('a deleted channel: cancels the tables of its threads, also dormant and unavailable ones', async () => {
    const ids = [
      await beginMatchInChannel('c'),
      await beginMatchInChannel('t1'),
      await beginMatchInChannel('t2'),
      await openLobbyInChannel('t3'),
      await beginMatchInChannel('x'),
    ];
    for (const id of ids.slice(1, 4)) await saveParentChannel(ctx, id, 'c');
    const [, dormant = 0, unavailable = 0] = ids;
    await ctx.store.updateTable('tables').set({ slept_at: now }).where('id', '=', dormant).execute();
    await ctx.store.updateTable('tables').set({ gone_at: now }).where('id', '=', unavailable).execute();
    await abandonChannel(ctx, 'c');
    const phases = await Promise.all(ids.map(async (id) => (await loadStoredTable(ctx, id)).record.phase));
    expect(phases).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled', 'playing']);
    await updateGuildAvailability(ctx, 'g', true);
    expect((await loadPlayerTables(ctx, 'ann')).map(({ record }) => record.id)).toEqual(ids.slice(4));
  });

  test('a deleted channel: cancels a rematch in its thread, which keeps the parent channel', async () => {
    const id = await beginMatchInChannel('t', 'g', 'c');
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    const again = (await openRematch(ctx, createActor('ann'), id)) as number;
    expect((await loadStoredTable(ctx, again)).record.parent).toBe('c');
    await abandonChannel(ctx, 'c');
    expect((await loadStoredTable(ctx, again)).record.phase).toBe('cancelled');
  });

  test('parent channel: is filled in at a start for tables that were stored without it', async () => {
    const [thread, plain, known] = [
      await beginMatchInChannel('t'),
      await beginMatchInChannel('c'),
      await beginMatchInChannel('u', 'g', 'p'),
    ];
    await saveParentChannels(ctx, (channel) => (channel === 't' ? 'c' : null));
    const parents = [thread, plain, known].map(async (id) => (await loadStoredTable(ctx, id)).record.parent);
    expect(await Promise.all(parents)).toEqual(['c', null, 'p']);
  });
});

async function openLobbyInChannel(
  channel: string,
  guild = 'g',
  parent: string | null = null,
): Promise<number> {
  const spec = { guild, channel, parent, game: 'runaround', language: 'en' as const };
  return (await openTable(ctx, createActor('ann'), spec)) as number;
}

async function beginMatchInChannel(channel: string, guild?: string, parent?: string): Promise<number> {
  const id = await openLobbyInChannel(channel, guild, parent);
  await joinLobby(ctx, createActor('bob'), id);
  await startTable(ctx, createActor('ann'), id);
  return id;
}

/** Plays the person's moves until the AI is due, which is not woken. */
async function playUntilAiIsDue(id: number): Promise<void> {
  Object.assign(ctx, { onAiTurn: () => {} });
  for (
    let table = await loadStoredTable(ctx, id);
    findDueAiSeat(table) === null;
    table = await loadStoredTable(ctx, id)
  )
    await makeMove(ctx, createActor('ann'), id, null, (game, view, seat) =>
      pickRandomPath(game, view, seat, chance),
    );
}

const chance = createSeededChance(3);
