import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBackupTarget } from '../../src/store/backup/backup-target.ts';
import { lockFolder } from '../../src/store/data-lock.ts';
import { openStore } from '../../src/store/open.ts';

const OLD = fileURLToPath(new URL('./files/0007.db.gz', import.meta.url));
const COPY = 'piecemeal.before-0008_lessons.db';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-modes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.skipIf(process.platform === 'win32')(
  'data folder: is private, also when it was readable before',
  async () => {
    const data = join(folder, 'data');
    for (let time = 0; time < 2; time++) {
      const lock = lockFolder(data);
      const store = await openStore(data);
      expect(listModes(data)).toEqual({
        '.': '700',
        ...Object.fromEntries(readdirSync(data).map((name) => [name, '600'])),
      });
      expect(readdirSync(data)).toContain('piecemeal.db-wal');
      await store.destroy();
      lock.release();
      chmodSync(data, 0o755);
      chmodSync(join(data, 'piecemeal.db'), 0o644);
    }
  },
);

test.skipIf(process.platform === 'win32')(
  'backup: the file is private before anything is written to it',
  async () => {
    const data = join(folder, 'data');
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    const begun = recordBackupStarts();
    onTestFinished(() => void vi.restoreAllMocks());
    mkdirSync(data);
    writeFileSync(join(data, 'piecemeal.db'), gunzipSync(readFileSync(OLD)));
    writeFileSync(join(data, `${COPY}.part`), 'left by a process that was killed');
    await (await openStore(data)).destroy();
    await createBackupTarget(data).backup(folder, 0);
    expect(begun).toEqual(['600 of 0 bytes', '600 of 0 bytes']);
    expect(readdirSync(data).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readMode(join(data, COPY))).toBe('600');
  },
);

/** Records the mode and size of each backup file when SQLite begins to write it. */
function recordBackupStarts(): readonly string[] {
  const begun: string[] = [];
  const { backup } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, 'backup').mockImplementation(function (this: Sqlite.Database, to, options) {
    begun.push(existsSync(to) ? `${readMode(to)} of ${statSync(to).size} bytes` : 'nothing');
    return backup.call(this, to, options);
  });
  return begun;
}

const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

function listModes(data: string): Record<string, string> {
  return {
    '.': readMode(data),
    ...Object.fromEntries(readdirSync(data).map((name) => [name, readMode(join(data, name))])),
  };
}
