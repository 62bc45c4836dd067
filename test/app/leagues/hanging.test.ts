import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingDate, fireDueDate } from '../../../src/app/alarms/alarms.ts';
import { decodeTries } from '../../../src/app/leagues/league.ts';
import { getRemovablePeople, removeFromLeague } from '../../../src/app/leagues/leave.ts';
import { findMeeting, listWantedMeetings, startLeagueMatch } from '../../../src/app/leagues/open-matches.ts';
import { beginLeague, closeLeaguesWithoutGame } from '../../../src/app/leagues/progress.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { abandonTable } from '../../../src/app/seats/resign.ts';
import { games } from '../../../src/games/registry.ts';
import { findNotice } from '../../../src/store/notices.ts';
import { saveServerSettings } from '../../../src/store/server-settings.ts';
import {
  listPlayingTables,
  loadTestLeague,
  openAllTables,
  openBegunLeague,
  openEnteredLeague,
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
import { loadStoredTable } from '../../support/verify.ts';

const THREE = ['ann', 'bob', 'cem'];

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContext(undefined, undefined, () => now);
});
afterEach(async () => await closeTestContext(ctx));

describe('the limit of tables per person', () => {
  test('the limit of tables per person: neither applies to league tables nor counts them', async () => {
    await saveServerSettings(ctx.store, 'g', { tablesOfPerson: 1 }, 0);
    await openTable(ctx, createActor('ann'), { guild: 'g', channel: 'x', game: 'gostop', language: 'en' });
    const id = await openBegunLeague(ctx, THREE);
    expect(await listPlayingTables(ctx, id)).toHaveLength(3);
    expect((await loadTestLeague(ctx, id)).record.crowded).toBe(false);
    const more = { guild: 'g', channel: 'y', game: 'gostop', language: 'en' as const };
    expect(await openTable(ctx, createActor('bob'), more)).toBeTypeOf('number');
    expect(getRefusalKey(await openTable(ctx, createActor('bob'), { ...more, channel: 'z' }))).toBe(
      'bot:refuse.enoughTables',
    );
  });
});

describe('a league table that cannot be opened', () => {
  test('a league table that cannot be opened: is retried and reported for a day, then the league closes', async () => {
    const id = await openEnteredLeague(ctx, THREE);
    await beginLeague(ctx, createActor('ann'), id);
    const countNoticeVersions = async () => (await findNotice(ctx.store, 'league', String(id)))?.wanted ?? 0;
    const before = await countNoticeVersions();
    await fireDue();
    expect(await countNoticeVersions()).toBe(before + 1);
    await fireDue();
    expect(await countNoticeVersions(), 'the delay is posted once').toBe(before + 1);
    const [match] = await listWantedMeetings(ctx);
    expect(decodeTries((await findMeeting(ctx, match ?? 0))?.match.tried ?? 0)).toEqual({
      ...{ broken: 0, taken: 0 },
      waited: 2,
    });
    for (let times = 2; times < 143; times++) await fireDue();
    expect((await loadTestLeague(ctx, id)).record.phase).toBe('running');
    await fireDue();
    expect((await loadTestLeague(ctx, id)).record.phase).toBe('closed');
    expect(await findUpcomingDate(ctx)).toBeUndefined();
  });

  test('a league table whose threads are all taken: stays wanted after five attempts', async () => {
    const id = await openEnteredLeague(ctx, THREE);
    await beginLeague(ctx, createActor('ann'), id);
    const [match = 0] = await listWantedMeetings(ctx);
    for (let times = 0; times < 6; times++) {
      await takeThread(match, `t${times}`);
      await startLeagueMatch(ctx, match, `t${times}`);
    }
    const { tried, state } = (await loadTestLeague(ctx, id)).matches.find((one) => one.id === match) ?? {};
    expect([state, decodeTries(tried ?? 0)]).toEqual(['wanted', { broken: 0, taken: 5, waited: 0 }]);
  });
});

test('startLeagueMatch: counts taken threads and cancelled tables separately', async () => {
  const id = await openEnteredLeague(ctx, THREE);
  await beginLeague(ctx, createActor('ann'), id);
  const [match = 0] = await listWantedMeetings(ctx);
  const first = (await findMeeting(ctx, match))?.pair[0].person;
  await takeThread(match, 'taken');
  await startLeagueMatch(ctx, match, 'taken');
  expect((await findMeeting(ctx, match))?.pair[0].person, 'they have had no table yet').toBe(first);
  await startLeagueMatch(ctx, match, 'free');
  await abandonTable(ctx, (await findTableId(match, id)) ?? 0);
  expect((await findMeeting(ctx, match))?.pair[1].person).toBe(first);
  await startLeagueMatch(ctx, match, 'anew');
  await abandonTable(ctx, (await findTableId(match, id)) ?? 0);
  const { matches } = await loadTestLeague(ctx, id);
  expect(matches.find((one) => one.id === match)?.result).toMatchObject({ how: 'none' });
});

describe('removing a player from a league', () => {
  test('removeFromLeague: is left to the organiser, and the player loses the remaining matches', async () => {
    const id = await openBegunLeague(ctx, [...THREE, 'dan']);
    const league = await loadTestLeague(ctx, id);
    expect(getRemovablePeople(league, createActor('bob'))).toEqual([]);
    expect(getRemovablePeople(league, createActor('ann')).map(({ name }) => name)).not.toContain('ann');
    const dan = league.people.find(({ person }) => person === 'dan')?.number ?? 0;
    expect(getRefusalKey(await removeFromLeague(ctx, createActor('bob'), id, dan))).toBe(
      'bot:league.refuse.organiser',
    );
    expect(await removeFromLeague(ctx, createActor('bob', { manages: true }), id, dan)).toBe(true);
    expect(getRefusalKey(await removeFromLeague(ctx, createActor('ann'), id, dan))).toBe(
      'bot:league.refuse.notThere',
    );
    const { people, matches } = await loadTestLeague(ctx, id);
    const { drawNumber, leftAt } = people.find(({ person }) => person === 'dan') ?? {};
    expect(leftAt).toBe(now);
    const own = matches.filter(({ first, second }) => first === drawNumber || second === drawNumber);
    expect(own).toHaveLength(3);
    expect(own.every(({ state, result }) => state === 'done' && result?.winner !== drawNumber)).toBe(true);
    await openAllTables(ctx);
    await playOutLeague(ctx, id, THREE);
    expect((await loadTestLeague(ctx, id)).record.phase).toBe('over');
    expect(getRefusalKey(await removeFromLeague(ctx, createActor('ann'), id, dan))).toBe(
      'bot:league.refuse.over',
    );
  });
});

test('closeLeaguesWithoutGame: closes a league whose game is missing and keeps its tables', async () => {
  const id = await openBegunLeague(ctx, THREE);
  const other = await openEnteredLeague(ctx, THREE, { channel: 'd', game: 'gostop' });
  await closeLeaguesWithoutGame({ ...ctx, games: games.filter(({ id }) => id !== 'runaround') });
  const phases = await Promise.all(
    [id, other].map(async (one) => (await loadTestLeague(ctx, one)).record.phase),
  );
  expect(phases).toEqual(['closed', 'entering']);
  expect((await loadStoredTable(ctx, 1)).record.phase).toBe('playing');
});

/** Opens a table in a thread before a league match can. */
async function takeThread(match: number, channel: string): Promise<void> {
  const who = `guest-${match}-${channel}`;
  await openTable(ctx, createActor(who), { guild: 'g', channel, game: 'gostop', language: 'en' });
}

async function findTableId(match: number, league: number): Promise<number | null | undefined> {
  return (await loadTestLeague(ctx, league)).matches.find(({ id }) => id === match)?.tableId;
}

async function fireDue(): Promise<void> {
  now += 10 * 60_000;
  const date = await findUpcomingDate(ctx);
  if (date) await fireDueDate(ctx, date);
}
