import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BackupError, formatBackupName } from '../../../src/store/backup/backup.ts';
import { createBackupTarget, deleteOldBackups } from '../../../src/store/backup/backup-target.ts';
import { lockFolder } from '../../../src/store/data-lock.ts';
import { openStore } from '../../../src/store/open.ts';
import { DEFAULT_DISPLAY_SETTINGS, saveDisplaySettings } from '../../../src/store/user-settings.ts';

const AT = Date.UTC(2026, 10, 23, 7, 58, 44, 900);
const NAME = 'piecemeal-20261123T075844Z.db';

let folder: string;
let data: string;
let copies: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-keeping-'));
  data = join(folder, 'data');
  copies = join(folder, 'copies');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stores display settings of these people, and runs a callback while the data is open. */
async function withPeople(names: readonly string[], meanwhile = async () => {}): Promise<void> {
  const store = await openStore(data);
  for (const name of names) await saveDisplaySettings(store, name, DEFAULT_DISPLAY_SETTINGS, AT);
  await meanwhile();
  await store.destroy();
}

async function listPeople(): Promise<readonly string[]> {
  const store = await openStore(data);
  const rows = await store.selectFrom('people').select('person').orderBy('person').execute();
  await store.destroy();
  return rows.map(({ person }) => person);
}

const restoreCopy = (copy: string, replace = false) =>
  createBackupTarget(data).restore(copy, { replace, at: AT });

test('backup: a copy of an open database is complete, a single file and private', async () => {
  await withPeople(['ann', 'bob'], async () => {
    const copy = await createBackupTarget(data).backup(copies, AT);
    expect(copy).toBe(join(copies, NAME));
    expect(readdirSync(copies)).toEqual([NAME]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const file = new Sqlite(copy, { readonly: true });
    expect(file.prepare('select count(*) from people').pluck().get()).toBe(2);
    file.close();
    await expect(createBackupTarget(data).backup(copies, AT)).rejects.toThrow('already exists');
  });
});

test.runIf(process.getuid?.() === 0)(
  'restore: files restored by root belong to the owner of the folder',
  async () => {
    await withPeople(['ann']);
    const copy = await createBackupTarget(data).backup(copies, AT);
    for (const replace of [false, true]) {
      if (!replace) rmSync(data, { recursive: true });
      mkdirSync(data, { recursive: true, mode: 0o700 });
      chownSync(data, 4321, 1234);
      await restoreCopy(copy, replace);
      const files = readdirSync(data).filter((name) => !name.includes('replaced'));
      expect(files).toContain('piecemeal.db');
      for (const name of files) {
        const { uid, gid, mode } = statSync(join(data, name));
        expect([name, uid, gid, mode & 0o777]).toEqual([name, 4321, 1234, 0o600]);
      }
    }
  },
);

test('backup: a copy completes and is consistent during constant writes', async () => {
  await withPeople(['ann'], async () => {
    const writer = new Sqlite(join(data, 'piecemeal.db'));
    writer.exec("create table pairs (n integer, filler text); insert into pairs values (0, '')");
    const one = writer.prepare('insert into pairs values (?, hex(randomblob(4000)))');
    const pair = writer.transaction((n: number) => {
      one.run(n);
      one.run(n);
    });
    for (let n = 1; n < 300; n++) pair(n);
    let n = 300;
    const writing = setInterval(() => pair(n++), 0);
    const copy = await createBackupTarget(data).backup(copies, AT);
    clearInterval(writing);
    writer.close();
    const file = new Sqlite(copy, { readonly: true });
    expect((file.prepare('select count(*) from pairs').pluck().get() as number) % 2).toBe(1);
    file.close();
  });
});

test('deleteOldBackups: keeps the given number of backups and touches no other files', async () => {
  const names = [1, 2, 3, 4].map((day) => formatBackupName(Date.UTC(2026, 0, day), 'db'));
  await withPeople([], async () => void (await createBackupTarget(data).backup(copies, AT)));
  for (const name of [...names, 'piecemeal-mine.db', 'piecemeal.before-0004_doors.db'])
    writeFileSync(join(copies, name), '');
  expect(deleteOldBackups(copies, 2)).toEqual(names.slice(0, 3));
  expect(readdirSync(copies)).toEqual(
    [names[3], NAME, 'piecemeal-mine.db', 'piecemeal.before-0004_doors.db'].sort(),
  );
});

test('restore: a backup can be restored into an empty folder', async () => {
  await withPeople(['ann']);
  const copy = await createBackupTarget(data).backup(copies, AT);
  rmSync(data, { recursive: true });
  expect(await restoreCopy(copy)).toBeNull();
  expect(await listPeople()).toEqual(['ann']);
  expect(existsSync(copy)).toBe(true);
});

test('restore: existing data is refused without replace, and kept aside with it', async () => {
  await withPeople(['ann']);
  const copy = await createBackupTarget(data).backup(copies, AT);
  await withPeople(['bob']);
  await expect(restoreCopy(copy)).rejects.toThrow(/ already has data\. Use --replace/);
  expect(await listPeople()).toEqual(['ann', 'bob']);
  const before = await restoreCopy(copy, true);
  expect(before).toBe(join(data, 'piecemeal.replaced-20261123T075844Z.db'));
  expect(await listPeople()).toEqual(['ann']);
  const file = new Sqlite(before ?? '', { readonly: true });
  expect(file.prepare('select person from people order by person').pluck().all()).toEqual(['ann', 'bob']);
  file.close();
});

test('restore: is refused while the bot runs', async () => {
  await withPeople(['ann']);
  const copy = await createBackupTarget(data).backup(copies, AT);
  const lock = lockFolder(data);
  await expect(restoreCopy(copy, true)).rejects.toThrow(
    'another Piecemeal is running on it. Stop the bot first.',
  );
  lock.release();
  expect(await listPeople()).toEqual(['ann']);
});

test('restore: a broken lock file is reported as such', async () => {
  await withPeople(['ann']);
  const copy = await createBackupTarget(data).backup(copies, AT);
  writeFileSync(join(data, 'piecemeal.lock'), 'this is no database '.repeat(100));
  await expect(restoreCopy(copy, true)).rejects.toThrow(
    /piecemeal\.lock cannot be locked: file is not a database\.$/,
  );
});

describe('restore of an unusable backup', () => {
  let copy: string;
  beforeEach(async () => {
    await withPeople(['ann']);
    copy = await createBackupTarget(data).backup(copies, AT);
  });
  afterEach(async () => {
    expect(readdirSync(data).filter((name) => /restoring|replaced|part/.test(name))).toEqual([]);
    expect(await listPeople()).toEqual(['ann']);
  });

  const expectRefused = async (why: RegExp) => {
    await expect(restoreCopy(copy, true)).rejects.toThrow(why);
    await expect(restoreCopy(copy, true)).rejects.toThrow(BackupError);
  };
  const executeInCopy = (statement: string) => {
    const file = new Sqlite(copy);
    file.pragma('foreign_keys = OFF');
    file.exec(statement);
    file.close();
  };

  test('restore: refuses a missing file and keeps the data', async () => {
    rmSync(copy);
    await expectRefused(/There is no file /);
  });

  test('restore: refuses a truncated file and keeps the data', async () => {
    truncateSync(copy, 40_960);
    await expectRefused(/damaged|malformed/);
  });

  test('restore: refuses a file that is no database and keeps the data', async () => {
    writeFileSync(copy, 'a text file that is long enough to be taken for a database. '.repeat(100));
    await expectRefused(/not a database/);
  });

  test('restore: refuses a database of another program and keeps the data', async () => {
    rmSync(copy);
    executeInCopy('create table recipes (name text)');
    await expectRefused(/is not a Piecemeal file/);
  });

  test('restore: refuses a database of a newer version and keeps the data', async () => {
    executeInCopy("insert into kysely_migration values ('9999_future', '2030-01-01')");
    await expectRefused(/newer Piecemeal \(9999_future\)/);
  });

  test('restore: refuses a database with a broken foreign key and keeps the data', async () => {
    executeInCopy("insert into alarms (table_id, kind, at) values (77, 'turn', 1)");
    await expectRefused(/a row of alarms refers to a missing row/);
  });
});

test('backup: is refused without data', async () => {
  await expect(createBackupTarget(data).backup(copies, AT)).rejects.toThrow(`There is no data in ${data}.`);
  expect(existsSync(copies)).toBe(false);
});
