import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTable } from '../src/app/lobby/open.ts';
import { deleteExpiredHourly, openData } from '../src/data.ts';
import { recordInteraction } from '../src/store/interactions.ts';
import { closeTestContext, createActor, openTestContext, START_AT_MS } from './support/test-context.ts';

test('openData: rejects at once when DATA_DIR cannot be created', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-data-'));
  const nowhere = join(folder, 'nowhere');
  symlinkSync(join(folder, 'gone'), nowhere);
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const opening = openData({ database: undefined, dataDir: join(nowhere, 'data') }, log);
  await expect(opening).rejects.toThrow(/^DATA_DIR \(.*\) cannot be used: ENOENT/);
  expect(logged).toEqual([]);
  rmSync(folder, { recursive: true });
});

const YEAR = 365 * 86_400_000;

test.each([
  [
    'deletes nothing when the clock is 400 days ahead of the last interaction',
    START_AT_MS + 400 * 86_400_000,
    START_AT_MS,
    1,
  ],
  [
    'deletes a game that ended long ago by Discord’s time too',
    START_AT_MS + YEAR + 1,
    START_AT_MS + YEAR + 1,
    0,
  ],
  ['deletes nothing before the first interaction', START_AT_MS + 2 * YEAR, null, 1],
])('retention: %s', async (_, now, heard, left) => {
  const ctx = await openTestContext();
  await openTable(ctx, createActor('ann'), { guild: 'g', channel: 'c', game: 'forage', language: 'en' });
  await ctx.store.updateTable('tables').set({ phase: 'cancelled', ended_at: START_AT_MS }).execute();
  await ctx.store.deleteFrom('interactions').execute();
  if (heard !== null) await recordInteraction(ctx.store, 'newest', heard);
  await deleteExpiredHourly(ctx.store, {
    now: () => now,
    keepDays: 365,
    patiently: async (doing) => await doing(),
  });
  expect(await ctx.store.selectFrom('tables').select('id').execute()).toHaveLength(left);
  await closeTestContext(ctx);
});
