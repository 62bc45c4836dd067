import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findUpcomingAlarm, fireDueAlarm } from '../../src/app/alarms/alarms.ts';
import { loadChannelTable } from '../../src/app/core/find-tables.ts';
import { isDormant } from '../../src/app/core/table.ts';
import { addAi, joinLobby, setPace } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { setMissingAlarms } from '../../src/app/turns/turn-alarms.ts';
import { ChannelKeptRefusal, startMissingWaits, wakeTable } from '../../src/app/turns/wake.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import { loadPendingTurns } from '../../src/store/pending-turns.ts';
import { loadRequests } from '../../src/store/requests.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings } from '../../src/store/user-settings.ts';
import { openLobby } from '../support/app-table.ts';
import { fireDueAlarms } from '../support/fire-alarms.ts';
import { interleaveStore } from '../support/meanwhile.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { ON_POSTGRES } from '../support/store.ts';
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

describe('a match that nobody plays', () => {
  test.each([
    ['runaround', null, 21],
    ['runaround', 24, 16],
    ['runaround', 168, 28],
    ['piecepack', null, 14],
  ] as const)(
    'dormancy: a match of %s with a pace of %s hours becomes dormant after %s days',
    async (game, pace, days) => {
      const id = await beginMatchWithPace(game, pace);
      await passDaysOneByOne(days - 1);
      expect(isDormant(await loadStoredTable(ctx, id))).toBe(false);
      await passDaysOneByOne(1);
      expect(isDormant(await loadStoredTable(ctx, id))).toBe(true);
      expect(await loadPendingTurns(ctx.store, id)).toEqual([]);
      expect(await loadRequests(ctx.store, id, 'time')).toEqual([]);
      expect(await findUpcomingAlarm(ctx)).toBeUndefined();
      expect(await listQueued()).toEqual(expect.arrayContaining(['hush', 'reshow']));
    },
  );

  test('dormancy: a move and an absence of the players postpone it', async () => {
    const id = await beginMatchWithPace();
    await passDaysOneByOne(20);
    const mover = await makeDueMove(id);
    const away = { from: now, until: now + 30 * DAY };
    for (const person of ['ann', 'bob'].filter((one) => one !== mover))
      await saveTimeSettings(ctx.store, person, { ...DEFAULT_TIME_SETTINGS, away }, 0);
    await passDaysOneByOne(21);
    expect(isDormant(await loadStoredTable(ctx, id))).toBe(
      (await loadPendingTurns(ctx.store, id)).length === 0,
    );
    const { version } = (await loadStoredTable(ctx, id)).record;
    await passDaysOneByOne(40);
    expect((await loadStoredTable(ctx, id)).record).toMatchObject({ version, sleptAt: expect.any(Number) });
  });

  test('dormancy: begins once and adds no log entry', async () => {
    const id = await beginMatchWithPace();
    const { version, revision } = (await loadStoredTable(ctx, id)).record;
    await passDaysOneByOne(21);
    expect((await loadStoredTable(ctx, id)).record).toMatchObject({ version, revision });
    const { sleptAt } = (await loadStoredTable(ctx, id)).record;
    await startMissingWaits(ctx);
    await setMissingAlarms(ctx);
    await passDaysOneByOne(30);
    expect((await loadStoredTable(ctx, id)).record.sleptAt).toBe(sleptAt);
  });

  test('dormancy: is postponed after weeks of downtime, so a late reminder leaves time to move', async () => {
    const id = await beginMatchWithPace();
    now += 60 * DAY;
    await fireDueAlarms(ctx);
    expect(isDormant(await loadStoredTable(ctx, id))).toBe(false);
    await passDaysOneByOne(14);
    expect(isDormant(await loadStoredTable(ctx, id))).toBe(true);
  });

  test('dormancy: has no alarm for a match that has ended', async () => {
    const id = await beginMatchWithPace();
    await passDaysOneByOne(5);
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    expect(await findUpcomingAlarm(ctx)).toBeUndefined();
  });
});

describe('a dormant match', () => {
  test('a dormant match: leaves its channel to another table and can wake after that one ends', async () => {
    const id = await createDormantMatch();
    const other = await openLobby(ctx, 'forage');
    expect(await wakeTable(ctx, id, 'ann')).toEqual(new ChannelKeptRefusal(other));
    expect(isDormant(await loadStoredTable(ctx, id))).toBe(true);
    expect(getFoundId(await loadChannelTable(ctx, 'c'))).toBe(other);
    await cancelTable(ctx, createActor('ann'), other, 'lobby');
    expect(getFoundId(await loadChannelTable(ctx, 'c'))).toBe(id);
    await wakeTable(ctx, id, 'ann');
    expect(isDormant(await loadStoredTable(ctx, id))).toBe(false);
    const spec = { guild: 'g', channel: 'c', game: 'forage', language: 'en' as const };
    expect(getRefusalKey(await openTable(ctx, createActor('bob'), spec))).toBe('bot:refuse.channelTaken');
  });

  test('a dormant match: restarts all deadlines when it wakes, and can become dormant again', async () => {
    const id = await createDormantMatch();
    await passDaysOneByOne(3);
    await wakeTable(ctx, id, 'ann');
    expect(await loadPendingTurns(ctx.store, id)).toMatchObject([
      { since: now, clockFrom: now, reminded: 0 },
    ]);
    expect(await findUpcomingAlarm(ctx)).toMatchObject({ kind: 'turn', at: now + DAY });
    await passDaysOneByOne(21);
    expect(isDormant(await loadStoredTable(ctx, id))).toBe(true);
  });

  test('a dormant match: accepts a move based on the board from before it was dormant', async () => {
    const id = await beginMatchWithPace();
    const { version } = (await loadStoredTable(ctx, id)).record;
    await passDaysOneByOne(21);
    await wakeTable(ctx, id, 'ann');
    await makeDueMove(id, version);
    expect((await loadStoredTable(ctx, id)).record.version).toBeGreaterThan(version);
  });

  test('a dormant match: wakes once for two requests, and excludes a new table in its channel', async () => {
    const id = await createDormantMatch();
    const both = await Promise.all([wakeTable(ctx, id, 'ann'), wakeTable(ctx, id, 'ann')]);
    expect(both.map((table) => !refused(table) && table.record.sleptAt)).toEqual([null, null]);
    await passDaysOneByOne(21);
    const spec = { guild: 'g', channel: 'c', game: 'forage', language: 'en' as const };
    const raced = await Promise.all([wakeTable(ctx, id, 'ann'), openTable(ctx, createActor('bob'), spec)]);
    expect(raced.filter((outcome) => refused(outcome))).toHaveLength(1);
    const live = ctx.store.selectFrom('tables').select('id').where('phase', 'in', ['lobby', 'playing']);
    expect(await live.where('slept_at', 'is', null).execute()).toHaveLength(1);
  });

  test('a dormant match: is not changed by an alarm that was set before', async () => {
    const id = await beginMatchWithPace();
    await passDaysOneByOne(14);
    const before = await loadStoredTable(ctx, id);
    await fireDueAlarm(ctx, { tableId: id, kind: 'sleep', at: START_AT_MS });
    expect(await loadStoredTable(ctx, id)).toEqual(before);
  });
});

describe('an idle lobby', () => {
  test('an idle lobby: closes seven days after its last change', async () => {
    const id = await openLobby(ctx, 'runaround');
    await passDaysOneByOne(6);
    await joinLobby(ctx, createActor('bob'), id);
    await passDaysOneByOne(6);
    expect((await loadStoredTable(ctx, id)).record.phase).toBe('lobby');
    await passDaysOneByOne(1);
    expect((await loadStoredTable(ctx, id)).record).toMatchObject({
      phase: 'cancelled',
      endedAt: now,
      sleptAt: now,
    });
    expect(await findUpcomingAlarm(ctx)).toBeUndefined();
    expect(getRefusalKey(await joinLobby(ctx, createActor('cem'), id))).toBe('bot:refuse.closed');
  });

  test('an idle lobby: either stays open for a player joining at closing time or refuses them', async () => {
    for (const joinsFirst of [true, false]) {
      const id = await openLobby(ctx, 'runaround');
      const alarm = await findUpcomingAlarm(ctx);
      if (!alarm) throw new Error('No alarm is set');
      now = alarm.at;
      const fires = () => fireDueAlarm(ctx, alarm);
      const joins = () => joinLobby(ctx, createActor('bob'), id);
      const [seat] = await Promise.all(joinsFirst ? [joins(), fires()] : [fires().then(joins)]);
      const { phase } = (await loadStoredTable(ctx, id)).record;
      // SQLite runs two transactions that begin at once in order.
      const isJoined = ON_POSTGRES && joinsFirst ? getRefusalKey(seat) === undefined : joinsFirst;
      expect([getRefusalKey(seat), phase]).toEqual(
        isJoined ? [undefined, 'lobby'] : ['bot:refuse.closed', 'cancelled'],
      );
      if (phase === 'lobby') await cancelTable(ctx, createActor('ann'), id, 'lobby');
    }
  });

  test('an idle lobby: closes seven days after the bot started if it has no stored alarm', async () => {
    const id = await openLobby(ctx, 'runaround');
    await ctx.store.deleteFrom('alarms').execute();
    now += 30 * DAY;
    await setMissingAlarms(ctx);
    await passDaysOneByOne(6);
    expect((await loadStoredTable(ctx, id)).record.phase).toBe('lobby');
    await passDaysOneByOne(1);
    expect((await loadStoredTable(ctx, id)).record.phase).toBe('cancelled');
  });

  test('an idle lobby: gets no alarm if another process closes it while alarms are being set', async () => {
    const id = await openLobby(ctx, 'runaround');
    await ctx.store.deleteFrom('alarms').execute();
    const store = interleaveStore(ctx.store, () => cancelTable(ctx, createActor('ann'), id, 'lobby'));
    await setMissingAlarms({ ...ctx, store });
    expect(await findUpcomingAlarm(ctx)).toBeUndefined();
  });

  test('an idle lobby: has no closing alarm after it was started or closed by its host', async () => {
    const id = await beginMatchWithPace();
    expect((await findUpcomingAlarm(ctx))?.kind).toBe('turn');
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    const lobby = await openLobby(ctx, 'runaround');
    await addAi(ctx, createActor('ann'), lobby, String);
    await cancelTable(ctx, createActor('ann'), lobby, 'lobby');
    expect(await findUpcomingAlarm(ctx)).toBeUndefined();
    expect((await loadStoredTable(ctx, lobby)).record.sleptAt).toBeNull();
  });
});

const chance = createSeededChance(5);

/** Starts a match of ann and bob in the channel `c`. */
async function beginMatchWithPace(game = 'runaround', pace: number | null = null): Promise<number> {
  const id = await openLobby(ctx, game);
  await joinLobby(ctx, createActor('bob'), id);
  await setPace(ctx, createActor('ann'), id, pace);
  await startTable(ctx, createActor('ann'), id);
  return id;
}

async function createDormantMatch(): Promise<number> {
  const id = await beginMatchWithPace();
  await passDaysOneByOne(21);
  return id;
}

/** Passes the days one by one, because an alarm sets the next. */
async function passDaysOneByOne(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    now += DAY;
    await fireDueAlarms(ctx);
  }
}

/** Has the person who is due make a random move. Returns that person. */
async function makeDueMove(id: number, version: number | null = null): Promise<string> {
  for (const person of ['ann', 'bob']) {
    const made = await makeMove(ctx, createActor(person), id, version, (game, view, seat) =>
      pickRandomPath(game, view, seat, chance),
    );
    if (typeof made !== 'string' && !refused(made)) return person;
  }
  throw new Error('Nobody could move');
}

function getFoundId(found: Awaited<ReturnType<typeof loadChannelTable>>): number | null {
  return refused(found) ? null : found.record.id;
}

async function listQueued(): Promise<readonly string[]> {
  const rows = await ctx.store.selectFrom('outbox').select('kind').execute();
  return rows.map(({ kind }) => kind);
}
