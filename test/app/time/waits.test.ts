import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingAlarm, fireDueAlarm } from '../../../src/app/alarms/alarms.ts';
import { getDueSeats } from '../../../src/app/core/table.ts';
import { inTransaction } from '../../../src/app/core/unit-of-work.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { recomputeTurnAlarms } from '../../../src/app/turns/deadlines.ts';
import { startMissingWaits } from '../../../src/app/turns/wake.ts';
import { undoLastMove } from '../../../src/app/undo/undo.ts';
import { loadPendingTurns, savePendingTurns } from '../../../src/store/pending-turns.ts';
import { loadRequests } from '../../../src/store/requests.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings } from '../../../src/store/user-settings.ts';
import { fireDueAlarms, fireNextAlarm } from '../../support/fire-alarms.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';
import {
  beginTimedMatch,
  findDuePerson,
  makeDecision,
  playUntilTurnPasses,
} from '../../support/timed-match.ts';
import { loadStoredTable } from '../../support/verify.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContextAt(() => now);
});
afterEach(async () => await closeTestContext(ctx));

describe('pending turns', () => {
  test('pending turns: contain only the due player, since the time they became due', async () => {
    const id = await beginTimedMatch(ctx);
    const [first] = getDueSeats(await loadStoredTable(ctx, id));
    expect(await loadWaits(id)).toEqual([
      { seat: first, since: START_AT_MS, clockFrom: START_AT_MS, reminded: 0 },
    ]);
    now += HOUR;
    await playUntilTurnPasses(ctx, id);
    expect(await loadWaits(id)).toMatchObject([{ seat: 1 - (first ?? 0), since: now }]);
  });

  test('pending turns: a move of another player does not restart a simultaneous turn', async () => {
    const id = await beginTimedMatch(ctx, 'gostop', { dealer: 'rps' });
    now += HOUR;
    const [ann, bob] = await loadWaits(id);
    expect([ann?.since, bob?.since]).toEqual([START_AT_MS, START_AT_MS]);
    await makeDecision(ctx, id, 'bob');
    expect(await loadWaits(id)).toMatchObject([{ seat: 0, since: START_AT_MS }]);
  });

  test('pending turns: a turn of several decisions has its time once at a pace', async () => {
    const id = await beginTimedMatch(ctx, 'moneyrun', { pace: 24 });
    now += HOUR;
    const person = await findDuePerson(ctx, id);
    await makeDecision(ctx, id, person);
    expect(await findDuePerson(ctx, id)).toBe(person);
    expect(await loadWaits(id)).toMatchObject([{ since: START_AT_MS, clockFrom: START_AT_MS }]);
    await fireNext();
    expect((await loadWaits(id))[0]?.reminded).toBe(1);
    expect(await findUpcomingAlarm(ctx)).toMatchObject({ kind: 'turn', at: START_AT_MS + DAY });
  });

  test('pending turns: each decision restarts the turn without a pace or after the deadline', async () => {
    const free = await beginTimedMatch(ctx, 'moneyrun');
    now += HOUR;
    await makeDecision(ctx, free, await findDuePerson(ctx, free));
    expect(await loadWaits(free)).toMatchObject([{ since: now }]);
    const late = await beginTimedMatch(ctx, 'moneyrun', { pace: 12 });
    now += DAY;
    await fireDueAlarms(ctx);
    await makeDecision(ctx, late, await findDuePerson(ctx, late));
    expect(await loadWaits(late)).toMatchObject([{ since: now, clockFrom: now, reminded: 0 }]);
  });

  test('pending turns: an undo restores the turn without gaining time', async () => {
    const id = await beginTimedMatch(ctx, 'runaround', { pace: 24 });
    const person = await findDuePerson(ctx, id);
    await makeDecision(ctx, id, person);
    for (let hour = 0; hour < 3; hour++) {
      now += HOUR;
      await makeDecision(ctx, id, person);
      now += HOUR;
      await undoMove(id, person);
      expect(await loadWaits(id)).toMatchObject([
        { since: START_AT_MS, clockFrom: START_AT_MS, reminded: 0 },
      ]);
    }
    now += 8 * HOUR;
    await makeDecision(ctx, id, person);
    await undoMove(id, person);
    expect(await loadWaits(id)).toMatchObject([{ clockFrom: START_AT_MS, reminded: 1 }]);
    await fireNext();
    expect(now).toBe(START_AT_MS + DAY);
  });

  test('pending turns: are deleted with their alarm when the match ends', async () => {
    const id = await beginTimedMatch(ctx);
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    expect(await loadWaits(id)).toEqual([]);
    expect(await findUpcomingAlarm(ctx)).toBeUndefined();
    const other = await beginTimedMatch(ctx);
    await resign(ctx, createActor('bob'), other, (name) => name);
    expect(await loadWaits(other)).toEqual([]);
  });

  test('startMissingWaits: adds missing turns at a start, counted from then on', async () => {
    const id = await beginTimedMatch(ctx);
    const before = await loadWaits(id);
    await savePendingTurns(ctx.store, id, []);
    now += DAY;
    await startMissingWaits(ctx);
    await startMissingWaits(ctx);
    expect(await loadWaits(id)).toEqual(before.map((wait) => ({ ...wait, since: now, clockFrom: now })));
    expect((await findUpcomingAlarm(ctx))?.at).toBe(now + DAY);
  });
});

describe('turn alarms', () => {
  test.each([
    [null, [1, 3, 7].map((days) => days * DAY)],
    [12, [6 * HOUR, 12 * HOUR]],
    [168, [84 * HOUR, 168 * HOUR]],
  ] as const)('turn alarms: with a pace of %s hours they fire after %j ms', async (pace, times) => {
    const id = await beginTimedMatch(ctx, 'runaround', { pace: pace });
    for (const [at, time] of times.entries()) {
      const alarm = await findUpcomingAlarm(ctx);
      expect(alarm).toEqual({ tableId: id, kind: 'turn', at: START_AT_MS + time });
      await fireNext();
      expect((await loadWaits(id))[0]?.reminded).toBe(at + 1);
    }
    expect((await findUpcomingAlarm(ctx))?.kind).not.toBe('turn');
    expect(await loadRequests(ctx.store, id, 'time')).toHaveLength(1);
  });

  test('turn alarms: reminders missed during downtime become one reminder', async () => {
    const id = await beginTimedMatch(ctx);
    now += 5 * DAY;
    await fireDueAlarms(ctx);
    expect((await loadWaits(id))[0]?.reminded).toBe(2);
    expect(await listQueued()).toEqual(['board', 'card', 'reminder']);
    expect((await findUpcomingAlarm(ctx))?.at).toBe(START_AT_MS + 7 * DAY);
  });

  test('turn alarms: one that fires early does nothing and is kept', async () => {
    const id = await beginTimedMatch(ctx);
    const alarm = await findUpcomingAlarm(ctx);
    now += HOUR;
    if (alarm) await fireDueAlarm(ctx, alarm);
    expect((await loadWaits(id))[0]?.reminded).toBe(0);
    expect(await findUpcomingAlarm(ctx)).toEqual(alarm);
  });

  test('turn alarms: wait for the end of an absence and move when it is cancelled', async () => {
    const id = await beginTimedMatch(ctx);
    const person = await findDuePerson(ctx, id);
    const back = { from: START_AT_MS, until: START_AT_MS + 10 * DAY };
    await saveTimeSettings(ctx.store, person, { ...DEFAULT_TIME_SETTINGS, away: back }, 0);
    await fireNext();
    expect((await loadWaits(id))[0]?.reminded).toBe(0);
    expect((await findUpcomingAlarm(ctx))?.at).toBe(START_AT_MS + 11 * DAY);
    await saveTimeSettings(ctx.store, person, DEFAULT_TIME_SETTINGS, 0);
    await inTransaction(ctx, (work) => recomputeTurnAlarms(ctx, work, id));
    expect((await findUpcomingAlarm(ctx))?.at).toBe(START_AT_MS + DAY);
  });

  test('turn alarms: a player without reminders still runs out of time, and the vote opens', async () => {
    const id = await beginTimedMatch(ctx, 'runaround', { pace: 24 });
    await saveTimeSettings(
      ctx.store,
      await findDuePerson(ctx, id),
      { ...DEFAULT_TIME_SETTINGS, reminders: 'none' },
      0,
    );
    await fireNext();
    expect(await listQueued()).toEqual(['board', 'card']);
    await fireNext();
    expect(await listQueued()).toEqual(['board', 'card', 'reminder']);
    expect(await loadRequests(ctx.store, id, 'time')).toHaveLength(1);
  });

  test('turn alarms: a move closes the vote and removes the reminders of the turn', async () => {
    const id = await beginTimedMatch(ctx, 'runaround', { pace: 24 });
    await fireNext();
    await fireNext();
    await playUntilTurnPasses(ctx, id);
    for (const kind of ['time', 'here'] as const) expect(await loadRequests(ctx.store, id, kind)).toEqual([]);
    expect(await listQueued()).toContain('hush');
    expect((await findUpcomingAlarm(ctx))?.at).toBe(now + 12 * HOUR);
  });
});

async function loadWaits(id: number) {
  return await loadPendingTurns(ctx.store, id);
}

/** Undoes the last move, which revealed nothing. */
async function undoMove(id: number, person: string): Promise<void> {
  const { version } = (await loadStoredTable(ctx, id)).record;
  expect(await undoLastMove(ctx, createActor(person), id, version)).toMatchObject({ taken: true });
}

/** Fires the next alarm at its time. */
async function fireNext(): Promise<void> {
  await fireNextAlarm(ctx, (at) => {
    now = at;
  });
}

async function listQueued(): Promise<readonly string[]> {
  const rows = await ctx.store.selectFrom('outbox').select('kind').orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}
