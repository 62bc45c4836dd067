import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comingAlarm, ring } from '../../../src/app/alarms/alarms.ts';
import { dueAt } from '../../../src/app/core/table.ts';
import { done } from '../../../src/app/core/unit-of-work.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { reckon } from '../../../src/app/turns/deadlines.ts';
import { startWaiting } from '../../../src/app/turns/wake.ts';
import { takeBack } from '../../../src/app/undo/undo.ts';
import { keepHours, USUAL_HOURS } from '../../../src/store/hours.ts';
import { requestsAt } from '../../../src/store/requests.ts';
import { keepWaiting, waitingAt } from '../../../src/store/turns.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../../support/house.ts';
import { ringAll, ringNext } from '../../support/ringing.ts';
import { decide, due, timedMatch, turnPassed } from '../../support/timed-match.ts';
import { tableOf } from '../../support/verify.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

describe('who is due since when', () => {
  test('whoever becomes due, from when they do; nobody else', async () => {
    const id = await timedMatch(house);
    const [first] = dueAt(await tableOf(house, id));
    expect(await waits(id)).toEqual([{ seat: first, since: BEGIN, clockFrom: BEGIN, reminded: 0 }]);
    now += HOUR;
    await turnPassed(house, id);
    expect(await waits(id)).toMatchObject([{ seat: 1 - (first ?? 0), since: now }]);
  });

  test('a decision of their own begins their wait anew, somebody else’s does not', async () => {
    const id = await timedMatch(house, 'gostop', { dealer: 'rps' });
    now += HOUR;
    const [ann, bob] = await waits(id);
    expect([ann?.since, bob?.since]).toEqual([BEGIN, BEGIN]);
    await decide(house, id, 'bob');
    expect(await waits(id)).toMatchObject([{ seat: 0, since: BEGIN }]);
  });

  test('with a clock a turn of several decisions has its time once', async () => {
    const id = await timedMatch(house, 'moneyrun', { pace: 24 });
    now += HOUR;
    const person = await due(house, id);
    await decide(house, id, person);
    expect(await due(house, id)).toBe(person);
    expect(await waits(id)).toMatchObject([{ since: BEGIN, clockFrom: BEGIN }]);
    await rung();
    expect((await waits(id))[0]?.reminded).toBe(1);
    expect(await comingAlarm(house)).toMatchObject({ kind: 'turn', at: BEGIN + DAY });
  });

  test('without one, and where it was over, each decision begins the wait anew', async () => {
    const free = await timedMatch(house, 'moneyrun');
    now += HOUR;
    await decide(house, free, await due(house, free));
    expect(await waits(free)).toMatchObject([{ since: now }]);
    const late = await timedMatch(house, 'moneyrun', { pace: 12 });
    now += DAY;
    await ringAll(house);
    await decide(house, late, await due(house, late));
    expect(await waits(late)).toMatchObject([{ since: now, clockFrom: now, reminded: 0 }]);
  });

  test('a move taken back leads to the turn that was: nobody gains time by it', async () => {
    const id = await timedMatch(house, 'runaround', { pace: 24 });
    const person = await due(house, id);
    await decide(house, id, person);
    for (let hour = 0; hour < 3; hour++) {
      now += HOUR;
      await decide(house, id, person);
      now += HOUR;
      await undone(id, person);
      expect(await waits(id)).toMatchObject([{ since: BEGIN, clockFrom: BEGIN, reminded: 0 }]);
    }
    now += 8 * HOUR;
    await decide(house, id, person);
    await undone(id, person);
    expect(await waits(id)).toMatchObject([{ clockFrom: BEGIN, reminded: 1 }]);
    await rung();
    expect(now).toBe(BEGIN + DAY);
  });

  test('nobody at a table that is over, and no alarm is left', async () => {
    const id = await timedMatch(house);
    await cancelTable(house, act('ann'), id, 'playing');
    expect(await waits(id)).toEqual([]);
    expect(await comingAlarm(house)).toBeUndefined();
    const other = await timedMatch(house);
    await resign(house, act('bob'), other, (name) => name);
    expect(await waits(other)).toEqual([]);
  });

  test('after a start of the bot those of whom it was not written down, from then on', async () => {
    const id = await timedMatch(house);
    const before = await waits(id);
    await keepWaiting(house.store, id, []);
    now += DAY;
    await startWaiting(house);
    await startWaiting(house);
    expect(await waits(id)).toEqual(before.map((wait) => ({ ...wait, since: now, clockFrom: now })));
    expect((await comingAlarm(house))?.at).toBe(now + DAY);
  });
});

describe('the alarm of a turn', () => {
  test.each([
    [null, [1, 3, 7].map((days) => days * DAY)],
    [12, [6 * HOUR, 12 * HOUR]],
    [168, [84 * HOUR, 168 * HOUR]],
  ] as const)('with %s hours a turn it rings at %j', async (pace, times) => {
    const id = await timedMatch(house, 'runaround', { pace: pace });
    for (const [at, time] of times.entries()) {
      const alarm = await comingAlarm(house);
      expect(alarm).toEqual({ tableId: id, kind: 'turn', at: BEGIN + time });
      await rung();
      expect((await waits(id))[0]?.reminded).toBe(at + 1);
    }
    expect((await comingAlarm(house))?.kind).not.toBe('turn');
    expect(await requestsAt(house.store, id, 'time')).toHaveLength(1);
  });

  test('where the bot was away for weeks all that has come by then is one reminder', async () => {
    const id = await timedMatch(house);
    now += 5 * DAY;
    await ringAll(house);
    expect((await waits(id))[0]?.reminded).toBe(2);
    expect(await queued()).toEqual(['board', 'card', 'reminder']);
    expect((await comingAlarm(house))?.at).toBe(BEGIN + 7 * DAY);
  });

  test('one that rings early does nothing but ring again', async () => {
    const id = await timedMatch(house);
    const alarm = await comingAlarm(house);
    now += HOUR;
    if (alarm) await ring(house, alarm);
    expect((await waits(id))[0]?.reminded).toBe(0);
    expect(await comingAlarm(house)).toEqual(alarm);
  });

  test('it waits for the end of quiet hours and of an absence, and moves with them', async () => {
    const id = await timedMatch(house);
    const person = await due(house, id);
    const back = { from: BEGIN, until: BEGIN + 10 * DAY };
    await keepHours(house.store, person, { ...USUAL_HOURS, away: back }, 0);
    await rung();
    expect((await waits(id))[0]?.reminded).toBe(0);
    expect((await comingAlarm(house))?.at).toBe(BEGIN + 11 * DAY);
    await keepHours(house.store, person, USUAL_HOURS, 0);
    await done(house, (deed) => reckon(house, deed, id));
    expect((await comingAlarm(house))?.at).toBe(BEGIN + DAY);
  });

  test('who wants no reminders gets none, and yet their time passes: then the others are asked', async () => {
    const id = await timedMatch(house, 'runaround', { pace: 24 });
    await keepHours(house.store, await due(house, id), { ...USUAL_HOURS, reminders: 'none' }, 0);
    await rung();
    expect(await queued()).toEqual(['board', 'card']);
    await rung();
    expect(await queued()).toEqual(['board', 'card', 'reminder']);
    expect(await requestsAt(house.store, id, 'time')).toHaveLength(1);
  });

  test('a move takes back all that was wanted of the turn, and hushes its reminders', async () => {
    const id = await timedMatch(house, 'runaround', { pace: 24 });
    await rung();
    await rung();
    await turnPassed(house, id);
    for (const kind of ['time', 'here'] as const) expect(await requestsAt(house.store, id, kind)).toEqual([]);
    expect(await queued()).toContain('hush');
    expect((await comingAlarm(house))?.at).toBe(now + 12 * HOUR);
  });
});

async function waits(id: number) {
  return await waitingAt(house.store, id);
}

/** They take their last move back, which nobody has learnt anything by. */
async function undone(id: number, person: string): Promise<void> {
  const { version } = (await tableOf(house, id)).record;
  expect(await takeBack(house, act(person), id, version)).toMatchObject({ taken: true });
}

/** The next alarm rings at its time. */
async function rung(): Promise<void> {
  await ringNext(house, (at) => {
    now = at;
  });
}

async function queued(): Promise<readonly string[]> {
  const rows = await house.store.selectFrom('outbox').select('kind').orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}
