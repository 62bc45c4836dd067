import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingDate } from '../../../src/app/alarms/alarms.ts';
import { leaveLeague } from '../../../src/app/leagues/leave.ts';
import { reopenLeague } from '../../../src/app/leagues/open.ts';
import { listWantedMeetings } from '../../../src/app/leagues/open-matches.ts';
import { countMedals } from '../../../src/app/ratings/titles.ts';
import { abandonTable, cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { findNotice } from '../../../src/store/notices.ts';
import {
  decideMatch,
  listPlayingTables,
  loadStandings,
  loadTestLeague,
  openAllTables,
  openBegunLeague,
  playOutLeague,
} from '../../support/league.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../../support/verify.ts';

const FIVE = ['ann', 'bob', 'cem', 'dan', 'eve'];

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContext(undefined, undefined, () => now);
});
afterEach(async () => await closeTestContext(ctx));

describe('a league', () => {
  test('a league: opens at most two tables a player until the last match, then queues the ceremony', async () => {
    const id = await openBegunLeague(ctx, FIVE);
    const seats = async () =>
      (
        await Promise.all((await listPlayingTables(ctx, id)).map((table) => loadStoredTable(ctx, table)))
      ).flatMap(({ seats: occupants }) => occupants.map(({ name }) => name));
    for (let left = 10; left > 0; left--) {
      const names = await seats();
      for (const name of FIVE) expect(names.filter((one) => one === name).length).toBeLessThanOrEqual(2);
      const [table = 0] = await listPlayingTables(ctx, id);
      await expectCompleteLog(ctx, table);
      await decideMatch(ctx, table, FIVE);
      await openAllTables(ctx);
    }
    const { record, matches } = await loadTestLeague(ctx, id);
    expect([record.phase, record.endedAt]).toEqual(['over', START_AT_MS]);
    expect(matches.every(({ result }) => result?.how === 'given')).toBe(true);
    expect((await loadStandings(ctx, id)).map(({ name, points }) => [name, points])).toEqual([
      ['ann', 8],
      ['bob', 6],
      ['cem', 4],
      ['dan', 2],
      ['eve', 0],
    ]);
    expect(await findNotice(ctx.store, 'ceremony', String(id))).toMatchObject({ channel: 'c', wanted: 1 });
    const medals = FIVE.map((person) => countMedals(ctx, { guild: 'g', person }));
    expect((await Promise.all(medals)).map(String)).toEqual(['1,0,0', '0,1,0', '0,0,1', '0,0,0', '0,0,0']);
    expect(await countMedals(ctx, { guild: 'g', person: 'ann', game: 'forage' })).toEqual([0, 0, 0]);
    expect(await countMedals(ctx, { guild: 'other', person: 'ann' })).toEqual([0, 0, 0]);
    // Only the archiving of threads is still due.
    expect((await findUpcomingDate(ctx))?.kind).toBe('archive');
  });

  test('a league: its tables are rated, in threads, with its pace, and only a channel manager can cancel them', async () => {
    const id = await openBegunLeague(ctx, FIVE, { pace: 24, strict: true, language: 'ko' });
    const [table = 0] = await listPlayingTables(ctx, id);
    const { record, seats: occupants } = await loadStoredTable(ctx, table);
    expect(record).toMatchObject({
      parent: 'c',
      pace: 24,
      strict: true,
      rated: true,
      hints: false,
      language: 'ko',
    });
    expect(record.channel).toMatch(/^thread-/);
    expect(
      getRefusalKey(await cancelTable(ctx, createActor(occupants[0]?.name ?? ''), table, 'playing')),
    ).toBe('bot:refuse.hostOnly');
    expect(await cancelTable(ctx, createActor('mod', { manages: true }), table, 'playing')).toBe(true);
  });

  test('a league: replays a cancelled match once with seats swapped, and counts it as drawn after that', async () => {
    const id = await openBegunLeague(ctx, FIVE);
    const [table = 0] = await listPlayingTables(ctx, id);
    const before = await loadStoredTable(ctx, table);
    const match = (await loadTestLeague(ctx, id)).matches.find(({ tableId }) => tableId === table);
    await abandonTable(ctx, table);
    await openAllTables(ctx);
    const anew = (await loadTestLeague(ctx, id)).matches.find((one) => one.id === match?.id);
    expect(anew).toMatchObject({ state: 'playing', tried: 1 });
    const after = await loadStoredTable(ctx, anew?.tableId ?? 0);
    expect(after.seats.map(({ name }) => name)).toEqual(before.seats.map(({ name }) => name).toReversed());
    await abandonTable(ctx, after.record.id);
    const done = (await loadTestLeague(ctx, id)).matches.find((one) => one.id === match?.id);
    expect(done).toMatchObject({ state: 'done', result: { winner: null, how: 'none' } });
    expect((await loadStandings(ctx, id)).filter(({ points }) => points === 1)).toHaveLength(2);
  });

  test('leaveLeague: the player loses all remaining matches, also those in progress', async () => {
    const id = await openBegunLeague(ctx, FIVE);
    expect(getRefusalKey(await leaveLeague(ctx, createActor('fay'), id))).toBe('bot:league.refuse.notIn');
    expect(await leaveLeague(ctx, createActor('ann'), id)).toBe(true);
    expect(getRefusalKey(await leaveLeague(ctx, createActor('ann'), id))).toBe('bot:league.refuse.notIn');
    await openAllTables(ctx);
    for (const table of await listPlayingTables(ctx, id))
      expect((await loadStoredTable(ctx, table)).seats.map(({ name }) => name)).not.toContain('ann');
    const { matches, people } = await loadTestLeague(ctx, id);
    const drawNumber = people.find(({ name }) => name === 'ann')?.drawNumber;
    const own = matches.filter(({ first, second }) => first === drawNumber || second === drawNumber);
    expect(own.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(own.map(({ result }) => result?.how).toSorted()).toEqual([
      'given',
      'given',
      'walkover',
      'walkover',
    ]);
    await playOutLeague(ctx, id, FIVE);
    const rows = await loadStandings(ctx, id);
    expect(rows.at(-1)).toMatchObject({ name: 'ann', points: 0, lost: 4 });
  });

  test('leaveLeague: ends the league when one player or nobody is left', async () => {
    for (const stays of [1, 0]) {
      const id = await openBegunLeague(ctx, FIVE, { channel: `c${stays}` });
      for (const name of FIVE.slice(stays)) await leaveLeague(ctx, createActor(name), id);
      expect((await loadTestLeague(ctx, id)).record.phase).toBe('over');
      expect(await listWantedMeetings(ctx)).toEqual([]);
      expect(await listPlayingTables(ctx, id)).toEqual([]);
    }
  });

  test('reopenLeague: opens a finished league again, without players', async () => {
    const id = await openBegunLeague(ctx, FIVE.slice(0, 3), { times: 2, pace: 12 });
    expect(getRefusalKey(await reopenLeague(ctx, createActor('bob'), id))).toBe('bot:refuse.forged');
    await playOutLeague(ctx, id, FIVE);
    expect((await loadTestLeague(ctx, id)).matches).toHaveLength(6);
    const again = Number(await reopenLeague(ctx, createActor('bob'), id));
    const { record, people, matches } = await loadTestLeague(ctx, again);
    expect(record).toMatchObject({ host: 'bob', times: 2, pace: 12, phase: 'entering', game: 'runaround' });
    expect([people, matches]).toEqual([[], []]);
    expect(getRefusalKey(await reopenLeague(ctx, createActor('cem'), id))).toBe('bot:league.refuse.taken');
  });

  test('a league: does not count a win of an AI that replaced a player', async () => {
    const id = await openBegunLeague(ctx, ['ann', 'bob', 'cem']);
    const [table = 0] = await listPlayingTables(ctx, id);
    const { seats: occupants } = await loadStoredTable(ctx, table);
    const [gone, stays] = occupants.map(({ name }) => name);
    await ctx.store
      .updateTable('seats')
      .set({ kind: 'ai', person: null, player: 'badger', instead: gone ?? null })
      .where('table_id', '=', table)
      .where('person', '=', gone ?? '')
      .execute();
    await resign(ctx, createActor(stays ?? ''), table, (name) => name);
    const match = (await loadTestLeague(ctx, id)).matches.find(({ tried }) => tried === 1);
    expect(match, 'both players are gone, so the match is replayed').toMatchObject({ state: 'wanted' });
  });
});

describe('a cup', () => {
  test.each([3, 4, 5])('a cup of %i: is won by the player who beats everybody', async (count) => {
    const id = await openBegunLeague(ctx, FIVE.slice(0, count), { kind: 'cup' });
    await playOutLeague(ctx, id, FIVE);
    const { record, matches, people } = await loadTestLeague(ctx, id);
    expect(record.phase).toBe('over');
    const final = matches.at(-1);
    expect(people.find(({ drawNumber }) => drawNumber === final?.result?.winner)?.name).toBe('ann');
  });

  test('a cup: draws the winner of a pair at random after two matches without one', async () => {
    const id = await openBegunLeague(ctx, FIVE.slice(0, 4), { kind: 'cup' });
    const [table = 0] = await listPlayingTables(ctx, id);
    await abandonTable(ctx, table);
    await openAllTables(ctx);
    const anew = (await loadTestLeague(ctx, id)).matches.find(({ tried }) => tried === 1);
    await abandonTable(ctx, anew?.tableId ?? 0);
    const done = (await loadTestLeague(ctx, id)).matches.find(
      ({ tried, state }) => tried === 1 && state === 'done',
    );
    expect(done?.result).toMatchObject({ how: 'lot', winner: Math.max(done?.first ?? 0, done?.second ?? 0) });
  });
});
