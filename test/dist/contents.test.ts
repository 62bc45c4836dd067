import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIN } from '../support/bot-process.ts';

const folder = dirname(MAIN);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('bundle: is smaller than 80 MB, with its packages', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(80 * 1024 * 1024);
});

test('bundle: NOTICE names every package with its licence and the fonts', () => {
  const notice = read('NOTICE');
  for (const name of ['discord.js', 'better-sqlite3', '@napi-rs/canvas', 'kysely', 'preact', 'piscina'])
    expect(notice).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((MIT|Apache-2\\.0)\\)$`, 'm'));
  expect(notice).not.toMatch(/\((undefined|UNLICENSED|A?GPL[^)]*)\)/);
  expect(notice).toContain('fonts/LICENSE');
  expect(read('fonts/LICENSE')).toContain('SIL OPEN FONT LICENSE');
});

test('bundle: has the version of the project, and runs as modules', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'piecemeal', version, type: 'module' });
});

test.each(['backup', 'restore', 'doctor', 'move-data', 'ratings', 'verify', 'playground', 'dress'])(
  'bundle: %s prints its help, with its call there',
  (tool) => {
    const help = execFileSync(process.execPath, [join(folder, `${tool}.js`), '--help'], {
      cwd: dirname(folder),
      encoding: 'utf8',
    });
    expect(help.split('\n')[0]).toMatch(new RegExp(`^Usage: node ${basename(folder)}/${tool}\\.js( [<[]|$)`));
    expect(help).not.toContain('npm run');
  },
);
