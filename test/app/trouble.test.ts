import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTable } from '../../src/app/lobby/open.ts';
import { createActor, openTestContext, type TestContext } from '../support/test-context.ts';

const WISH = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' } as const;

let folder: string;
let ctx: TestContext;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-trouble-'));
  ctx = await openTestContext(folder);
});
afterEach(async () => {
  await ctx.store.destroy();
  rmSync(folder, { recursive: true });
});

test('a full disk is called a full disk, leaves nothing half done, and is gone on from', async () => {
  const pages = await readPragma('page_count');
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(ctx.store);
  const opening = openTable(ctx, createActor('ann', { name: 'A'.repeat(200_000) }), WISH);
  await expect(opening).rejects.toThrow('database or disk is full');
  await sql`pragma max_page_count = 1000000`.execute(ctx.store);
  expect(await openTable(ctx, createActor('ann'), WISH)).toBe(1);
});

test('while another process writes, a deed waits without holding anybody else up', async () => {
  const other = new Sqlite(join(folder, 'piecemeal.db'));
  other.exec('begin immediate');
  const opening = openTable(ctx, createActor('ann'), WISH);
  for (let look = 0; look < 5; look++) {
    const before = performance.now();
    expect(await ctx.store.selectFrom('tables').select('id').execute()).toEqual([]);
    expect(performance.now() - before).toBeLessThan(1_000);
    await new Promise((resume) => setTimeout(resume, 1));
  }
  other.exec('commit');
  other.close();
  expect(await opening).toBe(1);
});

test('one that never ends is told by its own name', async () => {
  const other = new Sqlite(join(folder, 'piecemeal.db'));
  other.exec('begin immediate');
  await expect(openTable(ctx, createActor('ann'), WISH)).rejects.toThrow('database is locked');
  other.exec('rollback');
  other.close();
  expect(await openTable(ctx, createActor('ann'), WISH)).toBe(1);
});

async function readPragma(name: string): Promise<number> {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(ctx.store);
  return rows[0]?.[name] ?? 0;
}
