import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingDate, fireDueDate } from '../../../src/app/alarms/dates.ts';
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

describe('at how many tables somebody may sit', () => {
  test('does not count for those of a league, and its tables do not count for others', async () => {
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

describe('a table that cannot be opened', () => {
  test('is looked at again for a day, is told of, and then the league is closed', async () => {
    const id = await openEnteredLeague(ctx, THREE);
    await beginLeague(ctx, createActor('ann'), id);
    const told = async () => (await findNotice(ctx.store, 'league', String(id)))?.wanted ?? 0;
    const before = await told();
    await fireDue();
    expect(await told()).toBe(before + 1);
    await fireDue();
    expect(await told(), 'it is said once').toBe(before + 1);
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

  test('in a thread that somebody takes each time waits for the last of them', async () => {
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

test('taken threads and tables that were broken off are counted apart', async () => {
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

describe('somebody is taken out', () => {
  test('by who opened it or manages the channel, and loses what is left', async () => {
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

test('a league whose game is not here any more is closed after a start, and its tables stay', async () => {
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
