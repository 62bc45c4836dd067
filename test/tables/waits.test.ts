import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { randomPath } from '../../src/players/random.ts';
import { keepHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { requestsAt } from '../../src/store/requests.ts';
import { keepWaiting, waitingAt } from '../../src/store/turns.ts';
import { comingAlarm, ring } from '../../src/tables/alarms.ts';
import { done } from '../../src/tables/deed.ts';
import { join, setPace, setStrict } from '../../src/tables/lobby.ts';
import { makeMove } from '../../src/tables/move.ts';
import { openTable } from '../../src/tables/open.ts';
import { reckon } from '../../src/tables/reckon.ts';
import { playAgain } from '../../src/tables/rematch.ts';
import { cancelTable, resign } from '../../src/tables/resign.ts';
import { startTable } from '../../src/tables/start.ts';
import { startWaiting } from '../../src/tables/startWaiting.ts';
import { dueAt, personAt } from '../../src/tables/table.ts';
import { takeBack } from '../../src/tables/takeBack.ts';
import { act, type BareHouse, openHouse } from '../support/house.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const BEGIN = 1_800_000_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouse();
  Object.assign(house, { now: () => now });
});
afterEach(async () => {
  expect(house.troubles).toEqual([]);
  await house.store.destroy();
});

describe('who is due since when', () => {
  test('whoever becomes due, from when they do; nobody else', async () => {
    const id = await begun();
    const [first] = dueAt(await tableOf(house, id));
    expect(await waits(id)).toEqual([{ seat: first, since: BEGIN, clockFrom: BEGIN, reminded: 0 }]);
    now += HOUR;
    await turnPassed(id);
    expect(await waits(id)).toMatchObject([{ seat: 1 - (first ?? 0), since: now }]);
  });

  test('a decision of their own begins their wait anew, somebody else’s does not', async () => {
    const id = await begun('gostop', 'rps');
    now += HOUR;
    const [ann, bob] = await waits(id);
    expect([ann?.since, bob?.since]).toEqual([BEGIN, BEGIN]);
    await decide(id, 'bob');
    expect(await waits(id)).toMatchObject([{ seat: 0, since: BEGIN }]);
  });

  test('with a clock a turn of several decisions has its time once', async () => {
    const id = await begun('moneyrun', undefined, 24);
    now += HOUR;
    const person = await due(id);
    await decide(id, person);
    expect(await due(id)).toBe(person);
    expect(await waits(id)).toMatchObject([{ since: BEGIN, clockFrom: BEGIN }]);
    await rung();
    expect((await waits(id))[0]?.reminded).toBe(1);
    expect(await comingAlarm(house)).toMatchObject({ kind: 'turn', at: BEGIN + DAY });
  });

  test('without one, and where it was over, each decision begins the wait anew', async () => {
    const free = await begun('moneyrun');
    now += HOUR;
    await decide(free, await due(free));
    expect(await waits(free)).toMatchObject([{ since: now }]);
    const late = await begun('moneyrun', undefined, 12);
    now += DAY;
    await rungNow();
    await decide(late, await due(late));
    expect(await waits(late)).toMatchObject([{ since: now, clockFrom: now, reminded: 0 }]);
  });

  test('a move taken back leads to the turn that was: nobody gains time by it', async () => {
    const id = await begun('runaround', undefined, 24);
    const person = await due(id);
    await decide(id, person);
    for (let hour = 0; hour < 3; hour++) {
      now += HOUR;
      await decide(id, person);
      now += HOUR;
      await undone(id, person);
      expect(await waits(id)).toMatchObject([{ since: BEGIN, clockFrom: BEGIN, reminded: 0 }]);
    }
    now += 8 * HOUR;
    await decide(id, person);
    await undone(id, person);
    expect(await waits(id)).toMatchObject([{ clockFrom: BEGIN, reminded: 1 }]);
    await rung();
    expect(now).toBe(BEGIN + DAY);
  });

  test('nobody at a table that is over, and no alarm is left', async () => {
    const id = await begun();
    await cancelTable(house, act('ann'), id, 'playing');
    expect(await waits(id)).toEqual([]);
    expect(await comingAlarm(house)).toBeUndefined();
    const other = await begun();
    await resign(house, act('bob'), other, (name) => name);
    expect(await waits(other)).toEqual([]);
  });

  test('after a start of the bot those of whom it was not written down, from then on', async () => {
    const id = await begun();
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
    const id = await begun('runaround', undefined, pace);
    for (const [at, time] of times.entries()) {
      const alarm = await comingAlarm(house);
      expect(alarm).toEqual({ tableId: id, kind: 'turn', at: BEGIN + time });
      await rung();
      expect((await waits(id))[0]?.reminded).toBe(at + 1);
    }
    expect((await comingAlarm(house))?.kind).not.toBe('turn');
    expect(await requestsAt(house.store, id, 'time')).toHaveLength(pace === null ? 0 : 1);
  });

  test('where the bot was away for weeks all that has come by then is one reminder', async () => {
    const id = await begun();
    now += 5 * DAY;
    await rungNow();
    expect((await waits(id))[0]?.reminded).toBe(2);
    expect(await queued()).toEqual(['board', 'card', 'reminder']);
    expect((await comingAlarm(house))?.at).toBe(BEGIN + 7 * DAY);
  });

  test('one that rings early does nothing but ring again', async () => {
    const id = await begun();
    const alarm = await comingAlarm(house);
    now += HOUR;
    if (alarm) await ring(house, alarm);
    expect((await waits(id))[0]?.reminded).toBe(0);
    expect(await comingAlarm(house)).toEqual(alarm);
  });

  test('it waits for the end of quiet hours and of an absence, and moves with them', async () => {
    const id = await begun();
    const person = await due(id);
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
    const id = await begun('runaround', undefined, 24);
    await keepHours(house.store, await due(id), { ...USUAL_HOURS, reminders: 'none' }, 0);
    await rung();
    expect(await queued()).toEqual(['board', 'card']);
    await rung();
    expect(await queued()).toEqual(['board', 'card', 'reminder']);
    expect(await requestsAt(house.store, id, 'time')).toHaveLength(1);
  });

  test('a move takes back all that was wanted of the turn, and hushes its reminders', async () => {
    const id = await begun('runaround', undefined, 24);
    await rung();
    await rung();
    await turnPassed(id);
    for (const kind of ['time', 'here'] as const) expect(await requestsAt(house.store, id, kind)).toEqual([]);
    expect(await queued()).toContain('hush');
    expect((await comingAlarm(house))?.at).toBe(now + 12 * HOUR);
  });
});

describe('at a strict table', () => {
  test('an AI plays the turn that is over, and no other; the log says so', async () => {
    const id = await begun('runaround', undefined, 24, true);
    const [seat = 0] = dueAt(await tableOf(house, id));
    await rung();
    await rung();
    await expect.poll(async () => (await waits(id))[0]?.seat).toBe(1 - seat);
    const log = await expectWhole(house, id);
    const at = log.findIndex(({ kind }) => kind === 'time');
    expect(log[at]).toMatchObject({ seat, person: null, name: personAt(await tableOf(house, id), seat) });
    const played = log.slice(at + 1);
    expect(played.length).toBeGreaterThan(0);
    for (const entry of played) expect(entry).toMatchObject({ kind: 'move', seat, person: null });
    expect(await requestsAt(house.store, id, 'play')).toEqual([]);
    expect((await waits(id))[0]?.since).toBe(now);
  });

  test('whoever moves while the AI thinks has moved, and the AI does not', async () => {
    const id = await begun('runaround', undefined, 24, true);
    const thoughts: (() => void)[] = [];
    const { players } = house;
    const think = async () => await new Promise<void>((resolve) => thoughts.push(resolve));
    Object.assign(house, {
      players: { choose: (thinking: never) => think().then(() => players.choose(thinking)) },
    });
    const person = await due(id);
    await rung();
    const { version } = (await tableOf(house, id)).record;
    await rung();
    await expect.poll(() => thoughts.length).toBe(1);
    await decide(id, person, version);
    for (const resolve of thoughts.splice(0)) resolve();
    for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
    const log = await expectWhole(house, id);
    const since = log.slice(log.findIndex(({ kind }) => kind === 'time') + 1);
    expect(since.map((entry) => entry.person)).not.toContain(null);
    expect(await requestsAt(house.store, id, 'play')).toEqual([]);
  });

  test('an AI that was interrupted plays on after a start', async () => {
    const id = await begun('runaround', undefined, 24, true);
    const woken: number[] = [];
    const { wake } = house;
    Object.assign(house, { wake: (table: number) => void woken.push(table) });
    await rung();
    await rung();
    expect(woken).toEqual([id]);
    expect((await expectWhole(house, id)).at(-1)?.kind).toBe('time');
    wake(id);
    await expect.poll(async () => await requestsAt(house.store, id, 'play')).toEqual([]);
    expect((await expectWhole(house, id)).at(-1)).toMatchObject({ kind: 'move', person: null });
  });
});

test('pace and what becomes of a turn stay with those who play again; only the host sets them', async () => {
  const id = await begun('runaround', undefined, 48, true);
  await cancelTable(house, act('ann'), id, 'playing');
  const again = (await playAgain(house, act('ann'), id)) as number;
  expect((await tableOf(house, again)).record).toMatchObject({ pace: 48, strict: true });
  expect(await setPace(house, act('ann'), again, 13)).toMatchObject({ reason: { key: 'bot:refuse.forged' } });
  expect(await setPace(house, act('bob'), again, 24)).toMatchObject({
    reason: { key: 'bot:refuse.hostOnly' },
  });
  expect((await tableOf(house, again)).record.pace).toBe(48);
});

const chance = seeded(5);
let channels = 0;

/** A match of ann and bob, who has opened it; `dealer` of Go-Stop by an option. */
async function begun(game = 'runaround', dealer?: string, pace: number | null = null, strict = false) {
  const wish = { guild: 'g', channel: `c${channels++}`, game, language: 'en' as const };
  const id = (await openTable(house, act('ann'), wish)) as number;
  await join(house, act('bob'), id);
  if (dealer) {
    const { options } = (await tableOf(house, id)).record;
    const changed = JSON.stringify({ ...options, dealer });
    await house.store.updateTable('tables').set({ options: changed }).where('id', '=', id).execute();
  }
  await setPace(house, act('ann'), id, pace);
  await setStrict(house, act('ann'), id, strict);
  await startTable(house, act('ann'), id);
  return id;
}

async function waits(id: number) {
  return await waitingAt(house.store, id);
}

/** Who is due, by the first seat. */
async function due(id: number): Promise<string> {
  const table = await tableOf(house, id);
  return String(personAt(table, dueAt(table)[0] ?? 0));
}

/** Somebody makes any move, decided on the table of that version. */
async function decide(id: number, person: string, version: number | null = null): Promise<void> {
  const made = await makeMove(house, act(person), id, version, (game, view, seat) =>
    randomPath(game, view, seat, chance),
  );
  if (typeof made === 'string' || 'reason' in made) throw new Error('It was not made');
}

/** They take their last move back, which nobody has learnt anything by. */
async function undone(id: number, person: string): Promise<void> {
  const { version } = (await tableOf(house, id)).record;
  expect(await takeBack(house, act(person), id, version)).toMatchObject({ taken: true });
}

async function turnPassed(id: number): Promise<void> {
  const person = await due(id);
  while ((await due(id)) === person) await decide(id, person);
}

/** The next alarm rings at its time. */
async function rung(): Promise<void> {
  const alarm = await comingAlarm(house);
  if (!alarm) throw new Error('No alarm is set');
  now = alarm.at;
  await ring(house, alarm);
}

/** All alarms that have come by now ring. */
async function rungNow(): Promise<void> {
  for (let next = await comingAlarm(house); next && next.at <= now; next = await comingAlarm(house))
    await ring(house, next);
}

async function queued(): Promise<readonly string[]> {
  const rows = await house.store.selectFrom('outbox').select('kind').orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}
