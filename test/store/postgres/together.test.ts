import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { findUpcomingAlarm, fireDueAlarm } from '../../../src/app/alarms/alarms.ts';
import { REPEATED } from '../../../src/app/core/actor.ts';
import { findPerson, getDueSeats } from '../../../src/app/core/table.ts';
import { joinLeague } from '../../../src/app/leagues/open.ts';
import { listWantedMeetings, startLeagueMatch } from '../../../src/app/leagues/open-matches.ts';
import { beginLeague } from '../../../src/app/leagues/progress.ts';
import { joinLobby } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { claimBoard } from '../../../src/app/publishing/boards.ts';
import { checkRatings } from '../../../src/app/ratings/recompute-ratings.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { games } from '../../../src/games/registry.ts';
import { saveServerSettings } from '../../../src/store/server-settings.ts';
import { beginMatch, openLobby } from '../../support/app-table.ts';
import { listPlayingTables, loadTestLeague, openEnteredLeague } from '../../support/league.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import { ON_POSTGRES } from '../../support/store.ts';
import { createActor, openTestContext, START_AT_MS, type TestContext } from '../../support/test-context.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../../support/verify.ts';

/** Two processes on one database. */
let one: TestContext;
let other: TestContext;
let nth = 0;
let time = START_AT_MS;
const getNow = () => time++;
beforeEach(async () => {
  const name = `together ${++nth}`;
  one = await openTestContext(name, games, getNow);
  other = await openTestContext(name, games, getNow);
});
afterEach(async () => {
  for (const { store } of [one, other]) await store.destroy();
  expect([...one.errors, ...other.errors]).toEqual([]);
});

/** Runs the work in both processes at the same time. */
async function runOnBoth<T>(work: (ctx: TestContext) => Promise<T>): Promise<readonly T[]> {
  return await Promise.all([work(one), work(other)]);
}

describe.skipIf(!ON_POSTGRES)('two processes on one database', () => {
  test('two processes: an interaction that reaches both acts once', async () => {
    const id = await openLobby(one, 'runaround');
    for (let time = 0; time < 10; time++) {
      const by = createActor(`p${time}`);
      const spec = { guild: 'g', channel: `c${time}`, game: 'forage', language: 'en' } as const;
      const outcomes = await runOnBoth((ctx) => openTable(ctx, by, spec));
      expect(outcomes.filter((outcome) => outcome === REPEATED)).toHaveLength(1);
      expect(outcomes.filter((outcome) => typeof outcome === 'number')).toHaveLength(1);
    }
    expect(await joinLobby(one, createActor('bob'), id)).toBe(2);
  });

  test('two processes: only one gets the last seat, the channel and the last table of the server', async () => {
    const id = await openLobby(one, 'runaround');
    const seats = await runOnBoth((ctx) => joinLobby(ctx, createActor(ctx === one ? 'bob' : 'eve'), id));
    expect(seats.map(getRefusalKey).sort()).toEqual(['bot:refuse.full', undefined]);
    const open = (channel: (ctx: TestContext) => string) =>
      runOnBoth((ctx) =>
        openTable(ctx, createActor(ctx === one ? 'cem' : 'dan'), {
          ...{ guild: 'g', game: 'forage', language: 'en' },
          channel: channel(ctx),
        }),
      );
    expect((await open(() => 'd')).map(getRefusalKey).sort()).toEqual(['bot:refuse.channelTaken', undefined]);
    await saveServerSettings(one.store, 'g', { tables: 3 }, 1);
    const last = await open((ctx) => (ctx === one ? 'e' : 'f'));
    expect(last.map(getRefusalKey).sort()).toEqual(['bot:refuse.serverFull', undefined]);
  });

  test('two processes: a board is claimed once and an alarm fires once', async () => {
    const id = await beginMatch(one, 'runaround', 'ann', 'bob');
    const claims = await runOnBoth((ctx) => claimBoard(ctx, id));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    await expectToldOnce(one.store, id);
    const alarm = await findUpcomingAlarm(one);
    if (!alarm) throw new Error('No alarm is set');
    time = alarm.at;
    await runOnBoth((ctx) => fireDueAlarm(ctx, alarm));
    const turns = await one.store.selectFrom('turns').select('reminded').execute();
    expect(turns).toEqual([{ reminded: 1 }]);
  });

  test('two processes: all moves of simultaneous matches are made once', async () => {
    const ids: number[] = [];
    for (const channel of ['c1', 'c2', 'c3', 'c4']) ids.push(await beginMatchInChannel(channel));
    await Promise.all(ids.flatMap((id) => [play(one, id, 1), play(other, id, 2)]));
    for (const id of ids) expect((await expectCompleteLog(one, id)).length).toBeGreaterThan(20);
  });

  test('two processes: matches that end simultaneously are rated by their results', async () => {
    const ids: number[] = [];
    for (const channel of ['c1', 'c2', 'c3', 'c4']) ids.push(await beginMatchInChannel(channel));
    await Promise.all(
      ids.map((id, at) => resign(at % 2 === 0 ? one : other, createActor('ann'), id, (name) => name)),
    );
    const rated = await checkRatings(one.store);
    expect(rated).toEqual({ same: 8, first: null });
  });

  test('two processes: each league player gets a number and each league table is opened once', async () => {
    const people = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
    const id = await openEnteredLeague(one, ['p0']);
    await Promise.all(
      people.map((person, at) => joinLeague(at % 2 === 0 ? one : other, createActor(person), id)),
    );
    const { people: inside } = await loadTestLeague(one, id);
    expect(inside.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await beginLeague(one, createActor('p0'), id)).toBe(true);
    const wanted = await listWantedMeetings(one);
    await Promise.all(
      wanted.map((match) => runOnBoth((ctx) => startLeagueMatch(ctx, match, `thread-${match}`))),
    );
    expect(await listPlayingTables(one, id)).toHaveLength(wanted.length);
    const tables = await one.store.selectFrom('tables').select('id').execute();
    expect(tables).toHaveLength(wanted.length);
  });
});

/** Starts a match of Runaround between Ann and Bob in a channel. Returns its id. */
async function beginMatchInChannel(channel: string): Promise<number> {
  const id = await openTable(one, createActor('ann'), {
    guild: 'g',
    channel,
    game: 'runaround',
    language: 'en',
  });
  if (typeof id !== 'number') throw new Error(`No table was opened: ${getRefusalKey(id)}`);
  await joinLobby(one, createActor('bob'), id);
  await startTable(one, createActor('ann'), id);
  return id;
}

/** Makes 25 random moves of the due players in one process; the other may be faster. */
async function play(ctx: TestContext, id: number, seed: number): Promise<void> {
  const chance = createSeededChance(seed);
  for (let tries = 0; tries < 25; tries++) {
    const table = await loadStoredTable(ctx, id);
    const [seat] = getDueSeats(table);
    if (seat === undefined) return;
    const by = createActor(String(findPerson(table, seat)));
    await makeMove(ctx, by, id, table.record.version, (game, view, mine) =>
      pickRandomPath(game, view, mine, chance),
    );
  }
}
