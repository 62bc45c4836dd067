import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { verified } from '../../src/engine/verified.ts';
import { randomPath } from '../../src/players/random.ts';
import { requestsAt, votesOn } from '../../src/store/requests.ts';
import { resultsOf } from '../../src/store/results.ts';
import { waitingAt } from '../../src/store/turns.ts';
import { playAis } from '../../src/tables/ai.ts';
import { comingAlarm, ring } from '../../src/tables/alarms.ts';
import { claimWin } from '../../src/tables/claim.ts';
import { join, setPace, setStrict } from '../../src/tables/lobby.ts';
import { makeMove } from '../../src/tables/move.ts';
import { openTable } from '../../src/tables/open.ts';
import { recordOf } from '../../src/tables/record.ts';
import { resign } from '../../src/tables/resign.ts';
import { startTable } from '../../src/tables/start.ts';
import { dueAt, personAt } from '../../src/tables/table.ts';
import { returnToSeat } from '../../src/tables/taking.ts';
import { vote as cast } from '../../src/tables/vote.ts';
import type { Choice } from '../../src/tables/voting.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { keptIn } from '../support/snapshot.ts';
import { expectWhole, tableOf, wholeLog } from '../support/verify.ts';

const DAY = 86_400_000;

let house: BareHouse;
let now: number;
let id: number;
let late: number;
/** Who is late, and the others. */
let who: string;
let others: readonly string[];
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

describe('at a table of three', () => {
  beforeEach(async () => await timeIsOver('forage', ['ann', 'bob', 'cem']));

  test('nothing happens by itself when the time is over', async () => {
    const before = await keptIn(house.store);
    await passed(12 * DAY);
    expect(await keptIn(house.store)).toEqual(before);
    expect(await asked()).toHaveLength(1);
  });

  test('to wait as long again: the clock runs anew, and at its end they are asked anew', async () => {
    const [before] = await asked();
    await all('wait');
    expect(await asked()).toEqual([]);
    expect(await waitingAt(house.store, id)).toMatchObject([
      { seat: late, since: BEGIN, clockFrom: now, reminded: 0 },
    ]);
    await passed(DAY - 1);
    expect(await asked()).toEqual([]);
    await passed(1);
    const [after] = await asked();
    expect(after?.openedAt).toBe((before?.openedAt ?? 0) + DAY);
    expect(keyOf(await vote(others[0], 'ai', before?.openedAt))).toBe('bot:refuse.decided');
  });

  test('that an AI plays this turn: it does, and the seat stays whose it was', async () => {
    await all('once');
    await playAis(house, id);
    const table = await tableOf(house, id);
    expect(personAt(table, late)).toBe(who);
    expect(dueAt(table)).not.toContain(late);
    expect(await asked()).toEqual([]);
    const own = (await expectWhole(house, id)).filter((entry) => 'seat' in entry && entry.seat === late);
    expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['time', 'move']));
    expect(own.every(({ person }) => person === null)).toBe(true);
  });

  test('that an AI takes the seat: it plays on, until its person takes it back', async () => {
    await all('ai');
    await playAis(house, id);
    expect((await tableOf(house, id)).sitters[late]).toMatchObject({ kind: 'ai', instead: who });
    expect(dueAt(await tableOf(house, id))).not.toContain(late);
    expect(await returnToSeat(house, act(who), id)).toBe(late + 1);
  });

  test('that the seat is free: nobody is asked any more, and the table waits', async () => {
    await all('free');
    await playAis(house, id);
    expect((await tableOf(house, id)).sitters[late]).toMatchObject({ kind: 'empty', instead: who });
    expect(await waitingAt(house.store, id)).toEqual([]);
    expect(await asked()).toEqual([]);
    expect((await comingAlarm(house))?.kind).toBe('sleep');
  });

  test('somebody may think better of it, and counts once', async () => {
    const [one = '', other = ''] = others;
    for (const choice of ['ai', 'wait', 'wait'] as const)
      expect(await vote(one, choice)).toEqual({ votes: 1, needed: 2 });
    expect(await votes()).toEqual([[one, 'wait']]);
    await vote(other, 'ai');
    expect(await asked()).toHaveLength(1);
    await vote(one, 'ai');
    expect((await tableOf(house, id)).sitters[late]?.kind).toBe('ai');
  });

  test('who is late has no say, nor who has no seat, and the same press acts once', async () => {
    const before = await keptIn(house.store);
    expect(keyOf(await vote(who, 'wait'))).toBe('bot:refuse.ownTime');
    expect(keyOf(await vote('eve', 'ai'))).toBe('bot:refuse.notSeated');
    const [request] = await asked();
    const ballot = { seat: late, openedAt: request?.openedAt ?? 0, choice: 'ai' as const };
    const by = act(others[0] ?? '');
    expect(await cast(house, by, id, ballot, nameAfter)).toEqual({ votes: 1, needed: 2 });
    expect(await cast(house, by, id, ballot, nameAfter)).toBe('repeated');
    expect(await keptIn(house.store)).toEqual(before);
  });

  test('two last votes at once decide once', async () => {
    const outcomes = await Promise.all(others.map((one) => vote(one, 'ai')));
    expect(outcomes).toEqual([1, 2].map((count) => ({ votes: count, needed: 2 })));
    const both = await Promise.all(others.map((one) => vote(one, 'free')));
    expect(both.map(keyOf)).toEqual(['bot:refuse.decided', 'bot:refuse.decided']);
    expect((await wholeLog(house, id)).filter(({ kind }) => kind === 'seat')).toHaveLength(1);
  });

  test('the move that is made while they decide stands', async () => {
    const [one = '', other = ''] = others;
    await vote(one, 'ai');
    const [moved, voted] = await Promise.all([move(), vote(other, 'ai')]);
    expect(refused(moved)).toBe(false);
    expect(keyOf(voted)).toBe('bot:refuse.decided');
    expect(personAt(await tableOf(house, id), late)).toBe(who);
    expect(await asked()).toEqual([]);
  });

  test('the decision that comes before the move stands, and the move is refused', async () => {
    const [one = '', other = ''] = others;
    await vote(one, 'free');
    const [{ openedAt: opened = 0 } = {}] = await asked();
    const [voted, moved] = await Promise.all([vote(other, 'free', opened), move()]);
    expect(voted).toEqual({ votes: 2, needed: 2 });
    expect(keyOf(moved)).toBe('bot:refuse.notSeated');
    expect((await wholeLog(house, id)).at(-1)?.kind).toBe('seat');
  });

  test('who resigns has no say any more: what the rest wish is done', async () => {
    const [one = '', other = ''] = others;
    await vote(one, 'ai');
    await resign(house, act(other), id, nameAfter);
    const { sitters } = await tableOf(house, id);
    expect(sitters.filter(({ kind }) => kind === 'ai')).toHaveLength(2);
    expect(sitters[late]).toMatchObject({ kind: 'ai', instead: who });
    await expectWhole(house, id);
  });
});

test('beside AIs alone nobody decides about who is late', async () => {
  await timeIsOver('forage', ['ann', 'bob', 'cem'], ['bob', 'cem']);
  expect(keyOf(await vote('bob', 'ai'))).toMatch(/decided|notSeated/);
  await passed(30 * DAY);
  expect(personAt(await tableOf(house, id), late)).toBe(who);
});

describe('the win of two', () => {
  beforeEach(async () => await timeIsOver('runaround', ['ann', 'bob']));

  test('can be claimed after twice the time, and not before', async () => {
    const [other = ''] = others;
    await passed(DAY - 1);
    expect(keyOf(await claimWin(house, act(other), id))).toBe('bot:refuse.noClaim');
    await passed(1);
    expect(keyOf(await claimWin(house, act(who), id))).toBe('bot:refuse.noClaim');
    expect(keyOf(await claimWin(house, act('eve'), id))).toBe('bot:refuse.notSeated');
    expect(await claimWin(house, act(other), id)).toBe(true);
    const table = await tableOf(house, id);
    expect(table.record.phase).toBe('over');
    expect(table.record.standings?.find(({ place }) => place === 1)?.seat).toBe(1 - late);
    const results = await resultsOf(house.store, id);
    expect(results.map(({ person, place, ending }) => [person, place, ending])).toEqual(
      ['ann', 'bob'].map((one) => [one, one === who ? 2 : 1, 'claimed']),
    );
    const record = recordOf(table, await wholeLog(house, id));
    expect(record.ending).toEqual({ kind: 'claimed', seat: late });
    expect(verified(record, table.game).moves).toBe(0);
    expect(await comingAlarm(house)).toBeUndefined();
    expect(keyOf(await claimWin(house, act(other), id))).toBe('bot:refuse.overAlready');
  });

  test('is not there to claim once the other has moved, or has been given more time', async () => {
    const [other = ''] = others;
    await passed(DAY);
    await vote(other, 'wait');
    expect(keyOf(await claimWin(house, act(other), id))).toBe('bot:refuse.noClaim');
    await passed(2 * DAY);
    const both = await Promise.all([move(), claimWin(house, act(other), id)]);
    expect(both.map(keyOf)).toEqual([undefined, 'bot:refuse.noClaim']);
    expect((await tableOf(house, id)).record.phase).toBe('playing');
  });
});

test('beside a free seat of two nobody wins when the other resigns too', async () => {
  await timeIsOver('runaround', ['ann', 'bob']);
  await all('free');
  expect(await resign(house, act(others[0] ?? ''), id, nameAfter)).toBe(true);
  expect((await tableOf(house, id)).record).toMatchObject({ phase: 'cancelled', standings: null });
  const results = await resultsOf(house.store, id);
  expect(results.map(({ place, ending }) => [place, ending])).toEqual([
    [null, 'cancelled'],
    [null, 'left'],
  ]);
  await expectWhole(house, id);
});

test('at a strict table nobody is reminded that the win can be claimed while an AI plays the turn', async () => {
  await timeIsOver('runaround', ['ann', 'bob'], [], true);
  expect(await requestsAt(house.store, id, 'play')).toHaveLength(1);
  const reminded = await requestsAt(house.store, id, 'here');
  await passed(3 * DAY);
  expect(await requestsAt(house.store, id, 'here')).toEqual(reminded);
});

/** A match with a day a turn, of which the first has passed; `gone` have resigned before. */
async function timeIsOver(
  game: string,
  people: readonly string[],
  gone: readonly string[] = [],
  strict = false,
  ms = DAY,
) {
  const [host = '', ...rest] = people;
  const opened = await openTable(house, act(host), { guild: 'g', channel: 'c', game, language: 'en' });
  if (typeof opened !== 'number') throw new Error('No table was opened');
  id = opened;
  for (const one of rest) await join(house, act(one), id);
  await setPace(house, act(host), id, 24);
  if (strict) Object.assign(house, { wake: () => {} });
  await setStrict(house, act(host), id, strict);
  await startTable(house, act(host), id);
  for (const one of gone) await resign(house, act(one), id, nameAfter);
  await playAis(house, id);
  const table = await tableOf(house, id);
  late = dueAt(table)[0] ?? -1;
  who = personAt(table, late) ?? '';
  others = people.filter((one) => one !== who && !gone.includes(one));
  await passed(ms);
}

/** Time passes, and what is to ring does. */
async function passed(ms: number): Promise<void> {
  const until = now + ms;
  for (let next = await comingAlarm(house); next && next.at <= until; next = await comingAlarm(house)) {
    now = Math.max(now, next.at);
    await ring(house, next);
  }
  now = until;
}

async function asked() {
  return await requestsAt(house.store, id, 'time');
}

async function votes(): Promise<readonly unknown[]> {
  const given = await votesOn(house.store, { tableId: id, kind: 'time', seat: late });
  return given.map(({ person, choice }) => [person, choice]);
}

async function vote(person = '', choice: Choice = 'wait', opened?: number) {
  const openedAt = opened ?? (await asked()).find(({ seat }) => seat === late)?.openedAt ?? 0;
  return await cast(house, act(person), id, { seat: late, openedAt, choice }, nameAfter);
}

async function all(choice: Choice): Promise<void> {
  for (const one of others) expect(refused(await vote(one, choice))).toBe(false);
}

const chance = seeded(5);

async function move() {
  return await makeMove(house, act(who), id, null, (game, view, seat) =>
    randomPath(game, view, seat, chance),
  );
}

function nameAfter(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}
