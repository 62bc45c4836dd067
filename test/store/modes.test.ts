import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFolder } from '../../src/store/lock.ts';
import { openStore } from '../../src/store/open.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-modes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.skipIf(process.platform === 'win32')(
  'nobody else can look into the data, also where they could before',
  async () => {
    const data = join(folder, 'data');
    for (let time = 0; time < 2; time++) {
      const lock = takeFolder(data);
      const store = await openStore(data);
      expect(modes(data)).toEqual({
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

function modes(data: string): Record<string, string> {
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  return {
    '.': mode(data),
    ...Object.fromEntries(readdirSync(data).map((name) => [name, mode(join(data, name))])),
  };
}
