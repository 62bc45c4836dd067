import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFailingStart } from './support/bot-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-compiled-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Invalid settings: the program loads all its code and then fails. */
const WRONG = { PORT: 'here' };

test('compile cache: is written to the folder of NODE_COMPILE_CACHE', async () => {
  const place = join(folder, 'kept');
  const { code } = await runFailingStart({ ...WRONG, NODE_COMPILE_CACHE: place });
  expect(code).toBe(1);
  expect(readdirSync(place, { recursive: true }).length).toBeGreaterThan(100);
});

const ASKING = `
  const { cacheCompiledCode } = await import('./src/compile-cache.ts');
  cacheCompiledCode();
  console.log(process.env.NODE_COMPILE_CACHE, (await import('node:module')).getCompileCacheDir());`;

test.each([{}, { NODE_COMPILE_CACHE: '' }])(
  'compile cache: is in node_modules/.cache when no folder is set: %o',
  (env) => {
    const { PATH = '' } = process.env;
    const asked = execFileSync(process.execPath, ['--input-type=module', '--eval', ASKING], {
      env: { PATH, ...env },
      encoding: 'utf8',
    });
    const [told = '', kept = ''] = asked.trim().split(' ');
    expect(told).toBe(join(process.cwd(), 'node_modules/.cache/compiled'));
    expect(kept.startsWith(told)).toBe(true);
  },
);

test('compile cache: the program starts without it when its folder cannot be written', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  const { code, err } = await runFailingStart({ ...WRONG, NODE_COMPILE_CACHE: join(taken, 'kept') });
  expect(code).toBe(1);
  expect(err).toContain('PORT');
});
