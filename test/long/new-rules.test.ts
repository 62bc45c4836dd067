import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import { findDifference } from '../../src/tools/new-rules/find-difference.ts';
import type { VersionFixture } from '../../src/tools/new-rules/fixture.ts';
import { createFixture } from '../../src/tools/new-rules/lay-out.ts';
import { expectProjectCompiles, PROJECT_ROOT, runTests, shareFile } from '../support/project.ts';

const FIRST = runaround.rules;
/** Rule that a single helper decides: a pawn that lands across from an opponent swaps. */
const RULE = "{ kind: 'swap', across: facing }";
const PLAYED = 'test/games/earlier.test.ts';
let root: string;

/** Creates a project with its own copy of one game that shares engine and tools with this one. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'piecemeal-new-rules-'));
  for (const folder of ['src/games', 'test/games']) mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(PROJECT_ROOT, 'src/games/runaround'), join(root, 'src/games/runaround'), { recursive: true });
  rmSync(join(root, 'src/games/runaround/earlier'), { recursive: true, force: true });
  cpSync(join(PROJECT_ROOT, PLAYED), join(root, PLAYED));
  for (const path of ['node_modules', 'package.json']) shareFile(root, path);
  for (const name of readdirSync(join(PROJECT_ROOT, 'src'))) shareFile(root, join('src', name));
});

afterAll(() => rmSync(root, { recursive: true }));

describe('npm run new-rules', () => {
  test('new-rules: keeps the present rules as an earlier version next to the new ones', () => {
    const { status, stdout } = runNewRules('runaround');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      `test/games/runaround/earlier/${FIRST}.json`,
      `src/games/runaround/earlier/${FIRST}.ts`,
      'src/games/runaround/index.ts',
      'src/games/earlier.ts',
      '',
    ]);
    expect(stdout).toContain(PLAYED);
    expect(readText('src/games/runaround/index.ts')).toContain(`  rules: ${FIRST + 1},\n`);
    expect(loadKept(FIRST)).toEqual(JSON.parse(JSON.stringify(createFixture(runaround))));
    expect(replayKept()).toEqual([]);
  });

  test('new-rules: the created files pass compiler and linter', () => {
    const compiled = ['src/games/earlier.ts', 'src/games/runaround', 'src/i18n/bot.ts', PLAYED];
    expectProjectCompiles(root, compiled, ['src/games', 'test/games']);
  }, 120_000);

  test('replay of kept matches: fails with game, rules, match and move when a shared helper changes', () => {
    const [helper = ''] = globSync('src/games/runaround/**/*.ts', { cwd: root }).filter((path) =>
      readText(path).includes(RULE),
    );
    const was = readText(helper);
    writeFileSync(join(root, helper), was.replace(RULE, 'PLAIN'));
    const failures = replayKept();
    writeFileSync(join(root, helper), was);
    expect(failures.length).toBeGreaterThan(0);
    for (const { title, messages } of failures) {
      expect(title).toMatch(new RegExp(`\\brunaround, rules ${FIRST}, match \\d+\\b`));
      expect(messages).toMatch(/Move \d+: its? (questions or its result differ|is refused)/);
    }
    expect(replayKept()).toEqual([]);
  });

  test('new-rules: a second time the first version builds on the second', () => {
    expect(runNewRules('runaround').status).toBe(0);
    expect(readText(`src/games/runaround/earlier/${FIRST}.ts`)).toContain(
      `import { runaround${FIRST + 1} as newer } from './${FIRST + 1}.ts';`,
    );
    expect(readText('src/games/earlier.ts')).toContain(`[runaround${FIRST}, runaround${FIRST + 1}]`);
    expect(loadKept(FIRST + 1).rules).toBe(FIRST + 1);
    expect(replayKept()).toEqual([]);
  });

  test.each([
    [[], 'Missing <game>'],
    [['chess'], 'Unknown game "chess"'],
    [['../engine'], 'Unknown game'],
    [['runaround', 'forage'], 'Unexpected argument "forage"'],
  ])('new-rules: called with %j prints one sentence and exits with code 2', (args, sentence) => {
    const { status, stdout, stderr } = runNewRules(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('kept matches of a rules version', () => {
  test.each([...games, ...earlier])('kept matches of $id, rules $rules: replay the same', (game) => {
    const kept = JSON.parse(JSON.stringify(createFixture(game))) as VersionFixture;
    expect(kept.matches.length).toBeGreaterThan(3);
    for (const match of kept.matches) expect(findDifference(game, match)).toBeNull();
  });

  test.each(games)(
    'kept matches of $id: cover every number of seats and several values of each option',
    (game) => {
      const { matches } = createFixture(game);
      expect(new Set(matches.map(({ seats }) => seats))).toEqual(new Set(game.seats));
      for (const { id } of game.options)
        expect(new Set(matches.map(({ options }) => options[id])).size, id).toBeGreaterThan(1);
    },
  );

  test.each([
    ['a set-up', { setup: () => ({}) }, /^The set-up: /],
    ['a question', { next: () => ({ kind: 'ready', move: { kind: 'roll' } }) }, /^Move \d+: /],
    ['the use of randomness', { apply: (state: object) => state }, /^Move 1: it draws fewer outcomes/],
    [
      'a notation',
      { notation: { ...runaround.notation, print: () => '' } },
      /^The last position: its notation/,
    ],
  ] as const)('findDifference: finds %s that changed', (_, change, where) => {
    const [match] = createFixture(runaround).matches;
    const changed = { ...runaround, ...change } as never;
    expect(findDifference(changed, match as VersionFixture['matches'][number])).toMatch(where);
  });
});

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function loadKept(rules: number): VersionFixture {
  return JSON.parse(readText(`test/games/runaround/earlier/${rules}.json`)) as VersionFixture;
}

function runNewRules(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(PROJECT_ROOT, 'src/tools/new-rules.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

/** Replays all kept matches; returns the failed tests. */
function replayKept(): readonly { readonly title: string; readonly messages: string }[] {
  const tests = runTests(root, PLAYED);
  expect(tests.length).toBeGreaterThan(4);
  return tests
    .filter(({ status }) => status !== 'passed')
    .map(({ title, failureMessages }) => ({ title, messages: failureMessages.join('\n') }));
}
