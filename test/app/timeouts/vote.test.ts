import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingAlarm } from '../../../src/app/alarms/alarms.ts';
import { findPerson, getDueSeats } from '../../../src/app/core/table.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { buildMatchRecord } from '../../../src/app/replay/record.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { returnToSeat } from '../../../src/app/seats/take-seat.ts';
import { claimWin } from '../../../src/app/turns/claim.ts';
import type { VoteChoice } from '../../../src/app/turns/timeout-votes.ts';
import { castVote as cast } from '../../../src/app/turns/vote.ts';
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

describe('timeout vote of three players', () => {
  beforeEach(async () => await at.timeIsOver('forage', ['ann', 'bob', 'cem']));

  test('timeout vote: nothing happens before the others decide', async () => {
    const before = await takeSnapshot(at.ctx.store);
    await at.passed(12 * DAY);
    expect(await takeSnapshot(at.ctx.store)).toEqual(before);
    expect(await at.asked()).toHaveLength(1);
  });

  test('timeout vote: "wait" restarts the clock, and a new vote opens at the new deadline', async () => {
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

  test('timeout vote: "once" lets an AI play the turn, and the player keeps the seat', async () => {
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

  test('timeout vote: "ai" gives the seat to an AI until the player returns', async () => {
    await voteByAll('ai');
    await playAis(at.ctx, at.id);
    expect((await loadStoredTable(at.ctx, at.id)).seats[at.late]).toMatchObject({
      kind: 'ai',
      instead: at.who,
    });
    expect(getDueSeats(await loadStoredTable(at.ctx, at.id))).not.toContain(at.late);
    expect(await returnToSeat(at.ctx, createActor(at.who), at.id)).toBe(at.late + 1);
  });

  test('timeout vote: "free" vacates the seat, closes the vote and pauses the table', async () => {
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

  test('timeout vote: a voter can change the vote and counts once', async () => {
    const [one = '', other = ''] = at.others;
    for (const choice of ['ai', 'wait', 'wait'] as const)
      expect(await at.vote(one, choice)).toEqual({ votes: 1, needed: 2 });
    expect(await at.votes()).toEqual([[one, 'wait']]);
    await at.vote(other, 'ai');
    expect(await at.asked()).toHaveLength(1);
    await at.vote(one, 'ai');
    expect((await loadStoredTable(at.ctx, at.id)).seats[at.late]?.kind).toBe('ai');
  });

  test('castVote: refuses the late player and spectators, and acts once per interaction', async () => {
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

  test('timeout vote: two simultaneous deciding votes act once', async () => {
    const outcomes = await Promise.all(at.others.map((one) => at.vote(one, 'ai')));
    expect(outcomes).toEqual([1, 2].map((count) => ({ votes: count, needed: 2 })));
    const both = await Promise.all(at.others.map((one) => at.vote(one, 'free')));
    expect(both.map(getRefusalKey)).toEqual(['bot:refuse.decided', 'bot:refuse.decided']);
    expect((await loadWholeLog(at.ctx, at.id)).filter(({ kind }) => kind === 'seat')).toHaveLength(1);
  });

  test('timeout vote: a move made before the deciding vote stands', async () => {
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
    'timeout vote: a decision made before the move stands, and the move is refused',
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

  test('timeout vote: a resignation removes the voter, and the remaining majority decides', async () => {
    const [one = '', other = ''] = at.others;
    await at.vote(one, 'ai');
    await resign(at.ctx, createActor(other), at.id, getNewName);
    const { seats } = await loadStoredTable(at.ctx, at.id);
    expect(seats.filter(({ kind }) => kind === 'ai')).toHaveLength(2);
    expect(seats[at.late]).toMatchObject({ kind: 'ai', instead: at.who });
    await expectCompleteLog(at.ctx, at.id);
  });
});

test('timeout vote: does not open when all opponents are AIs', async () => {
  await at.timeIsOver('forage', ['ann', 'bob', 'cem'], ['bob', 'cem']);
  expect(getRefusalKey(await at.vote('bob', 'ai'))).toMatch(/decided|notSeated/);
  await at.passed(30 * DAY);
  expect(findPerson(await loadStoredTable(at.ctx, at.id), at.late)).toBe(at.who);
});

describe('claiming the win of a match of two', () => {
  beforeEach(async () => await at.timeIsOver('runaround', ['ann', 'bob']));

  test('claimWin: is allowed to the opponent after twice the turn time', async () => {
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

  test('claimWin: is refused after a move and after granted extra time', async () => {
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

test('resign: nobody wins a match of two when the other seat is free', async () => {
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

test('a strict table: posts no claim reminder while an AI plays the turn', async () => {
  await at.timeIsOver('runaround', ['ann', 'bob'], [], true);
  expect(await loadRequests(at.ctx.store, at.id, 'play')).toHaveLength(1);
  const reminded = await loadRequests(at.ctx.store, at.id, 'here');
  await at.passed(3 * DAY);
  expect(await loadRequests(at.ctx.store, at.id, 'here')).toEqual(reminded);
});

async function voteByAll(choice: VoteChoice): Promise<void> {
  for (const one of at.others) expect(refused(await at.vote(one, choice))).toBe(false);
}
