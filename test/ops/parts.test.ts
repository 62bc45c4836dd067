import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Overtaken } from '../../src/app/core/unit-of-work.ts';
import { methodOf, routeOf, scopeOf, statusOf } from '../../src/ops/metrics/route.ts';
import { outcomeOf } from '../../src/ops/metrics/store.ts';
import { StoreAway } from '../../src/store/away.ts';
import { oldestUntold, tablesByPhase, untoldCounts } from '../../src/store/figures.ts';
import { want } from '../../src/store/notices.ts';
import { queue } from '../../src/store/outbox.ts';
import { noteTable } from '../../src/store/tables.ts';
import { type Transacted, watchTransactions } from '../../src/store/transacted.ts';
import { type BareHouse, BEGIN, closeHouse, openHouse } from '../support/house.ts';
import { samplesIn } from './scraped.ts';

describe('what a request went to, without whom', () => {
  test.each([
    ['/channels/123456789012345678/messages?limit=100', '/channels/:id/messages'],
    ['/channels/123456789012345678/messages/12345678901234567890', '/channels/:id/messages/:id'],
    ['/interactions/1234/aW50ZXJhY3Rpb246/callback?with_response=false', '/interactions/:id/:id/callback'],
    ['/webhooks/1234/lettersonly/messages/@original', '/webhooks/:id/:id/messages/@original'],
    ['/guilds/1/members/ada', '/guilds/:id/members/:id'],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  test('nothing unforeseen is a label', () => {
    expect([methodOf('GET'), methodOf('ada')]).toEqual(['GET', 'other']);
    expect([scopeOf('shared'), scopeOf('ada'), scopeOf(null)]).toEqual(['shared', 'other', 'other']);
    expect([statusOf(204), statusOf(429)]).toEqual(['2xx', '4xx']);
  });
});

test('a scrape that is not as it must be is noticed', () => {
  expect(() => samplesIn('piecemeal_tables{phase="lobby} 1')).toThrow('no sample');
  expect(() => samplesIn('piecemeal tables 1')).toThrow('no sample');
});

describe('of the store', () => {
  let house: BareHouse;
  beforeEach(async () => {
    house = await openHouse();
  });
  afterEach(async () => await closeHouse(house));

  test('transactions are told with what became of them', async () => {
    const told: Transacted[] = [];
    const { store } = house;
    watchTransactions(store, (ended) => told.push(ended));
    const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    const work = (error?: Error) =>
      store.transaction().execute(async () => {
        if (error) throw error;
      });
    await work();
    for (const error of [busy, new StoreAway(new Error('gone')), new Overtaken(), new Error('bug')])
      await work(error).catch(() => undefined);
    expect(told.map(outcomeOf)).toEqual(['kept', 'again', 'away', 'overtaken', 'failed']);
  });

  test('tables are counted by phase, and what is out of reach is not waited for', async () => {
    const { store } = house;
    const row = { guild: 'g', host: 'ann', game: 'runaround', rules: 1, options: '{}', language: 'en' };
    const open = { ...row, opened_at: BEGIN };
    const phases = ['lobby', 'playing', 'playing', 'playing', 'over'] as const;
    const rows = phases.map((phase, at) => ({ ...open, phase, channel: `c${at}` }));
    for (const one of rows)
      await store
        .insertInto('tables')
        .values(one as never)
        .execute();
    await noteTable(store, 2, { sleptAt: BEGIN });
    await noteTable(store, 3, { goneAt: BEGIN });
    const counts = { lobby: 1, playing: 1, sleeping: 1, away: 1, over: 1, cancelled: 0 };
    expect(await tablesByPhase(store)).toEqual(counts);
    expect(await oldestUntold(store)).toBeNull();
    await queue(store, 3, 'board', BEGIN);
    await queue(store, 4, 'board', BEGIN + 5);
    await queue(store, 4, 'hush', BEGIN + 2);
    await want(store, { kind: 'letter', subject: '1', guild: 'g', channel: 'c' });
    expect(await oldestUntold(store)).toBe(BEGIN + 2);
    expect(await untoldCounts(store)).toEqual({ tables: 1, notices: 1 });
  });
});
