import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { CommitUnknownError } from '../../src/app/core/actor.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { claimCard } from '../../src/app/publishing/outbox.ts';
import { openStore } from '../../src/store/open.ts';
import { listQueuedTables } from '../../src/store/outbox.ts';
import { openTestContext } from '../support/test-context.ts';

/** Flushes under way; each ends when it is called. */
const flushes = vi.hoisted(() => [] as (() => void)[]);
/** Set while the disk fails. */
const failing = vi.hoisted(() => ({ now: false }));

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  fdatasync: (_file: number, done: (error: Error | null) => void) =>
    failing.now ? done(new Error('EIO: i/o error, fdatasync')) : void flushes.push(() => done(null)),
}));

test('store: a transaction completes only after it is flushed to disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-disk-'));
  const ctx = await openTestContext(folder);
  const by = { interaction: '1', at: 1, person: 'ann', name: 'Ann', manages: false };
  const opening = openTable(ctx, by, { guild: 'g', channel: 'c', game: 'runaround', language: 'en' });
  await expectToWaitForDisk(opening);
  const claiming = claimCard(ctx, (await opening) as number);
  await expectToWaitForDisk(claiming);
  expect((await claiming)?.table.record.channel).toBe('c');
  await ctx.store.destroy();
  rmSync(folder, { recursive: true });
});

test('store: a failed flush rejects as commit unknown and reports the lost disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-disk-'));
  const lost = vi.fn();
  const store = await openStore(folder, { lost });
  const ctx = { ...(await openTestContext()), store };
  const by = { interaction: '1', at: 1, person: 'ann', name: 'Ann', manages: false };
  failing.now = true;
  const opening = openTable(ctx, by, { guild: 'g', channel: 'c', game: 'runaround', language: 'en' });
  await expect(opening).rejects.toBeInstanceOf(CommitUnknownError);
  failing.now = false;
  expect(lost).toHaveBeenCalledExactlyOnceWith(new Error('EIO: i/o error, fdatasync'));
  expect(await listQueuedTables(store)).toEqual([1]);
  await store.destroy();
  rmSync(folder, { recursive: true });
});

/** Expects that the work completes only after the flush. */
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
