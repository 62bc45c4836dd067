import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUpcomingDate, fireDueDate } from '../../../src/app/alarms/alarms.ts';
import { decodeTries } from '../../../src/app/leagues/league.ts';
import { leaveLeague } from '../../../src/app/leagues/leave.ts';
import { joinLeague, openLeague } from '../../../src/app/leagues/open.ts';
import { findMeeting, listWantedMeetings } from '../../../src/app/leagues/open-matches.ts';
import { beginLeague, closeLeague } from '../../../src/app/leagues/progress.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { saveServerSettings } from '../../../src/store/server-settings.ts';
import {
  decideMatch,
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

const FIVE = ['ann', 'bob', 'cem', 'dan', 'eve'];
const DAY = 86_400_000;

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContext(undefined, undefined, () => now);
});
afterEach(async () => await closeTestContext(ctx));

describe('joining a league', () => {
  test('joinLeague: is refused the second time and after the league has begun', async () => {
    const id = await openEnteredLeague(ctx, FIVE.slice(0, 2));
    expect(getRefusalKey(await joinLeague(ctx, createActor('ann'), id))).toBe('bot:league.refuse.entered');
    expect(getRefusalKey(await beginLeague(ctx, createActor('ann'), id))).toBe('bot:league.refuse.fewest');
    await joinLeague(ctx, createActor('cem'), id);
    expect(getRefusalKey(await beginLeague(ctx, createActor('cem'), id))).toBe('bot:league.refuse.organiser');
    expect(await leaveLeague(ctx, createActor('bob'), id)).toBe(true);
    await joinLeague(ctx, createActor('bob'), id);
    expect(await beginLeague(ctx, createActor('cem', { manages: true }), id)).toBe(true);
    expect(getRefusalKey(await joinLeague(ctx, createActor('dan'), id))).toBe('bot:league.refuse.begun');
    expect(getRefusalKey(await beginLeague(ctx, createActor('ann'), id))).toBe('bot:league.refuse.begun');
  });

  test('joinLeague: is refused when sixteen people have joined', async () => {
    const many = Array.from({ length: 16 }, (_, at) => `p${at}`);
    const id = await openEnteredLeague(ctx, many);
    expect(getRefusalKey(await joinLeague(ctx, createActor('p16'), id))).toBe('bot:league.refuse.most');
  });

  test('joinLeague: the same interaction joins once', async () => {
    const id = await openEnteredLeague(ctx, ['ann']);
    const by = createActor('bob');
    expect(await joinLeague(ctx, by, id)).toBe(2);
    expect(await joinLeague(ctx, by, id)).toBe('repeated');
    expect((await loadTestLeague(ctx, id)).people).toHaveLength(2);
  });
});

describe('limits of leagues', () => {
  test('openLeague: allows one league a channel, three a server, and two a day by one person', async () => {
    const first = await openEnteredLeague(ctx, ['ann']);
    const spec = {
      guild: 'g',
      game: 'runaround',
      kind: 'cup' as const,
      times: 1 as const,
      pace: 12,
      strict: false,
      language: 'en' as const,
    };
    const open = (person: string, channel: string, guild = 'g') =>
      openLeague(ctx, createActor(person), { ...spec, guild, channel });
    expect(getRefusalKey(await open('bob', 'c'))).toBe('bot:league.refuse.taken');
    await closeLeague(ctx, createActor('ann'), first);
    expect(await open('ann', 'c')).toBeTypeOf('number');
    expect(getRefusalKey(await open('ann', 'other', 'h'))).toBe('bot:league.refuse.enough');
    now += DAY + 1;
    expect(await open('ann', 'd')).toBeTypeOf('number');
    expect(await open('bob', 'e')).toBeTypeOf('number');
    expect(getRefusalKey(await open('cem', 'f'))).toBe('bot:league.refuse.full');
    expect(await open('cem', 'f', 'h')).toBeTypeOf('number');
  });

  test('openLeague: refuses games that are not for two, unknown games, wrong paces and closed channels', async () => {
    const spec = {
      guild: 'g',
      channel: 'c',
      kind: 'league' as const,
      times: 1 as const,
      pace: 12,
      strict: false,
      language: 'en' as const,
    };
    const open = (more: object) => openLeague(ctx, createActor('ann'), { ...spec, game: 'gostop', ...more });
    expect(getRefusalKey(await open({ game: 'forage' }))).toBe('bot:league.refuse.notForTwo');
    expect(getRefusalKey(await open({ game: 'piecepack' }))).toBe('bot:league.refuse.notForTwo');
    expect(getRefusalKey(await open({ game: 'chess' }))).toBe('bot:refuse.noSuchGame');
    expect(getRefusalKey(await open({ pace: 5 }))).toBe('bot:refuse.forged');
    expect(getRefusalKey(await open({ pace: 1 }))).toBe('bot:league.refuse.cupPace');
    await saveServerSettings(ctx.store, 'g', { channels: ['d'] }, 0);
    expect(getRefusalKey(await open({}))).toBe('bot:refuse.otherChannels');
    expect(await open({ channel: 'd' })).toBeTypeOf('number');
  });

  test('closeLeague: is left to the organiser, and running tables go on', async () => {
    const id = await openBegunLeague(ctx, FIVE);
    expect(getRefusalKey(await closeLeague(ctx, createActor('bob'), id))).toBe('bot:league.refuse.organiser');
    const tables = await listPlayingTables(ctx, id);
    expect(await closeLeague(ctx, createActor('ann'), id)).toBe(true);
    expect(getRefusalKey(await closeLeague(ctx, createActor('ann'), id))).toBe('bot:league.refuse.over');
    for (const table of tables) {
      expect((await loadStoredTable(ctx, table)).record.phase).toBe('playing');
      await decideMatch(ctx, table, FIVE);
    }
    expect(await listWantedMeetings(ctx)).toEqual([]);
    expect((await loadTestLeague(ctx, id)).record.phase).toBe('closed');
  });

  test('a league: is closed after a week if nobody begins it', async () => {
    const id = await openEnteredLeague(ctx, FIVE);
    const date = await findUpcomingDate(ctx);
    expect(date).toMatchObject({ kind: 'league', at: START_AT_MS + 7 * DAY });
    now += 7 * DAY;
    if (date) await fireDueDate(ctx, date);
    expect((await loadTestLeague(ctx, id)).record.phase).toBe('closed');
  });
});

describe('a league on a full server', () => {
  test('a league: waits with its tables while the server is full, and marks itself as crowded', async () => {
    await saveServerSettings(ctx.store, 'g', { tables: 2 }, 0);
    const id = await openBegunLeague(ctx, FIVE);
    expect(await listPlayingTables(ctx, id)).toHaveLength(2);
    expect((await loadTestLeague(ctx, id)).record.crowded).toBe(true);
    await saveServerSettings(ctx.store, 'g', { tables: 100 }, 0);
    now += 10 * 60_000;
    const date = await findUpcomingDate(ctx);
    if (date) await fireDueDate(ctx, date);
    await openAllTables(ctx);
    expect(await listPlayingTables(ctx, id)).toHaveLength(5);
    expect((await loadTestLeague(ctx, id)).record.crowded).toBe(false);
    expect(await findUpcomingDate(ctx)).toMatchObject({ at: now + 10 * 60_000 });
  });

  test('a league: waits with a planned table when the server limit was lowered meanwhile', async () => {
    const id = await openEnteredLeague(ctx, FIVE);
    await beginLeague(ctx, createActor('ann'), id);
    expect(await listWantedMeetings(ctx)).toHaveLength(5);
    await saveServerSettings(ctx.store, 'g', { tables: 1 }, 0);
    await openAllTables(ctx);
    await openAllTables(ctx);
    expect(await listPlayingTables(ctx, id)).toHaveLength(1);
    await playOutLeague(ctx, id, FIVE);
    expect((await loadTestLeague(ctx, id)).record.phase).toBe('over');
  });

  test('a league: tries another thread when a thread is taken by another table', async () => {
    const id = await openEnteredLeague(ctx, ['ann', 'bob', 'cem']);
    await beginLeague(ctx, createActor('ann'), id);
    const [first = 0] = await listWantedMeetings(ctx);
    await openTable(ctx, createActor('dan'), {
      guild: 'g',
      channel: `thread-${first}-0`,
      game: 'gostop',
      language: 'en',
    });
    await openAllTables(ctx);
    expect(decodeTries((await findMeeting(ctx, first))?.match.tried ?? 0)).toMatchObject({
      broken: 0,
      taken: 1,
    });
    await openAllTables(ctx);
    expect(await listPlayingTables(ctx, id)).toHaveLength(3);
  });
});
