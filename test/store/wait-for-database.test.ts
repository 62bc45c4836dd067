import { expect, test } from 'vitest';
import { openClusterConnection } from '../../src/store/cluster.ts';
import { openStore } from '../../src/store/open.ts';
import { lockDatabase } from '../../src/store/postgres/database-lock.ts';
import { waitForDatabase } from '../../src/store/wait-for-database.ts';

/** Address without a server. */
const NOWHERE = 'postgres://127.0.0.1:1/games';

const NEEDED = {
  'the data': () => openStore(NOWHERE),
  'the lock': () => lockDatabase(NOWHERE, 'shared', () => {}),
  'the leases': () => openClusterConnection(NOWHERE, { heard: () => {}, again: () => {} }),
};

test.each(Object.entries(NEEDED))('waitForDatabase: waits for %s and reports it once', async (_, needed) => {
  const { waiting, messages, paused } = createFakeTimer();
  let tries = 0;
  const connect = async () => (++tries < 4 ? await needed() : 'there');
  expect(await waitForDatabase<unknown>(connect, waiting)).toBe('there');
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('ECONNREFUSED');
  expect(paused()).toBe(3_000);
});

test('waitForDatabase: gives up after a minute', async () => {
  const { waiting, messages, paused } = createFakeTimer();
  await expect(waitForDatabase(NEEDED['the data'], waiting)).rejects.toThrow('the server cannot be reached');
  expect(messages).toHaveLength(1);
  expect(paused()).toBe(60_000);
});

test.each([
  ['starts', { code: '57P03', severity: 'FATAL' }, true],
  ['ends', { code: '57P01', severity: 'FATAL' }, true],
  ['has no known name yet', { code: 'ENOTFOUND' }, true],
  ['drops what is sent', { message: 'timeout expired' }, true],
  ['does not answer', { message: 'Query read timeout' }, true],
  ['does not take the password', { code: '28P01', severity: 'FATAL' }, false],
  ['has no database of that name', { code: '3D000', severity: 'FATAL' }, false],
  ['has no connection left', { code: '53300', severity: 'FATAL' }, false],
  ['finds a fault in a statement', { code: '42601', severity: 'ERROR' }, false],
])('waitForDatabase: a server that %s (%j): waits %s', async (_, details, isWaitedFor) => {
  const { waiting, paused } = createFakeTimer();
  const error = Object.assign(new Error('Refused'), details);
  const failed = waitForDatabase(() => Promise.reject(new Error('It failed', { cause: error })), waiting);
  await expect(failed).rejects.toThrow('It failed');
  expect(paused() > 0).toBe(isWaitedFor);
});

/** Creates a clock that advances only during pauses. */
function createFakeTimer() {
  let now = 0;
  const messages: string[] = [];
  const waiting = {
    away: ({ message }: Error) => void messages.push(message),
    clock: () => now,
    pause: async (ms: number) => {
      now += ms;
    },
  };
  return { waiting, messages, paused: () => now };
}
