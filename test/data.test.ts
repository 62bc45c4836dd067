import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openData } from '../src/data.ts';

test('a folder that is not there, and cannot be made, is waited for by nobody', async () => {
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
