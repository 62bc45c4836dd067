import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { findForeignMembers, findMisplacedMembers } from '../support/game/folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = [...games.map(({ id }) => `src/games/${id}`), 'test/tictactoe', 'test/conformance/highcard'];

test.each(FOLDERS)('game folder: each member of the contract of %s is in its file', (folder) => {
  expect(findMisplacedMembers(resolve(ROOT, folder))).toEqual([]);
});

describe('findForeignMembers', () => {
  test.each([
    ["import { guess } from './guess.ts'", 'guess', 'guess is guess of ./guess.ts, not guess of ./view.ts'],
    ["import { ask as next } from './next.ts'", 'next', 'next is ask of ./next.ts, not next of ./next.ts'],
    [
      "import { tell } from './tell.ts'",
      'text: { tell }',
      'tell is tell of ./tell.ts, not tell of ./text/tell.ts',
    ],
    ["import { notation } from './notation/parse.ts'", 'notation', 'notation has no home'],
    [
      "import { options } from './options.ts'",
      'options',
      'options is options of ./options.ts, not OPTIONS of ./options.ts',
    ],
    ['', 'admits: () => null', 'admits is not imported, but at home in ./options.ts as admits'],
    ['', 'seen(event) { return event; }', 'seen is not imported, but at home in ./view.ts as seen'],
    ['', '...tictactoe', '...tictactoe has no home'],
  ])('findForeignMembers: with %s and %s, reports the misplaced member', (imported, member, found) => {
    const index = `${imported};\nexport const planted: Game<Planted> = { id: 'planted', rules: 1, ${member} };`;
    expect(findForeignMembers(index)).toEqual([found]);
  });
});

describe('findMisplacedMembers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'piecemeal-folder-'));
    cpSync(resolve(ROOT, 'test/conformance/highcard'), folder, { recursive: true });
    expect(findMisplacedMembers(folder)).toEqual([]);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('findMisplacedMembers: reports a file that only re-exports its member', () => {
    writeFileSync(join(folder, 'turn.ts'), "export { turn } from './view.ts';\n");
    expect(findMisplacedMembers(folder)).toEqual(['./turn.ts does not define turn']);
  });
});
