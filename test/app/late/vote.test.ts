import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comingAlarm } from '../../../src/app/alarms/alarms.ts';
import { dueAt, personAt } from '../../../src/app/core/table.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { recordOf } from '../../../src/app/replay/record.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { returnToSeat } from '../../../src/app/seats/take-seat.ts';
import { claimWin } from '../../../src/app/turns/claim.ts';
import { vote as cast } from '../../../src/app/turns/vote.ts';
import type { Choice } from '../../../src/app/turns/votes.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { verified } from '../../../src/engine/verified.ts';
import { requestsAt } from '../../../src/store/requests.ts';
import { resultsOf } from '../../../src/store/results.ts';
import { waitingAt } from '../../../src/store/turns.ts';
import { act, BEGIN, closeHouse } from '../../support/house.ts';
import { DAY, type LateTable, nameAfter, openLateTable } from '../../support/late-table.ts';
import { keyOf } from '../../support/refusal.ts';
import { keptIn } from '../../support/snapshot.ts';
import { ON_POSTGRES } from '../../support/store.ts';
import { expectWhole, tableOf, wholeLog } from '../../support/verify.ts';

let at: LateTable;
beforeEach(async () => {
  at = await openLateTable();
});
afterEach(async () => await closeHouse(at.house));

describe('at a table of three', () => {
  beforeEach(async () => await at.timeIsOver('forage', ['ann', 'bob', 'cem']));

  test('nothing happens by itself when the time is over', async () => {
    const before = await keptIn(at.house.store);
    await at.passed(12 * DAY);
    expect(await keptIn(at.house.store)).toEqual(before);
    expect(await at.asked()).toHaveLength(1);
  });

  test('to wait as long again: the clock runs anew, and at its end they are asked anew', async () => {
    const [before] = await at.asked();
    await all('wait');
    expect(await at.asked()).toEqual([]);
    expect(await waitingAt(at.house.store, at.id)).toMatchObject([
      { seat: at.late, since: BEGIN, clockFrom: at.now, reminded: 0 },
    ]);
    await at.passed(DAY - 1);
    expect(await at.asked()).toEqual([]);
    await at.passed(1);
    const [after] = await at.asked();
    expect(after?.openedAt).toBe((before?.openedAt ?? 0) + DAY);
    expect(keyOf(await at.vote(at.others[0], 'ai', before?.openedAt))).toBe('bot:refuse.decided');
  });

  test('that an AI plays this turn: it does, and the seat stays whose it was', async () => {
    await all('once');
    await playAis(at.house, at.id);
    const table = await tableOf(at.house, at.id);
    expect(personAt(table, at.late)).toBe(at.who);
    expect(dueAt(table)).not.toContain(at.late);
    expect(await at.asked()).toEqual([]);
    const own = (await expectWhole(at.house, at.id)).filter(
      (entry) => 'seat' in entry && entry.seat === at.late,
    );
    expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['time', 'move']));
    expect(own.every(({ person }) => person === null)).toBe(true);
  });

  test('that an AI takes the seat: it plays on, until its person takes it back', async () => {
    await all('ai');
    await playAis(at.house, at.id);
    expect((await tableOf(at.house, at.id)).sitters[at.late]).toMatchObject({ kind: 'ai', instead: at.who });
    expect(dueAt(await tableOf(at.house, at.id))).not.toContain(at.late);
    expect(await returnToSeat(at.house, act(at.who), at.id)).toBe(at.late + 1);
  });

  test('that the seat is free: nobody is asked any more, and the table waits', async () => {
    await all('free');
    await playAis(at.house, at.id);
    expect((await tableOf(at.house, at.id)).sitters[at.late]).toMatchObject({
      kind: 'empty',
      instead: at.who,
    });
    expect(await waitingAt(at.house.store, at.id)).toEqual([]);
    expect(await at.asked()).toEqual([]);
    expect((await comingAlarm(at.house))?.kind).toBe('sleep');
  });

  test('somebody may think better of it, and counts once', async () => {
    const [one = '', other = ''] = at.others;
    for (const choice of ['ai', 'wait', 'wait'] as const)
      expect(await at.vote(one, choice)).toEqual({ votes: 1, needed: 2 });
    expect(await at.votes()).toEqual([[one, 'wait']]);
    await at.vote(other, 'ai');
    expect(await at.asked()).toHaveLength(1);
    await at.vote(one, 'ai');
    expect((await tableOf(at.house, at.id)).sitters[at.late]?.kind).toBe('ai');
  });

  test('who is late has no say, nor who has no seat, and the same press acts once', async () => {
    const before = await keptIn(at.house.store);
    expect(keyOf(await at.vote(at.who, 'wait'))).toBe('bot:refuse.ownTime');
    expect(keyOf(await at.vote('eve', 'ai'))).toBe('bot:refuse.notSeated');
    const [request] = await at.asked();
    const ballot = { seat: at.late, openedAt: request?.openedAt ?? 0, choice: 'ai' as const };
    const by = act(at.others[0] ?? '');
    expect(await cast(at.house, by, at.id, ballot, nameAfter)).toEqual({ votes: 1, needed: 2 });
    expect(await cast(at.house, by, at.id, ballot, nameAfter)).toBe('repeated');
    expect(await keptIn(at.house.store)).toEqual(before);
  });

  test('two last votes at once decide once', async () => {
    const outcomes = await Promise.all(at.others.map((one) => at.vote(one, 'ai')));
    expect(outcomes).toEqual([1, 2].map((count) => ({ votes: count, needed: 2 })));
    const both = await Promise.all(at.others.map((one) => at.vote(one, 'free')));
    expect(both.map(keyOf)).toEqual(['bot:refuse.decided', 'bot:refuse.decided']);
    expect((await wholeLog(at.house, at.id)).filter(({ kind }) => kind === 'seat')).toHaveLength(1);
  });

  test('the move that is made while they decide stands', async () => {
    const [one = '', other = ''] = at.others;
    await at.vote(one, 'ai');
    const [moved, voted] = await Promise.all([at.move(), at.vote(other, 'ai')]);
    expect(refused(moved)).toBe(false);
    expect(keyOf(voted)).toBe('bot:refuse.decided');
    expect(personAt(await tableOf(at.house, at.id), at.late)).toBe(at.who);
    expect(await at.asked()).toEqual([]);
  });

  // Two connections to PostgreSQL come in either order.
  test.skipIf(ON_POSTGRES)(
    'the decision that comes before the move stands, and the move is refused',
    async () => {
      const [one = '', other = ''] = at.others;
      await at.vote(one, 'free');
      const [{ openedAt: opened = 0 } = {}] = await at.asked();
      const [voted, moved] = await Promise.all([at.vote(other, 'free', opened), at.move()]);
      expect(voted).toEqual({ votes: 2, needed: 2 });
      expect(keyOf(moved)).toBe('bot:refuse.notSeated');
      expect((await wholeLog(at.house, at.id)).at(-1)?.kind).toBe('seat');
    },
  );

  test('who resigns has no say any more: what the rest wish is done', async () => {
    const [one = '', other = ''] = at.others;
    await at.vote(one, 'ai');
    await resign(at.house, act(other), at.id, nameAfter);
    const { sitters } = await tableOf(at.house, at.id);
    expect(sitters.filter(({ kind }) => kind === 'ai')).toHaveLength(2);
    expect(sitters[at.late]).toMatchObject({ kind: 'ai', instead: at.who });
    await expectWhole(at.house, at.id);
  });
});

test('beside AIs alone nobody decides about who is late', async () => {
  await at.timeIsOver('forage', ['ann', 'bob', 'cem'], ['bob', 'cem']);
  expect(keyOf(await at.vote('bob', 'ai'))).toMatch(/decided|notSeated/);
  await at.passed(30 * DAY);
  expect(personAt(await tableOf(at.house, at.id), at.late)).toBe(at.who);
});

describe('the win of two', () => {
  beforeEach(async () => await at.timeIsOver('runaround', ['ann', 'bob']));

  test('can be claimed after twice the time, and not before', async () => {
    const [other = ''] = at.others;
    await at.passed(DAY - 1);
    expect(keyOf(await claimWin(at.house, act(other), at.id))).toBe('bot:refuse.noClaim');
    await at.passed(1);
    expect(keyOf(await claimWin(at.house, act(at.who), at.id))).toBe('bot:refuse.noClaim');
    expect(keyOf(await claimWin(at.house, act('eve'), at.id))).toBe('bot:refuse.notSeated');
    expect(await claimWin(at.house, act(other), at.id)).toBe(true);
    const table = await tableOf(at.house, at.id);
    expect(table.record.phase).toBe('over');
    expect(table.record.standings?.find(({ place }) => place === 1)?.seat).toBe(1 - at.late);
    const results = await resultsOf(at.house.store, at.id);
    expect(results.map(({ person, place, ending }) => [person, place, ending])).toEqual(
      ['ann', 'bob'].map((one) => [one, one === at.who ? 2 : 1, 'claimed']),
    );
    const record = recordOf(table, await wholeLog(at.house, at.id));
    expect(record.ending).toEqual({ kind: 'claimed', seat: at.late });
    expect(verified(record, table.game).moves).toBe(0);
    expect(await comingAlarm(at.house)).toBeUndefined();
    expect(keyOf(await claimWin(at.house, act(other), at.id))).toBe('bot:refuse.overAlready');
  });

  test('is not there to claim once the other has moved, or has been given more time', async () => {
    const [other = ''] = at.others;
    await at.passed(DAY);
    await at.vote(other, 'wait');
    expect(keyOf(await claimWin(at.house, act(other), at.id))).toBe('bot:refuse.noClaim');
    await at.passed(2 * DAY);
    expect(keyOf(await at.move())).toBeUndefined();
    expect(keyOf(await claimWin(at.house, act(other), at.id))).toBe('bot:refuse.noClaim');
    expect((await tableOf(at.house, at.id)).record.phase).toBe('playing');
  });
});

test('beside a free seat of two nobody wins when the other resigns too', async () => {
  await at.timeIsOver('runaround', ['ann', 'bob']);
  await all('free');
  expect(await resign(at.house, act(at.others[0] ?? ''), at.id, nameAfter)).toBe(true);
  expect((await tableOf(at.house, at.id)).record).toMatchObject({ phase: 'cancelled', standings: null });
  const results = await resultsOf(at.house.store, at.id);
  expect(results.map(({ place, ending }) => [place, ending])).toEqual([
    [null, 'cancelled'],
    [null, 'left'],
  ]);
  await expectWhole(at.house, at.id);
});

test('at a strict table nobody is reminded that the win can be claimed while an AI plays the turn', async () => {
  await at.timeIsOver('runaround', ['ann', 'bob'], [], true);
  expect(await requestsAt(at.house.store, at.id, 'play')).toHaveLength(1);
  const reminded = await requestsAt(at.house.store, at.id, 'here');
  await at.passed(3 * DAY);
  expect(await requestsAt(at.house.store, at.id, 'here')).toEqual(reminded);
});

async function all(choice: Choice): Promise<void> {
  for (const one of at.others) expect(refused(await at.vote(one, choice))).toBe(false);
}
