import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BadCall } from '../../src/tools/called.ts';
import { layOut } from '../../src/tools/newGame/layOut.ts';
import { astray } from '../support/game/folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let root: string;
let paths: readonly string[];

/** A project that shares the engine and the kit of tests with this one, with nothing of the new game yet. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'piecemeal-new-game-'));
  for (const folder of ['src/games', 'test/games', 'render/scenes'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const path of ['node_modules', 'package.json', 'test/support', 'themes']) share(path);
  for (const folder of ['src', 'src/games', 'render', 'render/scenes']) {
    for (const name of readdirSync(join(ROOT, folder))) share(join(folder, name));
  }
  paths = layOut(root, 'gomoku');
});

function share(path: string): void {
  if (!existsSync(join(root, path))) symlinkSync(join(ROOT, path), join(root, path));
}

afterAll(() => rmSync(root, { recursive: true }));

describe('a new game', () => {
  test('has its folder, its scene and its tests', () => {
    for (const path of [
      'src/games/gomoku/apply.ts',
      'render/scenes/gomoku/scene.ts',
      'test/games/gomoku/words.test.ts',
    ])
      expect(paths).toContain(path);
    for (const path of paths)
      expect(readFileSync(join(root, path), 'utf8'), path).not.toMatch(/\{\{(id|Name)\}\}/);
  });

  test('has each member of the contract in the file of its name', () => {
    expect(astray(join(root, 'src/games/gomoku'))).toEqual([]);
  });

  test('has only tests that fail, and each says what to write where', () => {
    const { status, stdout } = spawned('vitest', ['run', '--root', root, '--reporter', 'json', 'test/games']);
    expect(status).toBe(1);
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(tests.length).toBeGreaterThan(10);
    expect(tests.filter((one) => one.status !== 'failed')).toEqual([]);
    const messages = tests.flatMap(({ failureMessages }) => failureMessages);
    for (const message of messages) expect(message).toMatch(/Write .*(src|render|test)\/.*gomoku/);
  }, 60_000);

  test('passes the compiler and the linter as it is laid out', () => {
    const base = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as { compilerOptions: object };
    const include = paths.map((path) => join(root, path));
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ ...base, include }));
    expect(spawned('tsc', ['-p', root]).stdout).toBe('');
    writeFileSync(join(root, 'biome.json'), readFileSync(join(ROOT, 'biome.json')));
    const linted = spawned('biome', ['check', '--vcs-enabled=false', ...include], root);
    expect(linted.stdout + linted.stderr).not.toMatch(/error|Found/i);
  }, 120_000);
});

test.each(['', 'Nim', 'go-stop', '9men', 'x', '../engine', 'averyveryverylongname'])('%j is no id', (id) => {
  expect(() => layOut(root, id)).toThrow(BadCall);
});

test('nothing is laid over what is there', () => {
  expect(() => layOut(root, 'gomoku')).toThrow('src/games/gomoku is already there.');
});

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** By the Node that runs these tests, whichever is first on the path. */
function spawned(tool: string, args: readonly string[], cwd = ROOT) {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH };
  return spawnSync(join(ROOT, 'node_modules/.bin', tool), args, { cwd, env, encoding: 'utf8' });
}
