import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTable } from '../../../src/app/lobby/open.ts';
import { examine } from '../../../src/ops/doctor/examine.ts';
import { formatFault } from '../../../src/ops/doctor/fault.ts';
import { assertNotMoving, createBackupTarget } from '../../../src/store/backup/backup-target.ts';
import { openReadOnly } from '../../../src/store/doctor/open-read-only.ts';
import { beginNote, endNote } from '../../../src/store/moving/move-note.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { createEmptyDatabase, createFreshDatabase, ON_POSTGRES } from '../../support/store.ts';
import { createActor, openTestContext, type TestContext } from '../../support/test-context.ts';

describe.skipIf(!ON_POSTGRES)('backup and doctor on PostgreSQL', () => {
  let url: string;
  let store: Store;
  let ctx: TestContext;
  beforeAll(async () => {
    url = await createFreshDatabase();
    store = await openStore(url);
    ctx = { ...(await openTestContext()), store };
    const spec = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' } as const;
    expect(await openTable(ctx, createActor('ann'), spec)).toBeTypeOf('number');
  });
  afterAll(async () => await store?.destroy());

  const faults = async () => {
    const readOnly = await openReadOnly(url);
    const found = await examine({ ...ctx, store: readOnly }).finally(() => readOnly.destroy());
    return found.faults.map(formatFault);
  };

  test('openReadOnly: works beside a running bot and rejects writes', async () => {
    expect(await faults()).toEqual([]);
    const readOnly = await openReadOnly(url);
    await expect(readOnly.deleteFrom('tables').execute()).rejects.toThrow('read-only');
    await readOnly.destroy();
  });

  test('examine: finds damaged rows on PostgreSQL', async () => {
    await sql`update tables set started_at = 1`.execute(store);
    expect(await faults()).toEqual(['Table 1: it is a lobby, and says when it started.']);
    await sql`update tables set started_at = null`.execute(store);
    await sql`set session_replication_role = replica; insert into alarms values (99, 'turn', 1)`.execute(
      store,
    );
    expect(await faults()).toEqual(['Table 99: it is not there, and 1 rows of alarms are of it.']);
    await sql`delete from alarms where table_id = 99`.execute(store);
  });

  test('openReadOnly: refuses a database of another program', async () => {
    await expect(openReadOnly(await createEmptyDatabase())).rejects.toThrow(
      /cannot be read: .*kysely_migration/,
    );
  });

  test('assertNotMoving: refuses a half-moved database', async () => {
    await assertNotMoving(url);
    await beginNote(store, 'data');
    await expect(assertNotMoving(url)).rejects.toThrow('data is being moved to it from data');
    await endNote(store);
  });

  test('backup of PostgreSQL: writes a dump that pg_restore can read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'piecemeal-dumped-'));
    const copy = await createBackupTarget(url).backup(folder, 0);
    const listed = execFileSync('pg_restore', ['--list', copy], { encoding: 'utf8' });
    expect(listed).toMatch(/TABLE DATA public tables /);
    rmSync(folder, { recursive: true });
  });
});
