import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import { comingAlarm, ring } from '../../src/app/alarms/alarms.ts';
import { tableHere } from '../../src/app/core/find-tables.ts';
import { addAi, join, setPace } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { isAsleep } from '../../src/app/turns/dormancy.ts';
import { keepTime } from '../../src/app/turns/set-missing-alarms.ts';
import { ChannelKept, rouse, startWaiting } from '../../src/app/turns/wake.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { keepHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { requestsAt } from '../../src/store/requests.ts';
import { waitingAt } from '../../src/store/turns.ts';
import { opened } from '../support/bare-table.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../support/house.ts';
import { meanwhile } from '../support/meanwhile.ts';
import { keyOf } from '../support/refusal.ts';
import { ringAll } from '../support/ringing.ts';
import { ON_POSTGRES } from '../support/store.ts';
import { tableOf } from '../support/verify.ts';

const DAY = 86_400_000;

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

describe('a match sleeps', () => {
  test.each([
    ['runaround', null, 21],
    ['runaround', 24, 16],
    ['runaround', 168, 28],
    ['piecepack', null, 14],
  ] as const)('%s with %s hours a turn after %s days', async (game, pace, days) => {
    const id = await begun(game, pace);
    await daysPass(days - 1);
    expect(isAsleep(await tableOf(house, id))).toBe(false);
    await daysPass(1);
    expect(isAsleep(await tableOf(house, id))).toBe(true);
    expect(await waitingAt(house.store, id)).toEqual([]);
    expect(await requestsAt(house.store, id, 'time')).toEqual([]);
    expect(await comingAlarm(house)).toBeUndefined();
    expect(await queued()).toEqual(expect.arrayContaining(['hush', 'reshow']));
  });

  test('later where somebody has moved meanwhile, and while they are away', async () => {
    const id = await begun();
    await daysPass(20);
    const mover = await move(id);
    const away = { from: now, until: now + 30 * DAY };
    for (const person of ['ann', 'bob'].filter((one) => one !== mover))
      await keepHours(house.store, person, { ...USUAL_HOURS, away }, 0);
    await daysPass(21);
    expect(isAsleep(await tableOf(house, id))).toBe((await waitingAt(house.store, id)).length === 0);
    const { version } = (await tableOf(house, id)).record;
    await daysPass(40);
    expect((await tableOf(house, id)).record).toMatchObject({ version, sleptAt: expect.any(Number) });
  });

  test('once, and without an entry of the log', async () => {
    const id = await begun();
    const { version, revision } = (await tableOf(house, id)).record;
    await daysPass(21);
    expect((await tableOf(house, id)).record).toMatchObject({ version, revision });
    const { sleptAt } = (await tableOf(house, id)).record;
    await startWaiting(house);
    await keepTime(house);
    await daysPass(30);
    expect((await tableOf(house, id)).record.sleptAt).toBe(sleptAt);
  });

  test('not at once where the bot was away for weeks: who is reminded late has their time', async () => {
    const id = await begun();
    now += 60 * DAY;
    await ringAll(house);
    expect(isAsleep(await tableOf(house, id))).toBe(false);
    await daysPass(14);
    expect(isAsleep(await tableOf(house, id))).toBe(true);
  });

  test('not where it has ended meanwhile', async () => {
    const id = await begun();
    await daysPass(5);
    await cancelTable(house, act('ann'), id, 'playing');
    expect(await comingAlarm(house)).toBeUndefined();
  });
});

describe('a match that sleeps', () => {
  test('leaves its channel to another one, and wakes when that is over', async () => {
    const id = await asleep();
    const other = await opened(house, 'forage');
    expect(await rouse(house, id, 'ann')).toEqual(new ChannelKept(other));
    expect(isAsleep(await tableOf(house, id))).toBe(true);
    expect(here(await tableHere(house, 'c'))).toBe(other);
    await cancelTable(house, act('ann'), other, 'lobby');
    expect(here(await tableHere(house, 'c'))).toBe(id);
    await rouse(house, id, 'ann');
    expect(isAsleep(await tableOf(house, id))).toBe(false);
    const wish = { guild: 'g', channel: 'c', game: 'forage', language: 'en' as const };
    expect(keyOf(await openTable(house, act('bob'), wish))).toBe('bot:refuse.channelTaken');
  });

  test('begins all waits anew when it wakes, and can sleep again', async () => {
    const id = await asleep();
    await daysPass(3);
    await rouse(house, id, 'ann');
    expect(await waitingAt(house.store, id)).toMatchObject([{ since: now, clockFrom: now, reminded: 0 }]);
    expect(await comingAlarm(house)).toMatchObject({ kind: 'turn', at: now + DAY });
    await daysPass(21);
    expect(isAsleep(await tableOf(house, id))).toBe(true);
  });

  test('goes on where it was: what was decided before it slept is not stale', async () => {
    const id = await begun();
    const { version } = (await tableOf(house, id)).record;
    await daysPass(21);
    await rouse(house, id, 'ann');
    await move(id, version);
    expect((await tableOf(house, id)).record.version).toBeGreaterThan(version);
  });

  test('wakes once where two press at once, and either it or a new one has the channel', async () => {
    const id = await asleep();
    const both = await Promise.all([rouse(house, id, 'ann'), rouse(house, id, 'ann')]);
    expect(both.map((table) => !refused(table) && table.record.sleptAt)).toEqual([null, null]);
    await daysPass(21);
    const wish = { guild: 'g', channel: 'c', game: 'forage', language: 'en' as const };
    const raced = await Promise.all([rouse(house, id, 'ann'), openTable(house, act('bob'), wish)]);
    expect(raced.filter((outcome) => refused(outcome))).toHaveLength(1);
    const live = house.store.selectFrom('tables').select('id').where('phase', 'in', ['lobby', 'playing']);
    expect(await live.where('slept_at', 'is', null).execute()).toHaveLength(1);
  });

  test('is left alone by an alarm that was set before', async () => {
    const id = await begun();
    await daysPass(14);
    const before = await tableOf(house, id);
    await ring(house, { tableId: id, kind: 'sleep', at: BEGIN });
    expect(await tableOf(house, id)).toEqual(before);
  });
});

describe('a lobby that nobody starts', () => {
  test('closes seven days after its last change', async () => {
    const id = await opened(house, 'runaround');
    await daysPass(6);
    await join(house, act('bob'), id);
    await daysPass(6);
    expect((await tableOf(house, id)).record.phase).toBe('lobby');
    await daysPass(1);
    expect((await tableOf(house, id)).record).toMatchObject({
      phase: 'cancelled',
      endedAt: now,
      sleptAt: now,
    });
    expect(await comingAlarm(house)).toBeUndefined();
    expect(keyOf(await join(house, act('cem'), id))).toBe('bot:refuse.closed');
  });

  test('stays open for who joins at that moment, or is closed for them', async () => {
    for (const joinsFirst of [true, false]) {
      const id = await opened(house, 'runaround');
      const alarm = await comingAlarm(house);
      if (!alarm) throw new Error('No alarm is set');
      now = alarm.at;
      const rings = () => ring(house, alarm);
      const joins = () => join(house, act('bob'), id);
      const [seat] = await Promise.all(joinsFirst ? [joins(), rings()] : [rings().then(joins)]);
      const { phase } = (await tableOf(house, id)).record;
      // Of two transactions that begin at once SQLite does the first one first.
      const isJoined = ON_POSTGRES && joinsFirst ? keyOf(seat) === undefined : joinsFirst;
      expect([keyOf(seat), phase]).toEqual(
        isJoined ? [undefined, 'lobby'] : ['bot:refuse.closed', 'cancelled'],
      );
      if (phase === 'lobby') await cancelTable(house, act('ann'), id, 'lobby');
    }
  });

  test('does so too where it was opened before alarms were set for that, counted from the start of the bot', async () => {
    const id = await opened(house, 'runaround');
    await house.store.deleteFrom('alarms').execute();
    now += 30 * DAY;
    await keepTime(house);
    await daysPass(6);
    expect((await tableOf(house, id)).record.phase).toBe('lobby');
    await daysPass(1);
    expect((await tableOf(house, id)).record.phase).toBe('cancelled');
  });

  test('is not closed where another process has closed it while alarms were looked for', async () => {
    const id = await opened(house, 'runaround');
    await house.store.deleteFrom('alarms').execute();
    const store = meanwhile(house.store, () => cancelTable(house, act('ann'), id, 'lobby'));
    await keepTime({ ...house, store });
    expect(await comingAlarm(house)).toBeUndefined();
  });

  test('is not closed once it has started, nor one that its host has closed', async () => {
    const id = await begun();
    expect((await comingAlarm(house))?.kind).toBe('turn');
    await cancelTable(house, act('ann'), id, 'playing');
    const lobby = await opened(house, 'runaround');
    await addAi(house, act('ann'), lobby, String);
    await cancelTable(house, act('ann'), lobby, 'lobby');
    expect(await comingAlarm(house)).toBeUndefined();
    expect((await tableOf(house, lobby)).record.sleptAt).toBeNull();
  });
});

const chance = seeded(5);

/** A match of ann and bob in the channel `c`. */
async function begun(game = 'runaround', pace: number | null = null): Promise<number> {
  const id = await opened(house, game);
  await join(house, act('bob'), id);
  await setPace(house, act('ann'), id, pace);
  await startTable(house, act('ann'), id);
  return id;
}

async function asleep(): Promise<number> {
  const id = await begun();
  await daysPass(21);
  return id;
}

/** Day by day, as an alarm sets the next. */
async function daysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    now += DAY;
    await ringAll(house);
  }
}

/** Whoever is due makes a move. */
async function move(id: number, version: number | null = null): Promise<string> {
  for (const person of ['ann', 'bob']) {
    const made = await makeMove(house, act(person), id, version, (game, view, seat) =>
      randomPath(game, view, seat, chance),
    );
    if (typeof made !== 'string' && !refused(made)) return person;
  }
  throw new Error('Nobody could move');
}

function here(found: Awaited<ReturnType<typeof tableHere>>): number | null {
  return refused(found) ? null : found.record.id;
}

async function queued(): Promise<readonly string[]> {
  const rows = await house.store.selectFrom('outbox').select('kind').execute();
  return rows.map(({ kind }) => kind);
}
