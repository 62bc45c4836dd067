import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failedStart } from './support/bot-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-compiled-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** It loads everything, and says what is wrong. */
const WRONG = { PORT: 'here' };

test('what Node made of the sources is kept where whoever starts the bot wants it', async () => {
  const place = join(folder, 'kept');
  const { code } = await failedStart({ ...WRONG, NODE_COMPILE_CACHE: place });
  expect(code).toBe(1);
  expect(readdirSync(place, { recursive: true }).length).toBeGreaterThan(100);
});

test('where no place is named it lies beside the packages', async () => {
  await failedStart(WRONG);
  expect(readdirSync('node_modules/.cache/compiled', { recursive: true }).length).toBeGreaterThan(100);
});

test('a start does without where nothing can be kept', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  const { code, err } = await failedStart({ ...WRONG, NODE_COMPILE_CACHE: join(taken, 'kept') });
  expect(code).toBe(1);
  expect(err).toContain('PORT');
  expect(existsSync(join(taken, 'kept'))).toBe(false);
});
