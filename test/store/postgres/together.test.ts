import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomPath } from '../../../src/ai/random.ts';
import { comingAlarm, ring } from '../../../src/app/alarms/alarms.ts';
import { REPEATED } from '../../../src/app/core/actor.ts';
import { dueAt, personAt } from '../../../src/app/core/table.ts';
import { enter } from '../../../src/app/leagues/open.ts';
import { layTable, wantedMeetings } from '../../../src/app/leagues/open-matches.ts';
import { beginLeague } from '../../../src/app/leagues/progress.ts';
import { join } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { claimBoard } from '../../../src/app/publishing/boards.ts';
import { checkRatings } from '../../../src/app/ratings/rate-again.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { games } from '../../../src/games/registry.ts';
import { keepServer } from '../../../src/store/servers.ts';
import { begun, opened } from '../../support/bare-table.ts';
import { act, type BareHouse, BEGIN, openHouse } from '../../support/house.ts';
import { entered, leagueOf, playing } from '../../support/league.ts';
import { keyOf } from '../../support/refusal.ts';
import { ON_POSTGRES } from '../../support/store.ts';
import { expectToldOnce, expectWhole, tableOf } from '../../support/verify.ts';

/** Two processes on one database. */
let one: BareHouse;
let other: BareHouse;
let nth = 0;
let time = BEGIN;
const now = () => time++;
beforeEach(async () => {
  const name = `together ${++nth}`;
  one = await openHouse(name, games, now);
  other = await openHouse(name, games, now);
});
afterEach(async () => {
  for (const { store } of [one, other]) await store.destroy();
  expect([...one.troubles, ...other.troubles]).toEqual([]);
});

/** Both do it at the same moment. */
async function both<T>(work: (house: BareHouse) => Promise<T>): Promise<readonly T[]> {
  return await Promise.all([work(one), work(other)]);
}

describe.skipIf(!ON_POSTGRES)('two processes', () => {
  test('an interaction that reaches both acts once', async () => {
    const id = await opened(one, 'runaround');
    for (let time = 0; time < 10; time++) {
      const by = act(`p${time}`);
      const wish = { guild: 'g', channel: `c${time}`, game: 'forage', language: 'en' } as const;
      const outcomes = await both((house) => openTable(house, by, wish));
      expect(outcomes.filter((outcome) => outcome === REPEATED)).toHaveLength(1);
      expect(outcomes.filter((outcome) => typeof outcome === 'number')).toHaveLength(1);
    }
    expect(await join(one, act('bob'), id)).toBe(2);
  });

  test('one gets the last seat, the channel, and the last table that the server has room for', async () => {
    const id = await opened(one, 'runaround');
    const seats = await both((house) => join(house, act(house === one ? 'bob' : 'eve'), id));
    expect(seats.map(keyOf).sort()).toEqual(['bot:refuse.full', undefined]);
    const open = (channel: (house: BareHouse) => string) =>
      both((house) =>
        openTable(house, act(house === one ? 'cem' : 'dan'), {
          ...{ guild: 'g', game: 'forage', language: 'en' },
          channel: channel(house),
        }),
      );
    expect((await open(() => 'd')).map(keyOf).sort()).toEqual(['bot:refuse.channelTaken', undefined]);
    await keepServer(one.store, 'g', { tables: 3 }, 1);
    const last = await open((house) => (house === one ? 'e' : 'f'));
    expect(last.map(keyOf).sort()).toEqual(['bot:refuse.serverFull', undefined]);
  });

  test('a board is claimed once, and an alarm rings once', async () => {
    const id = await begun(one, 'runaround', 'ann', 'bob');
    const claims = await both((house) => claimBoard(house, id));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    await expectToldOnce(one.store, id);
    const alarm = await comingAlarm(one);
    if (!alarm) throw new Error('No alarm is set');
    time = alarm.at;
    await both((house) => ring(house, alarm));
    const turns = await one.store.selectFrom('turns').select('reminded').execute();
    expect(turns).toEqual([{ reminded: 1 }]);
  });

  test('all moves of many matches are made, each once', async () => {
    const ids: number[] = [];
    for (const channel of ['c1', 'c2', 'c3', 'c4']) ids.push(await match(channel));
    await Promise.all(ids.flatMap((id) => [play(one, id, 1), play(other, id, 2)]));
    for (const id of ids) expect((await expectWhole(one, id)).length).toBeGreaterThan(20);
  });

  test('matches that end at the same moment are rated as their results say', async () => {
    const ids: number[] = [];
    for (const channel of ['c1', 'c2', 'c3', 'c4']) ids.push(await match(channel));
    await Promise.all(
      ids.map((id, at) => resign(at % 2 === 0 ? one : other, act('ann'), id, (name) => name)),
    );
    const rated = await checkRatings(one.store);
    expect(rated).toEqual({ same: 8, first: null });
  });

  test('everybody who comes into a league has a number, and each of its tables is laid once', async () => {
    const people = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
    const id = await entered(one, ['p0']);
    await Promise.all(people.map((person, at) => enter(at % 2 === 0 ? one : other, act(person), id)));
    const { people: inside } = await leagueOf(one, id);
    expect(inside.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await beginLeague(one, act('p0'), id)).toBe(true);
    const wanted = await wantedMeetings(one);
    await Promise.all(wanted.map((match) => both((house) => layTable(house, match, `thread-${match}`))));
    expect(await playing(one, id)).toHaveLength(wanted.length);
    const tables = await one.store.selectFrom('tables').select('id').execute();
    expect(tables).toHaveLength(wanted.length);
  });
});

/** Ann and Bob begin a match of Runaround in that channel. Returns its id. */
async function match(channel: string): Promise<number> {
  const id = await openTable(one, act('ann'), { guild: 'g', channel, game: 'runaround', language: 'en' });
  if (typeof id !== 'number') throw new Error(`No table was opened: ${keyOf(id)}`);
  await join(one, act('bob'), id);
  await startTable(one, act('ann'), id);
  return id;
}

/** Whoever is due decides at that house, so many times; another house may be faster. */
async function play(house: BareHouse, id: number, seed: number): Promise<void> {
  const chance = seeded(seed);
  for (let tries = 0; tries < 25; tries++) {
    const table = await tableOf(house, id);
    const [seat] = dueAt(table);
    if (seat === undefined) return;
    const by = act(String(personAt(table, seat)));
    await makeMove(house, by, id, table.record.version, (game, view, mine) =>
      randomPath(game, view, mine, chance),
    );
  }
}
