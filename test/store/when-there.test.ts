import { expect, test } from 'vitest';
import { openClusterConnection } from '../../src/store/cluster.ts';
import { openStore } from '../../src/store/open.ts';
import { lockDatabase } from '../../src/store/postgres/database-lock.ts';
import { waitForDatabase } from '../../src/store/wait-for-database.ts';

/** Nobody listens there. */
const NOWHERE = 'postgres://127.0.0.1:1/games';

const NEEDED = {
  'the data': () => openStore(NOWHERE),
  'the lock of it': () => lockDatabase(NOWHERE, 'shared', () => {}),
  'the leases': () => openClusterConnection(NOWHERE, { heard: () => {}, again: () => {} }),
};

test.each(Object.entries(NEEDED))('%s is waited for, and that is said once', async (_, needed) => {
  const { waiting, said, paused } = createFakeTimer();
  let tries = 0;
  const doing = async () => (++tries < 4 ? await needed() : 'there');
  expect(await waitForDatabase<unknown>(doing, waiting)).toBe('there');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('ECONNREFUSED');
  expect(paused()).toBe(3_000);
});

test('but for a minute and no longer', async () => {
  const { waiting, said, paused } = createFakeTimer();
  await expect(waitForDatabase(NEEDED['the data'], waiting)).rejects.toThrow('the server cannot be reached');
  expect(said).toHaveLength(1);
  expect(paused()).toBe(60_000);
});

test.each([
  ['starts', { code: '57P03', severity: 'FATAL' }, true],
  ['ends', { code: '57P01', severity: 'FATAL' }, true],
  ['is not known by that name yet', { code: 'ENOTFOUND' }, true],
  ['drops what is sent', { message: 'timeout expired' }, true],
  ['does not answer', { message: 'Query read timeout' }, true],
  ['does not take the password', { code: '28P01', severity: 'FATAL' }, false],
  ['has no database of that name', { code: '3D000', severity: 'FATAL' }, false],
  ['has no connection left', { code: '53300', severity: 'FATAL' }, false],
  ['finds a fault in a statement', { code: '42601', severity: 'ERROR' }, false],
])('a server that %s is waited for, or not: %j', async (_, said, isWaitedFor) => {
  const { waiting, paused } = createFakeTimer();
  const error = Object.assign(new Error('It said so'), said);
  const failed = waitForDatabase(() => Promise.reject(new Error('It failed', { cause: error })), waiting);
  await expect(failed).rejects.toThrow('It failed');
  expect(paused() > 0).toBe(isWaitedFor);
});

/** Time passes when it is waited, and at no other time. */
function createFakeTimer() {
  let now = 0;
  const said: string[] = [];
  const waiting = {
    away: ({ message }: Error) => void said.push(message),
    clock: () => now,
    pause: async (ms: number) => {
      now += ms;
    },
  };
  return { waiting, said, paused: () => now };
}
