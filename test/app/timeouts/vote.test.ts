import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingAlarm } from '../../../src/app/alarms/alarms.ts';
import { findPerson, getDueSeats } from '../../../src/app/core/table.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { buildMatchRecord } from '../../../src/app/replay/record.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { returnToSeat } from '../../../src/app/seats/take-seat.ts';
import { castVote as cast } from '../../../src/app/turns/cast-vote.ts';
import { claimWin } from '../../../src/app/turns/claim.ts';
import type { VoteChoice } from '../../../src/app/turns/timeout-votes.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { verifyMatchRecord } from '../../../src/engine/verify-match-record.ts';
import { loadPendingTurns } from '../../../src/store/pending-turns.ts';
import { loadRequests } from '../../../src/store/requests.ts';
import { loadResults } from '../../../src/store/results.ts';
import { DAY, getNewName, type LateTable, openLateTable } from '../../support/late-table.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import { takeSnapshot } from '../../support/snapshot.ts';
import { ON_POSTGRES } from '../../support/store.ts';
import { closeTestContext, createActor, START_AT_MS } from '../../support/test-context.ts';
import { expectCompleteLog, loadStoredTable, loadWholeLog } from '../../support/verify.ts';

let at: LateTable;
beforeEach(async () => {
  at = await openLateTable();
});
afterEach(async () => await closeTestContext(at.ctx));

describe('at a table of three', () => {
  beforeEach(async () => await at.timeIsOver('forage', ['ann', 'bob', 'cem']));

  test('nothing happens by itself when the time is over', async () => {
    const before = await takeSnapshot(at.ctx.store);
    await at.passed(12 * DAY);
    expect(await takeSnapshot(at.ctx.store)).toEqual(before);
    expect(await at.asked()).toHaveLength(1);
  });

  test('to wait as long again: the clock runs anew, and at its end they are asked anew', async () => {
    const [before] = await at.asked();
    await voteByAll('wait');
    expect(await at.asked()).toEqual([]);
    expect(await loadPendingTurns(at.ctx.store, at.id)).toMatchObject([
      { seat: at.late, since: START_AT_MS, clockFrom: at.now, reminded: 0 },
    ]);
    await at.passed(DAY - 1);
    expect(await at.asked()).toEqual([]);
    await at.passed(1);
    const [after] = await at.asked();
    expect(after?.openedAt).toBe((before?.openedAt ?? 0) + DAY);
    expect(getRefusalKey(await at.vote(at.others[0], 'ai', before?.openedAt))).toBe('bot:refuse.decided');
  });

  test('that an AI plays this turn: it does, and the seat stays whose it was', async () => {
    await voteByAll('once');
    await playAis(at.ctx, at.id);
    const table = await loadStoredTable(at.ctx, at.id);
    expect(findPerson(table, at.late)).toBe(at.who);
    expect(getDueSeats(table)).not.toContain(at.late);
    expect(await at.asked()).toEqual([]);
    const own = (await expectCompleteLog(at.ctx, at.id)).filter(
      (entry) => 'seat' in entry && entry.seat === at.late,
    );
    expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['time', 'move']));
    expect(own.every(({ person }) => person === null)).toBe(true);
  });

  test('that an AI takes the seat: it plays on, until its person takes it back', async () => {
    await voteByAll('ai');
    await playAis(at.ctx, at.id);
    expect((await loadStoredTable(at.ctx, at.id)).seats[at.late]).toMatchObject({
      kind: 'ai',
      instead: at.who,
    });
    expect(getDueSeats(await loadStoredTable(at.ctx, at.id))).not.toContain(at.late);
    expect(await returnToSeat(at.ctx, createActor(at.who), at.id)).toBe(at.late + 1);
  });

  test('that the seat is free: nobody is asked any more, and the table waits', async () => {
    await voteByAll('free');
    await playAis(at.ctx, at.id);
    expect((await loadStoredTable(at.ctx, at.id)).seats[at.late]).toMatchObject({
      kind: 'empty',
      instead: at.who,
    });
    expect(await loadPendingTurns(at.ctx.store, at.id)).toEqual([]);
    expect(await at.asked()).toEqual([]);
    expect((await findUpcomingAlarm(at.ctx))?.kind).toBe('sleep');
  });

  test('somebody may think better of it, and counts once', async () => {
    const [one = '', other = ''] = at.others;
    for (const choice of ['ai', 'wait', 'wait'] as const)
      expect(await at.vote(one, choice)).toEqual({ votes: 1, needed: 2 });
    expect(await at.votes()).toEqual([[one, 'wait']]);
    await at.vote(other, 'ai');
    expect(await at.asked()).toHaveLength(1);
    await at.vote(one, 'ai');
    expect((await loadStoredTable(at.ctx, at.id)).seats[at.late]?.kind).toBe('ai');
  });

  test('who is late has no say, nor who has no seat, and the same press acts once', async () => {
    const before = await takeSnapshot(at.ctx.store);
    expect(getRefusalKey(await at.vote(at.who, 'wait'))).toBe('bot:refuse.ownTime');
    expect(getRefusalKey(await at.vote('eve', 'ai'))).toBe('bot:refuse.notSeated');
    const [request] = await at.asked();
    const ballot = { seat: at.late, openedAt: request?.openedAt ?? 0, choice: 'ai' as const };
    const by = createActor(at.others[0] ?? '');
    expect(await cast(at.ctx, by, at.id, ballot, getNewName)).toEqual({ votes: 1, needed: 2 });
    expect(await cast(at.ctx, by, at.id, ballot, getNewName)).toBe('repeated');
    expect(await takeSnapshot(at.ctx.store)).toEqual(before);
  });

  test('two last votes at once decide once', async () => {
    const outcomes = await Promise.all(at.others.map((one) => at.vote(one, 'ai')));
    expect(outcomes).toEqual([1, 2].map((count) => ({ votes: count, needed: 2 })));
    const both = await Promise.all(at.others.map((one) => at.vote(one, 'free')));
    expect(both.map(getRefusalKey)).toEqual(['bot:refuse.decided', 'bot:refuse.decided']);
    expect((await loadWholeLog(at.ctx, at.id)).filter(({ kind }) => kind === 'seat')).toHaveLength(1);
  });

  test('the move that is made while they decide stands', async () => {
    const [one = '', other = ''] = at.others;
    await at.vote(one, 'ai');
    const [moved, voted] = await Promise.all([at.move(), at.vote(other, 'ai')]);
    expect(refused(moved)).toBe(false);
    expect(getRefusalKey(voted)).toBe('bot:refuse.decided');
    expect(findPerson(await loadStoredTable(at.ctx, at.id), at.late)).toBe(at.who);
    expect(await at.asked()).toEqual([]);
  });

  // Two PostgreSQL connections may run in either order.
  test.skipIf(ON_POSTGRES)(
    'the decision that comes before the move stands, and the move is refused',
    async () => {
      const [one = '', other = ''] = at.others;
      await at.vote(one, 'free');
      const [{ openedAt: opened = 0 } = {}] = await at.asked();
      const [voted, moved] = await Promise.all([at.vote(other, 'free', opened), at.move()]);
      expect(voted).toEqual({ votes: 2, needed: 2 });
      expect(getRefusalKey(moved)).toBe('bot:refuse.notSeated');
      expect((await loadWholeLog(at.ctx, at.id)).at(-1)?.kind).toBe('seat');
    },
  );

  test('who resigns has no say any more: what the rest wish is done', async () => {
    const [one = '', other = ''] = at.others;
    await at.vote(one, 'ai');
    await resign(at.ctx, createActor(other), at.id, getNewName);
    const { seats } = await loadStoredTable(at.ctx, at.id);
    expect(seats.filter(({ kind }) => kind === 'ai')).toHaveLength(2);
    expect(seats[at.late]).toMatchObject({ kind: 'ai', instead: at.who });
    await expectCompleteLog(at.ctx, at.id);
  });
});

test('beside AIs alone nobody decides about who is late', async () => {
  await at.timeIsOver('forage', ['ann', 'bob', 'cem'], ['bob', 'cem']);
  expect(getRefusalKey(await at.vote('bob', 'ai'))).toMatch(/decided|notSeated/);
  await at.passed(30 * DAY);
  expect(findPerson(await loadStoredTable(at.ctx, at.id), at.late)).toBe(at.who);
});

describe('the win of two', () => {
  beforeEach(async () => await at.timeIsOver('runaround', ['ann', 'bob']));

  test('can be claimed after twice the time, and not before', async () => {
    const [other = ''] = at.others;
    await at.passed(DAY - 1);
    expect(getRefusalKey(await claimWin(at.ctx, createActor(other), at.id))).toBe('bot:refuse.noClaim');
    await at.passed(1);
    expect(getRefusalKey(await claimWin(at.ctx, createActor(at.who), at.id))).toBe('bot:refuse.noClaim');
    expect(getRefusalKey(await claimWin(at.ctx, createActor('eve'), at.id))).toBe('bot:refuse.notSeated');
    expect(await claimWin(at.ctx, createActor(other), at.id)).toBe(true);
    const table = await loadStoredTable(at.ctx, at.id);
    expect(table.record.phase).toBe('over');
    expect(table.record.standings?.find(({ place }) => place === 1)?.seat).toBe(1 - at.late);
    const results = await loadResults(at.ctx.store, at.id);
    expect(results.map(({ person, place, ending }) => [person, place, ending])).toEqual(
      ['ann', 'bob'].map((one) => [one, one === at.who ? 2 : 1, 'claimed']),
    );
    const record = buildMatchRecord(table, await loadWholeLog(at.ctx, at.id));
    expect(record.ending).toEqual({ kind: 'claimed', seat: at.late });
    expect(verifyMatchRecord(record, table.game).moves).toBe(0);
    expect(await findUpcomingAlarm(at.ctx)).toBeUndefined();
    expect(getRefusalKey(await claimWin(at.ctx, createActor(other), at.id))).toBe('bot:refuse.overAlready');
  });

  test('is not there to claim once the other has moved, or has been given more time', async () => {
    const [other = ''] = at.others;
    await at.passed(DAY);
    await at.vote(other, 'wait');
    expect(getRefusalKey(await claimWin(at.ctx, createActor(other), at.id))).toBe('bot:refuse.noClaim');
    await at.passed(2 * DAY);
    expect(getRefusalKey(await at.move())).toBeUndefined();
    expect(getRefusalKey(await claimWin(at.ctx, createActor(other), at.id))).toBe('bot:refuse.noClaim');
    expect((await loadStoredTable(at.ctx, at.id)).record.phase).toBe('playing');
  });
});

test('beside a free seat of two nobody wins when the other resigns too', async () => {
  await at.timeIsOver('runaround', ['ann', 'bob']);
  await voteByAll('free');
  expect(await resign(at.ctx, createActor(at.others[0] ?? ''), at.id, getNewName)).toBe(true);
  expect((await loadStoredTable(at.ctx, at.id)).record).toMatchObject({
    phase: 'cancelled',
    standings: null,
  });
  const results = await loadResults(at.ctx.store, at.id);
  expect(results.map(({ place, ending }) => [place, ending])).toEqual([
    [null, 'cancelled'],
    [null, 'left'],
  ]);
  await expectCompleteLog(at.ctx, at.id);
});

test('at a strict table nobody is reminded that the win can be claimed while an AI plays the turn', async () => {
  await at.timeIsOver('runaround', ['ann', 'bob'], [], true);
  expect(await loadRequests(at.ctx.store, at.id, 'play')).toHaveLength(1);
  const reminded = await loadRequests(at.ctx.store, at.id, 'here');
  await at.passed(3 * DAY);
  expect(await loadRequests(at.ctx.store, at.id, 'here')).toEqual(reminded);
});

async function voteByAll(choice: VoteChoice): Promise<void> {
  for (const one of at.others) expect(refused(await at.vote(one, choice))).toBe(false);
}
