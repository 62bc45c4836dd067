import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockData } from '../../../src/store/data-lock.ts';
import { createFreshDatabase, ON_POSTGRES } from '../../support/store.ts';

const FILE = join(import.meta.dirname, '../files/0015.db.gz');
const TOOL = 'src/tools/move-data.ts';
const UNREACHABLE = 'postgres://localhost:1/piecemeal';

let folder: string;
let from: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-moved-'));
  from = join(folder, 'from');
  mkdirSync(from);
  writeFileSync(join(from, 'piecemeal.db'), gunzipSync(readFileSync(FILE)));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('move-data', () => {
  test.skipIf(!ON_POSTGRES)(
    'starts from the beginning after it was killed, and ends with equal data',
    async () => {
      const to = await createFreshDatabase();
      for (const line of [1, 12]) runKilledMove(line, from, to);
      const { status, stdout, stderr } = runMove(from, to);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^tables: \d+\n/);
      expect(stdout).toMatch(/Moved, and the same in both: \d+ rows in 34 tables\.\n$/);
      expect(runMove(from, to)).toMatchObject({ status: 2, stderr: 'The target is not empty.\n' });
    },
  );

  test('npm run move-data: refuses data that a bot is using', async () => {
    const lock = await lockData(from);
    const { status, stderr } = runMove(from, UNREACHABLE);
    expect([status, stderr]).toEqual([2, `${from} cannot be used: another Piecemeal is running on it.\n`]);
    await lock.release();
  });

  test.each([
    [['nowhere', UNREACHABLE], 'There is no data in nowhere.'],
    [['one'], 'Missing <url>. '],
    [[UNREACHABLE, 'data'], 'Data can only be moved from a folder to PostgreSQL: '],
    [['data', 'elsewhere'], 'Data can only be moved from a folder to PostgreSQL: '],
  ])('npm run move-data: refuses %j with one sentence', (args, sentence) => {
    const { status, stderr } = runMove(...args);
    expect([status, stderr.startsWith(sentence), stderr.trim().split('\n').length]).toEqual([2, true, 1]);
  });

  test('refuses a database that cannot be reached with one sentence', () => {
    const { status, stderr } = runMove(from, UNREACHABLE);
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toContain('localhost:1/piecemeal cannot be used: the server cannot be reached');
  });
});

function runMove(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Runs the tool and kills its process before it prints the given line. */
function runKilledMove(line: number, ...places: readonly string[]): void {
  const dying = `let left = ${line};
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (...args) => (--left === 0 ? process.kill(process.pid, 'SIGKILL') : write(...args));`;
  const preload = `data:text/javascript,${encodeURIComponent(dying)}`;
  const { signal } = spawnSync(process.execPath, ['--import', preload, TOOL, ...places]);
  expect(signal).toBe('SIGKILL');
}
