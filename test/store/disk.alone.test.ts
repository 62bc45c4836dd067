import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openTable } from '../../src/tables/lobby/open.ts';
import { claimCard } from '../../src/tables/telling/news.ts';
import { openHouse } from '../support/house.ts';

/** Flushes under way; each ends when it is called. */
const flushes = vi.hoisted(() => [] as (() => void)[]);

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  fdatasync: (_file: number, done: () => void) => void flushes.push(done),
}));

test('nothing is acknowledged or told before it is on the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-disk-'));
  const house = await openHouse(folder);
  const by = { interaction: '1', at: 1, person: 'ann', name: 'Ann', manages: false };
  const opening = openTable(house, by, { guild: 'g', channel: 'c', game: 'runaround', language: 'en' });
  await expectToWaitForDisk(opening);
  const claiming = claimCard(house, (await opening) as number);
  await expectToWaitForDisk(claiming);
  expect((await claiming)?.table.record.channel).toBe('c');
  await house.store.destroy();
  rmSync(folder, { recursive: true });
});

/** It is not done while the flush is under way, and done when that ends. */
async function expectToWaitForDisk(work: Promise<unknown>): Promise<void> {
  let done = false;
  void work.then(() => {
    done = true;
  });
  await vi.waitUntil(() => flushes.length > 0);
  await new Promise((resume) => setImmediate(resume));
  expect(done).toBe(false);
  flushes.shift()?.();
  await work;
}
