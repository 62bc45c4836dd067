import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comingDate, ringDate } from '../../../src/app/alarms/dates.ts';
import { triesIn } from '../../../src/app/leagues/league.ts';
import { leaveLeague } from '../../../src/app/leagues/leave.ts';
import { enter, openLeague } from '../../../src/app/leagues/open.ts';
import { meetingOf, wantedMeetings } from '../../../src/app/leagues/open-matches.ts';
import { beginLeague, closeLeague } from '../../../src/app/leagues/progress.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { keepServer } from '../../../src/store/servers.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouse } from '../../support/house.ts';
import { begun, decide, entered, layAll, leagueOf, playing, playOutLeague } from '../../support/league.ts';
import { keyOf } from '../../support/refusal.ts';
import { tableOf } from '../../support/verify.ts';

const FIVE = ['ann', 'bob', 'cem', 'dan', 'eve'];
const DAY = 86_400_000;

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouse(undefined, undefined, () => now);
});
afterEach(async () => await closeHouse(house));

describe('who comes in', () => {
  test('does so once, and not after it has begun', async () => {
    const id = await entered(house, FIVE.slice(0, 2));
    expect(keyOf(await enter(house, act('ann'), id))).toBe('bot:league.refuse.entered');
    expect(keyOf(await beginLeague(house, act('ann'), id))).toBe('bot:league.refuse.fewest');
    await enter(house, act('cem'), id);
    expect(keyOf(await beginLeague(house, act('cem'), id))).toBe('bot:league.refuse.organiser');
    expect(await leaveLeague(house, act('bob'), id)).toBe(true);
    await enter(house, act('bob'), id);
    expect(await beginLeague(house, act('cem', { manages: true }), id)).toBe(true);
    expect(keyOf(await enter(house, act('dan'), id))).toBe('bot:league.refuse.begun');
    expect(keyOf(await beginLeague(house, act('ann'), id))).toBe('bot:league.refuse.begun');
  });

  test('is one of sixteen at most', async () => {
    const many = Array.from({ length: 16 }, (_, at) => `p${at}`);
    const id = await entered(house, many);
    expect(keyOf(await enter(house, act('p16'), id))).toBe('bot:league.refuse.most');
  });

  test('the same press acts once', async () => {
    const id = await entered(house, ['ann']);
    const by = act('bob');
    expect(await enter(house, by, id)).toBe(2);
    expect(await enter(house, by, id)).toBe('repeated');
    expect((await leagueOf(house, id)).people).toHaveLength(2);
  });
});

describe('what others may abuse', () => {
  test('one a channel, three a server, and two a day by one person', async () => {
    const first = await entered(house, ['ann']);
    const wish = {
      guild: 'g',
      game: 'runaround',
      kind: 'cup' as const,
      times: 1 as const,
      pace: 12,
      strict: false,
      language: 'en' as const,
    };
    const open = (person: string, channel: string, guild = 'g') =>
      openLeague(house, act(person), { ...wish, guild, channel });
    expect(keyOf(await open('bob', 'c'))).toBe('bot:league.refuse.taken');
    await closeLeague(house, act('ann'), first);
    expect(await open('ann', 'c')).toBeTypeOf('number');
    expect(keyOf(await open('ann', 'other', 'h'))).toBe('bot:league.refuse.enough');
    now += DAY + 1;
    expect(await open('ann', 'd')).toBeTypeOf('number');
    expect(await open('bob', 'e')).toBeTypeOf('number');
    expect(keyOf(await open('cem', 'f'))).toBe('bot:league.refuse.full');
    expect(await open('cem', 'f', 'h')).toBeTypeOf('number');
  });

  test('only what two can play and win, at a pace that there is, where tables may be', async () => {
    const wish = {
      guild: 'g',
      channel: 'c',
      kind: 'league' as const,
      times: 1 as const,
      pace: 12,
      strict: false,
      language: 'en' as const,
    };
    const open = (more: object) => openLeague(house, act('ann'), { ...wish, game: 'gostop', ...more });
    expect(keyOf(await open({ game: 'forage' }))).toBe('bot:league.refuse.notForTwo');
    expect(keyOf(await open({ game: 'piecepack' }))).toBe('bot:league.refuse.notForTwo');
    expect(keyOf(await open({ game: 'chess' }))).toBe('bot:refuse.noSuchGame');
    expect(keyOf(await open({ pace: 5 }))).toBe('bot:refuse.forged');
    expect(keyOf(await open({ pace: 1 }))).toBe('bot:league.refuse.cupPace');
    await keepServer(house.store, 'g', { channels: ['d'] }, 0);
    expect(keyOf(await open({}))).toBe('bot:refuse.otherChannels');
    expect(await open({ channel: 'd' })).toBeTypeOf('number');
  });

  test('it is closed by who opened it or manages the channel, and its tables go on', async () => {
    const id = await begun(house, FIVE);
    expect(keyOf(await closeLeague(house, act('bob'), id))).toBe('bot:league.refuse.organiser');
    const tables = await playing(house, id);
    expect(await closeLeague(house, act('ann'), id)).toBe(true);
    expect(keyOf(await closeLeague(house, act('ann'), id))).toBe('bot:league.refuse.over');
    for (const table of tables) {
      expect((await tableOf(house, table)).record.phase).toBe('playing');
      await decide(house, table, FIVE);
    }
    expect(await wantedMeetings(house)).toEqual([]);
    expect((await leagueOf(house, id)).record.phase).toBe('closed');
  });

  test('one that nobody begins is closed after a week', async () => {
    const id = await entered(house, FIVE);
    const date = await comingDate(house);
    expect(date).toMatchObject({ kind: 'league', at: BEGIN + 7 * DAY });
    now += 7 * DAY;
    if (date) await ringDate(house, date);
    expect((await leagueOf(house, id)).record.phase).toBe('closed');
  });
});

describe('where there is no room', () => {
  test('tables wait until there is, and say so', async () => {
    await keepServer(house.store, 'g', { tables: 2 }, 0);
    const id = await begun(house, FIVE);
    expect(await playing(house, id)).toHaveLength(2);
    expect((await leagueOf(house, id)).record.crowded).toBe(true);
    await keepServer(house.store, 'g', { tables: 100 }, 0);
    now += 10 * 60_000;
    const date = await comingDate(house);
    if (date) await ringDate(house, date);
    await layAll(house);
    expect(await playing(house, id)).toHaveLength(5);
    expect((await leagueOf(house, id)).record.crowded).toBe(false);
    expect(await comingDate(house)).toMatchObject({ at: now + 10 * 60_000 });
  });

  test('a table that was to be opened and for which the room has gone waits, too', async () => {
    const id = await entered(house, FIVE);
    await beginLeague(house, act('ann'), id);
    expect(await wantedMeetings(house)).toHaveLength(5);
    await keepServer(house.store, 'g', { tables: 1 }, 0);
    await layAll(house);
    await layAll(house);
    expect(await playing(house, id)).toHaveLength(1);
    await playOutLeague(house, id, FIVE);
    expect((await leagueOf(house, id)).record.phase).toBe('over');
  });

  test('a thread that somebody else has taken is not waited for', async () => {
    const id = await entered(house, ['ann', 'bob', 'cem']);
    await beginLeague(house, act('ann'), id);
    const [first = 0] = await wantedMeetings(house);
    await openTable(house, act('dan'), {
      guild: 'g',
      channel: `thread-${first}-0`,
      game: 'gostop',
      language: 'en',
    });
    await layAll(house);
    expect(triesIn((await meetingOf(house, first))?.match.tried ?? 0)).toMatchObject({ broken: 0, taken: 1 });
    await layAll(house);
    expect(await playing(house, id)).toHaveLength(3);
  });
});
