import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openData } from '../../src/data.ts';
import { DataLockedError, lockFolder } from '../../src/store/data-lock.ts';

let data: string;
let lock: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'piecemeal-lock-'));
  lock = join(data, 'piecemeal.lock');
});
afterEach(() => rmSync(data, { recursive: true }));

test('lockFolder: is exclusive until it is released', () => {
  const taken = lockFolder(data);
  expect(() => lockFolder(data)).toThrow(DataLockedError);
  taken.release();
  lockFolder(data).release();
});

const BROKEN = [
  ['no database', () => writeFileSync(lock, 'this is no database '.repeat(100)), 'file is not a database'],
  ['a folder', () => mkdirSync(lock), 'unable to open database file'],
] as const;

test.each(BROKEN)(
  'lockFolder: a lock file that is %s is reported as broken, not as another process',
  async (_, breakIt, why) => {
    breakIt();
    expect(() => lockFolder(data)).not.toThrow(DataLockedError);
    const opening = openData({ database: undefined, dataDir: data }, pino({ level: 'silent' }));
    await expect(opening).rejects.toThrow(
      `DATA_DIR (${data}) cannot be used: its file piecemeal.lock cannot be locked: ${why}`,
    );
  },
);
