import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comingDate } from '../../../src/app/alarms/dates.ts';
import { leaveLeague } from '../../../src/app/leagues/leave.ts';
import { openAgain } from '../../../src/app/leagues/open.ts';
import { wantedMeetings } from '../../../src/app/leagues/open-matches.ts';
import { abandon, cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { noticeOn } from '../../../src/store/notices.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouse } from '../../support/house.ts';
import { begun, decide, layAll, leagueOf, playing, playOutLeague, standing } from '../../support/league.ts';
import { keyOf } from '../../support/refusal.ts';
import { expectWhole, tableOf } from '../../support/verify.ts';

const FIVE = ['ann', 'bob', 'cem', 'dan', 'eve'];

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouse(undefined, undefined, () => now);
});
afterEach(async () => await closeHouse(house));

describe('a league', () => {
  test('opens two tables for each, and the next as people become free, to its ceremony', async () => {
    const id = await begun(house, FIVE);
    const seats = async () =>
      (await Promise.all((await playing(house, id)).map((table) => tableOf(house, table)))).flatMap(
        ({ sitters }) => sitters.map(({ name }) => name),
      );
    for (let left = 10; left > 0; left--) {
      const sat = await seats();
      for (const name of FIVE) expect(sat.filter((one) => one === name).length).toBeLessThanOrEqual(2);
      const [table = 0] = await playing(house, id);
      await expectWhole(house, table);
      await decide(house, table, FIVE);
      await layAll(house);
    }
    const { record, matches } = await leagueOf(house, id);
    expect([record.phase, record.endedAt]).toEqual(['over', BEGIN]);
    expect(matches.every(({ result }) => result?.how === 'given')).toBe(true);
    expect((await standing(house, id)).map(({ name, points }) => [name, points])).toEqual([
      ['ann', 8],
      ['bob', 6],
      ['cem', 4],
      ['dan', 2],
      ['eve', 0],
    ]);
    expect(await noticeOn(house.store, 'ceremony', String(id))).toMatchObject({ channel: 'c', wanted: 1 });
    // Only the archiving of threads is still due.
    expect((await comingDate(house))?.kind).toBe('archive');
  });

  test('its tables are in threads, rated, of its pace, and nobody can break them off but who manages the channel', async () => {
    const id = await begun(house, FIVE, { pace: 24, strict: true, language: 'ko' });
    const [table = 0] = await playing(house, id);
    const { record, sitters } = await tableOf(house, table);
    expect(record).toMatchObject({
      parent: 'c',
      pace: 24,
      strict: true,
      rated: true,
      hints: false,
      language: 'ko',
    });
    expect(record.channel).toMatch(/^thread-/);
    expect(keyOf(await cancelTable(house, act(sitters[0]?.name ?? ''), table, 'playing'))).toBe(
      'bot:refuse.hostOnly',
    );
    expect(await cancelTable(house, act('mod', { manages: true }), table, 'playing')).toBe(true);
  });

  test('a match that is broken off is played anew once, by the other first, and is drawn after that', async () => {
    const id = await begun(house, FIVE);
    const [table = 0] = await playing(house, id);
    const before = await tableOf(house, table);
    const match = (await leagueOf(house, id)).matches.find(({ tableId }) => tableId === table);
    await abandon(house, table);
    await layAll(house);
    const anew = (await leagueOf(house, id)).matches.find((one) => one.id === match?.id);
    expect(anew).toMatchObject({ state: 'playing', tried: 1 });
    const after = await tableOf(house, anew?.tableId ?? 0);
    expect(after.sitters.map(({ name }) => name)).toEqual(
      before.sitters.map(({ name }) => name).toReversed(),
    );
    await abandon(house, after.record.id);
    const done = (await leagueOf(house, id)).matches.find((one) => one.id === match?.id);
    expect(done).toMatchObject({ state: 'done', result: { winner: null, how: 'none' } });
    expect((await standing(house, id)).filter(({ points }) => points === 1)).toHaveLength(2);
  });

  test('who leaves loses what is left, at the tables that are played too', async () => {
    const id = await begun(house, FIVE);
    expect(keyOf(await leaveLeague(house, act('fay'), id))).toBe('bot:league.refuse.notIn');
    expect(await leaveLeague(house, act('ann'), id)).toBe(true);
    expect(keyOf(await leaveLeague(house, act('ann'), id))).toBe('bot:league.refuse.notIn');
    await layAll(house);
    for (const table of await playing(house, id))
      expect((await tableOf(house, table)).sitters.map(({ name }) => name)).not.toContain('ann');
    const { matches, people } = await leagueOf(house, id);
    const lot = people.find(({ name }) => name === 'ann')?.lot;
    const own = matches.filter(({ first, second }) => first === lot || second === lot);
    expect(own.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(own.map(({ result }) => result?.how).toSorted()).toEqual([
      'given',
      'given',
      'walkover',
      'walkover',
    ]);
    await playOutLeague(house, id, FIVE);
    const rows = await standing(house, id);
    expect(rows.at(-1)).toMatchObject({ name: 'ann', points: 0, lost: 4 });
  });

  test('when all but one have left it is over, and when all have, too', async () => {
    for (const stays of [1, 0]) {
      const id = await begun(house, FIVE, { channel: `c${stays}` });
      for (const name of FIVE.slice(stays)) await leaveLeague(house, act(name), id);
      expect((await leagueOf(house, id)).record.phase).toBe('over');
      expect(await wantedMeetings(house)).toEqual([]);
      expect(await playing(house, id)).toEqual([]);
    }
  });

  test('can be opened once more, with nobody in it', async () => {
    const id = await begun(house, FIVE.slice(0, 3), { times: 2, pace: 12 });
    expect(keyOf(await openAgain(house, act('bob'), id))).toBe('bot:refuse.forged');
    await playOutLeague(house, id, FIVE);
    expect((await leagueOf(house, id)).matches).toHaveLength(6);
    const again = Number(await openAgain(house, act('bob'), id));
    const { record, people, matches } = await leagueOf(house, again);
    expect(record).toMatchObject({ host: 'bob', times: 2, pace: 12, phase: 'entering', game: 'runaround' });
    expect([people, matches]).toEqual([[], []]);
    expect(keyOf(await openAgain(house, act('cem'), id))).toBe('bot:league.refuse.taken');
  });

  test('an AI that plays on for somebody wins nothing for them', async () => {
    const id = await begun(house, ['ann', 'bob', 'cem']);
    const [table = 0] = await playing(house, id);
    const { sitters } = await tableOf(house, table);
    const [gone, stays] = sitters.map(({ name }) => name);
    await house.store
      .updateTable('seats')
      .set({ kind: 'ai', person: null, player: 'badger', instead: gone ?? null })
      .where('table_id', '=', table)
      .where('person', '=', gone ?? '')
      .execute();
    await resign(house, act(stays ?? ''), table, (name) => name);
    const match = (await leagueOf(house, id)).matches.find(({ tried }) => tried === 1);
    expect(match, 'both are gone: it is played anew').toMatchObject({ state: 'wanted' });
  });
});

describe('a cup', () => {
  test.each([3, 4, 5])('of %i is won by who beats everybody', async (count) => {
    const id = await begun(house, FIVE.slice(0, count), { kind: 'cup' });
    await playOutLeague(house, id, FIVE);
    const { record, matches, people } = await leagueOf(house, id);
    expect(record.phase).toBe('over');
    const final = matches.at(-1);
    expect(people.find(({ lot }) => lot === final?.result?.winner)?.name).toBe('ann');
  });

  test('goes on by lot where twice there is no winner', async () => {
    const id = await begun(house, FIVE.slice(0, 4), { kind: 'cup' });
    const [table = 0] = await playing(house, id);
    await abandon(house, table);
    await layAll(house);
    const anew = (await leagueOf(house, id)).matches.find(({ tried }) => tried === 1);
    await abandon(house, anew?.tableId ?? 0);
    const done = (await leagueOf(house, id)).matches.find(
      ({ tried, state }) => tried === 1 && state === 'done',
    );
    expect(done?.result).toMatchObject({ how: 'lot', winner: Math.max(done?.first ?? 0, done?.second ?? 0) });
  });
});
