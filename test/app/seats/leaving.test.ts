import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteMember } from '../../../src/app/availability/members.ts';
import { getLeftSeats } from '../../../src/app/core/seats.ts';
import { findPerson } from '../../../src/app/core/table.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { DAY, getNewName, type LateTable, openLateTable } from '../../support/late-table.ts';
import { closeTestContext } from '../../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../../support/verify.ts';

let at: LateTable;
beforeEach(async () => {
  at = await openLateTable();
});
afterEach(async () => await closeTestContext(at.ctx));

describe('voters who left the server', () => {
  beforeEach(async () => await at.timeIsOver('forage', ['ann', 'bob', 'cem', 'dan']));

  test('timeout vote: voters who left the server are not counted towards the majority', async () => {
    const [one = '', other = '', third = ''] = at.others;
    await at.vote(one, 'ai');
    await at.vote(other, 'free');
    await noteMembership(third, false);
    expect(await at.asked()).toHaveLength(1);
    await noteMembership(other, false);
    expect((await loadStoredTable(at.ctx, at.id)).seats[at.late]).toMatchObject({
      kind: 'ai',
      instead: at.who,
    });
    await expectCompleteLog(at.ctx, at.id);
  });

  test('timeout vote: the vote of a player who left the server counts again after the return', async () => {
    const [one = '', other = '', third = ''] = at.others;
    await at.vote(one, 'ai');
    await noteMembership(one, false);
    expect(await at.vote(other, 'ai')).toEqual({ votes: 1, needed: 2 });
    await noteMembership(one, true);
    expect((await loadStoredTable(at.ctx, at.id)).seats[at.late]?.kind).toBe('ai');
    expect(findPerson(await loadStoredTable(at.ctx, at.id), seatIn(third))).toBe(third);
  });

  test('timeout vote: the first player to return decides when all had left the server', async () => {
    for (const one of at.others) await noteMembership(one, false);
    expect(await at.asked()).toHaveLength(1);
    expect(await at.vote(at.others[1], 'wait')).toEqual({ votes: 1, needed: 1 });
    expect(await at.asked()).toEqual([]);
  });

  test('getLeftSeats: still lists a late player who left after an AI played the turn', async () => {
    await noteMembership(at.who, false);
    for (const one of at.others.slice(1)) await at.vote(one, 'once');
    await playAis(at.ctx, at.id);
    expect(await getLeftSeats(at.ctx.store, at.id)).toEqual([at.late]);
    await noteMembership(at.who, true);
    expect(await getLeftSeats(at.ctx.store, at.id)).toEqual([]);
  });

  test('getLeftSeats: does not list a late player any more after a move', async () => {
    await noteMembership(at.who, false);
    await at.move();
    expect(await getLeftSeats(at.ctx.store, at.id)).toEqual([]);
  });

  async function noteMembership(person: string, isIn: boolean): Promise<void> {
    await noteMember(at.ctx, at.id, { guild: 'g', seat: seatIn(person), person }, isIn, getNewName);
  }

  /** Returns the seat of a person; people sit in the order in which they joined. */
  function seatIn(person: string): number {
    return ['ann', 'bob', 'cem', 'dan'].indexOf(person);
  }
});

describe('a player who leaves the server before the deadline', () => {
  test('timeout vote: votes cast before the deadline about a player who left are kept', async () => {
    await at.timeIsOver('forage', ['ann', 'bob', 'cem'], [], false, DAY / 2);
    await noteMember(at.ctx, at.id, { guild: 'g', seat: at.late, person: at.who }, false, getNewName);
    await at.vote(at.others[0], 'ai');
    const before = await at.asked();
    await at.passed(DAY / 2);
    expect([await at.asked(), await at.votes()]).toEqual([before, [[at.others[0], 'ai']]]);
    await at.vote(at.others[1], 'ai');
    expect((await loadStoredTable(at.ctx, at.id)).seats[at.late]?.kind).toBe('ai');
  });
});
