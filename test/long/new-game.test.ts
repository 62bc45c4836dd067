import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../src/tools/cli-args.ts';
import { createGameFiles } from '../../src/tools/new-game/lay-out.ts';
import { findMisplacedMembers } from '../support/game/folder.ts';
import { expectProjectCompiles, PROJECT_ROOT, runTests, shareFile } from '../support/project.ts';

let root: string;
let paths: readonly string[];

/** Creates a project that shares engine and test support with this one and lacks the new game. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'piecemeal-new-game-'));
  for (const folder of ['src/games', 'test/games', 'render/scenes'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const path of ['node_modules', 'package.json', 'test/support', 'themes', 'migrations'])
    shareFile(root, path);
  for (const folder of ['src', 'src/games', 'render', 'render/scenes']) {
    for (const name of readdirSync(join(PROJECT_ROOT, folder))) shareFile(root, join(folder, name));
  }
  paths = createGameFiles(root, 'gomoku');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('files of a new game', () => {
  test('new game: has its folder, its scene and its tests', () => {
    for (const path of [
      'src/games/gomoku/apply.ts',
      'render/scenes/gomoku/scene.ts',
      'test/games/gomoku/words.test.ts',
    ])
      expect(paths).toContain(path);
    for (const path of paths)
      expect(readFileSync(join(root, path), 'utf8'), path).not.toMatch(/\{\{(id|Name)\}\}/);
  });

  test('new game: has each member of the contract in the file of its name', () => {
    expect(findMisplacedMembers(join(root, 'src/games/gomoku'))).toEqual([]);
  });

  test('new game: has only failing tests, and each says what to write where', () => {
    const tests = runTests(root, 'test/games');
    expect(tests.length).toBeGreaterThan(10);
    expect(tests.filter((one) => one.status !== 'failed')).toEqual([]);
    const messages = tests.flatMap(({ failureMessages }) => failureMessages);
    for (const message of messages) expect(message).toMatch(/Write .*(src|render|test)\/.*gomoku/);
  }, 60_000);

  test('new game: passes compiler and linter as created', () => {
    expectProjectCompiles(root, paths);
  }, 120_000);
});

test.each(['', 'Nim', 'go-stop', '9men', 'x', '../engine', 'averyveryverylongname'])(
  'new game: refuses id %j',
  (id) => {
    expect(() => createGameFiles(root, id)).toThrow(UsageError);
  },
);

test('createGameFiles: does not overwrite an existing game', () => {
  expect(() => createGameFiles(root, 'gomoku')).toThrow('src/games/gomoku already exists.');
});
