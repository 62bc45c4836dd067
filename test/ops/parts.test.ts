import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StaleWriteError } from '../../src/app/core/unit-of-work.ts';
import {
  getMethodLabel,
  getRouteLabel,
  getScopeLabel,
  getStatusLabel,
} from '../../src/ops/metrics/request-labels.ts';
import { getTransactionOutcome } from '../../src/ops/metrics/store-metrics.ts';
import { StoreUnavailableError } from '../../src/store/connection-errors.ts';
import { countPending, countTablesByPhase, findOldestPendingTime } from '../../src/store/metrics.ts';
import { requestNotice } from '../../src/store/notices.ts';
import { queueMessage } from '../../src/store/outbox.ts';
import { updateTableNote } from '../../src/store/tables.ts';
import { type EndedTransaction, watchTransactions } from '../../src/store/watch-transactions.ts';
import { closeTestContext, openTestContext, START_AT_MS, type TestContext } from '../support/test-context.ts';
import { samplesIn } from './scraped.ts';

describe('request labels', () => {
  test.each([
    ['/channels/123456789012345678/messages?limit=100', '/channels/:id/messages'],
    ['/channels/123456789012345678/messages/12345678901234567890', '/channels/:id/messages/:id'],
    ['/interactions/1234/aW50ZXJhY3Rpb246/callback?with_response=false', '/interactions/:id/:id/callback'],
    ['/webhooks/1234/lettersonly/messages/@original', '/webhooks/:id/:id/messages/@original'],
    ['/guilds/1/members/ada', '/guilds/:id/members/:id'],
  ])('getRouteLabel: removes the ids of %s', (path, route) => {
    expect(getRouteLabel(path)).toBe(route);
  });

  test('request labels: are "other" for unknown values', () => {
    expect([getMethodLabel('GET'), getMethodLabel('ada')]).toEqual(['GET', 'other']);
    expect([getScopeLabel('shared'), getScopeLabel('ada'), getScopeLabel(null)]).toEqual([
      'shared',
      'other',
      'other',
    ]);
    expect([getStatusLabel(204), getStatusLabel(429)]).toEqual(['2xx', '4xx']);
  });
});

test('samplesIn: throws on a malformed scrape', () => {
  expect(() => samplesIn('piecemeal_tables{phase="lobby} 1')).toThrow('no sample');
  expect(() => samplesIn('piecemeal tables 1')).toThrow('no sample');
});

describe('store metrics', () => {
  let ctx: TestContext;
  beforeEach(async () => {
    ctx = await openTestContext();
  });
  afterEach(async () => await closeTestContext(ctx));

  test('getTransactionOutcome: labels each ended transaction by its result', async () => {
    const endedTransactions: EndedTransaction[] = [];
    const { store } = ctx;
    watchTransactions(store, (ended) => endedTransactions.push(ended));
    const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    const work = (error?: Error) =>
      store.transaction().execute(async () => {
        if (error) throw error;
      });
    await work();
    for (const error of [
      busy,
      new StoreUnavailableError(new Error('gone')),
      new StaleWriteError(),
      new Error('bug'),
    ])
      await work(error).catch(() => undefined);
    expect(endedTransactions.map(getTransactionOutcome)).toEqual([
      'kept',
      'again',
      'away',
      'overtaken',
      'failed',
    ]);
  });

  test('countTablesByPhase and findOldestPendingTime: count unavailable tables as away and skip their outbox items', async () => {
    const { store } = ctx;
    const row = { guild: 'g', host: 'ann', game: 'runaround', rules: 1, options: '{}', language: 'en' };
    const open = { ...row, opened_at: START_AT_MS };
    const phases = ['lobby', 'playing', 'playing', 'playing', 'over'] as const;
    const rows = phases.map((phase, at) => ({ ...open, phase, channel: `c${at}` }));
    for (const one of rows)
      await store
        .insertInto('tables')
        .values(one as never)
        .execute();
    await updateTableNote(store, 2, { sleptAt: START_AT_MS });
    await updateTableNote(store, 3, { goneAt: START_AT_MS });
    const counts = { lobby: 1, playing: 1, sleeping: 1, away: 1, over: 1, cancelled: 0 };
    expect(await countTablesByPhase(store)).toEqual(counts);
    expect(await findOldestPendingTime(store)).toBeNull();
    await queueMessage(store, 3, 'board', START_AT_MS);
    await queueMessage(store, 4, 'board', START_AT_MS + 5);
    await queueMessage(store, 4, 'hush', START_AT_MS + 2);
    await requestNotice(store, { kind: 'letter', subject: '1', guild: 'g', channel: 'c' });
    expect(await findOldestPendingTime(store)).toBe(START_AT_MS + 2);
    expect(await countPending(store)).toEqual({ tables: 1, notices: 1 });
  });
});
