import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTable } from '../../src/app/lobby/open.ts';
import { createActor, openTestContext, type TestContext } from '../support/test-context.ts';

const SPEC = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' } as const;

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

test('store: a full disk rejects with its own error, changes nothing and can be recovered from', async () => {
  const pages = await readPragma('page_count');
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(ctx.store);
  const opening = openTable(ctx, createActor('ann', { name: 'A'.repeat(200_000) }), SPEC);
  await expect(opening).rejects.toThrow('database or disk is full');
  await sql`pragma max_page_count = 1000000`.execute(ctx.store);
  expect(await openTable(ctx, createActor('ann'), SPEC)).toBe(1);
});

test('store: a transaction waits for a writing process without blocking reads', async () => {
  const other = new Sqlite(join(folder, 'piecemeal.db'));
  other.exec('begin immediate');
  const opening = openTable(ctx, createActor('ann'), SPEC);
  for (let read = 0; read < 5; read++) {
    const before = performance.now();
    expect(await ctx.store.selectFrom('tables').select('id').execute()).toEqual([]);
    expect(performance.now() - before).toBeLessThan(1_000);
    await new Promise((resume) => setTimeout(resume, 1));
  }
  other.exec('commit');
  other.close();
  expect(await opening).toBe(1);
});

test('store: a transaction rejects as locked when another process keeps writing', async () => {
  const other = new Sqlite(join(folder, 'piecemeal.db'));
  other.exec('begin immediate');
  await expect(openTable(ctx, createActor('ann'), SPEC)).rejects.toThrow('database is locked');
  other.exec('rollback');
  other.close();
  expect(await openTable(ctx, createActor('ann'), SPEC)).toBe(1);
});

async function readPragma(name: string): Promise<number> {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(ctx.store);
  return rows[0]?.[name] ?? 0;
}
