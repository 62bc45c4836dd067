import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comingDate, ringDate } from '../../../src/app/alarms/dates.ts';
import { triesIn } from '../../../src/app/leagues/league.ts';
import { outable, takeOut } from '../../../src/app/leagues/leave.ts';
import { layTable, meetingOf, wantedMeetings } from '../../../src/app/leagues/open-matches.ts';
import { beginLeague, closeGone } from '../../../src/app/leagues/progress.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { abandon } from '../../../src/app/seats/resign.ts';
import { games } from '../../../src/games/registry.ts';
import { noticeOn } from '../../../src/store/notices.ts';
import { keepServer } from '../../../src/store/servers.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouse } from '../../support/house.ts';
import { begun, entered, layAll, leagueOf, playing, playOutLeague } from '../../support/league.ts';
import { keyOf } from '../../support/refusal.ts';
import { tableOf } from '../../support/verify.ts';

const THREE = ['ann', 'bob', 'cem'];

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouse(undefined, undefined, () => now);
});
afterEach(async () => await closeHouse(house));

describe('at how many tables somebody may sit', () => {
  test('does not count for those of a league, and its tables do not count for others', async () => {
    await keepServer(house.store, 'g', { tablesOfPerson: 1 }, 0);
    await openTable(house, act('ann'), { guild: 'g', channel: 'x', game: 'gostop', language: 'en' });
    const id = await begun(house, THREE);
    expect(await playing(house, id)).toHaveLength(3);
    expect((await leagueOf(house, id)).record.crowded).toBe(false);
    const more = { guild: 'g', channel: 'y', game: 'gostop', language: 'en' as const };
    expect(await openTable(house, act('bob'), more)).toBeTypeOf('number');
    expect(keyOf(await openTable(house, act('bob'), { ...more, channel: 'z' }))).toBe(
      'bot:refuse.enoughTables',
    );
  });
});

describe('a table that cannot be opened', () => {
  test('is looked at again for a day, is told of, and then the league is closed', async () => {
    const id = await entered(house, THREE);
    await beginLeague(house, act('ann'), id);
    const told = async () => (await noticeOn(house.store, 'league', String(id)))?.wanted ?? 0;
    const before = await told();
    await ring();
    expect(await told()).toBe(before + 1);
    await ring();
    expect(await told(), 'it is said once').toBe(before + 1);
    const [match] = await wantedMeetings(house);
    expect(triesIn((await meetingOf(house, match ?? 0))?.match.tried ?? 0)).toEqual({
      ...{ broken: 0, taken: 0 },
      waited: 2,
    });
    for (let times = 2; times < 143; times++) await ring();
    expect((await leagueOf(house, id)).record.phase).toBe('running');
    await ring();
    expect((await leagueOf(house, id)).record.phase).toBe('closed');
    expect(await comingDate(house)).toBeUndefined();
  });

  test('in a thread that somebody takes each time waits for the last of them', async () => {
    const id = await entered(house, THREE);
    await beginLeague(house, act('ann'), id);
    const [match = 0] = await wantedMeetings(house);
    for (let times = 0; times < 6; times++) {
      await taken(match, `t${times}`);
      await layTable(house, match, `t${times}`);
    }
    const { tried, state } = (await leagueOf(house, id)).matches.find((one) => one.id === match) ?? {};
    expect([state, triesIn(tried ?? 0)]).toEqual(['wanted', { broken: 0, taken: 5, waited: 0 }]);
  });
});

test('taken threads and tables that were broken off are counted apart', async () => {
  const id = await entered(house, THREE);
  await beginLeague(house, act('ann'), id);
  const [match = 0] = await wantedMeetings(house);
  const first = (await meetingOf(house, match))?.pair[0].person;
  await taken(match, 'taken');
  await layTable(house, match, 'taken');
  expect((await meetingOf(house, match))?.pair[0].person, 'they have had no table yet').toBe(first);
  await layTable(house, match, 'free');
  await abandon(house, (await tableIn(match, id)) ?? 0);
  expect((await meetingOf(house, match))?.pair[1].person).toBe(first);
  await layTable(house, match, 'anew');
  await abandon(house, (await tableIn(match, id)) ?? 0);
  const { matches } = await leagueOf(house, id);
  expect(matches.find((one) => one.id === match)?.result).toMatchObject({ how: 'none' });
});

describe('somebody is taken out', () => {
  test('by who opened it or manages the channel, and loses what is left', async () => {
    const id = await begun(house, [...THREE, 'dan']);
    const league = await leagueOf(house, id);
    expect(outable(league, act('bob'))).toEqual([]);
    expect(outable(league, act('ann')).map(({ name }) => name)).not.toContain('ann');
    const dan = league.people.find(({ person }) => person === 'dan')?.number ?? 0;
    expect(keyOf(await takeOut(house, act('bob'), id, dan))).toBe('bot:league.refuse.organiser');
    expect(await takeOut(house, act('bob', { manages: true }), id, dan)).toBe(true);
    expect(keyOf(await takeOut(house, act('ann'), id, dan))).toBe('bot:league.refuse.notThere');
    const { people, matches } = await leagueOf(house, id);
    const { lot, leftAt } = people.find(({ person }) => person === 'dan') ?? {};
    expect(leftAt).toBe(now);
    const own = matches.filter(({ first, second }) => first === lot || second === lot);
    expect(own).toHaveLength(3);
    expect(own.every(({ state, result }) => state === 'done' && result?.winner !== lot)).toBe(true);
    await layAll(house);
    await playOutLeague(house, id, THREE);
    expect((await leagueOf(house, id)).record.phase).toBe('over');
    expect(keyOf(await takeOut(house, act('ann'), id, dan))).toBe('bot:league.refuse.over');
  });
});

test('a league whose game is not here any more is closed after a start, and its tables stay', async () => {
  const id = await begun(house, THREE);
  const other = await entered(house, THREE, { channel: 'd', game: 'gostop' });
  await closeGone({ ...house, games: games.filter(({ id }) => id !== 'runaround') });
  const phases = await Promise.all([id, other].map(async (one) => (await leagueOf(house, one)).record.phase));
  expect(phases).toEqual(['closed', 'entering']);
  expect((await tableOf(house, 1)).record.phase).toBe('playing');
});

/** Somebody opens a table in a thread before the one of a match is laid there. */
async function taken(match: number, channel: string): Promise<void> {
  const who = `guest-${match}-${channel}`;
  await openTable(house, act(who), { guild: 'g', channel, game: 'gostop', language: 'en' });
}

async function tableIn(match: number, league: number): Promise<number | null | undefined> {
  return (await leagueOf(house, league)).matches.find(({ id }) => id === match)?.tableId;
}

async function ring(): Promise<void> {
  now += 10 * 60_000;
  const date = await comingDate(house);
  if (date) await ringDate(house, date);
}
