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
import { difference } from '../../src/tools/new-rules/difference.ts';
import { keep } from '../../src/tools/new-rules/keep.ts';
import type { Kept } from '../../src/tools/new-rules/kept.ts';
import { expectTidy, ROOT, share, tested } from '../support/project.ts';

const FIRST = runaround.rules;
/** A rule that every part of the game asks one helper for: who lands across from an opponent swaps. */
const RULE = "{ kind: 'swap', across: facing }";
const PLAYED = 'test/games/earlier.test.ts';
let root: string;

/** A project with one game of its own, that shares the engine and the tools with this one. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'piecemeal-new-rules-'));
  for (const folder of ['src/games', 'test/games']) mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(ROOT, 'src/games/runaround'), join(root, 'src/games/runaround'), { recursive: true });
  rmSync(join(root, 'src/games/runaround/earlier'), { recursive: true, force: true });
  cpSync(join(ROOT, PLAYED), join(root, PLAYED));
  for (const path of ['node_modules', 'package.json']) share(root, path);
  for (const name of readdirSync(join(ROOT, 'src'))) share(root, join('src', name));
});

afterAll(() => rmSync(root, { recursive: true }));

describe('npm run new-rules', () => {
  test('lays out what was, beside what is to be', () => {
    const { status, stdout } = newRules('runaround');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      `test/games/runaround/earlier/${FIRST}.json`,
      `src/games/runaround/earlier/${FIRST}.ts`,
      'src/games/runaround/index.ts',
      'src/games/earlier.ts',
      '',
    ]);
    expect(stdout).toContain(PLAYED);
    expect(read('src/games/runaround/index.ts')).toContain(`  rules: ${FIRST + 1},\n`);
    expect(keptOf(FIRST)).toEqual(JSON.parse(JSON.stringify(keep(runaround))));
    expect(played()).toEqual([]);
  });

  test('passes the compiler and the linter as it is laid out', () => {
    const compiled = ['src/games/earlier.ts', 'src/games/runaround', 'src/i18n/bot.ts', PLAYED];
    expectTidy(root, compiled, ['src/games', 'test/games']);
  }, 120_000);

  test('what changes a shared helper is caught, by game, rules, match and move', () => {
    const [helper = ''] = globSync('src/games/runaround/**/*.ts', { cwd: root }).filter((path) =>
      read(path).includes(RULE),
    );
    const was = read(helper);
    writeFileSync(join(root, helper), was.replace(RULE, 'PLAIN'));
    const failures = played();
    writeFileSync(join(root, helper), was);
    expect(failures.length).toBeGreaterThan(0);
    for (const { title, messages } of failures) {
      expect(title).toMatch(new RegExp(`^runaround, rules ${FIRST}, match \\d+ goes as it did$`));
      expect(messages).toMatch(/Move \d+: it (offers something else, or leads elsewhere|is refused)/);
    }
    expect(played()).toEqual([]);
  });

  test('a second time the first rules build on the second', () => {
    expect(newRules('runaround').status).toBe(0);
    expect(read(`src/games/runaround/earlier/${FIRST}.ts`)).toContain(
      `import { runaround${FIRST + 1} as newer } from './${FIRST + 1}.ts';`,
    );
    expect(read('src/games/earlier.ts')).toContain(`[runaround${FIRST}, runaround${FIRST + 1}]`);
    expect(keptOf(FIRST + 1).rules).toBe(FIRST + 1);
    expect(played()).toEqual([]);
  });

  test.each([
    [[], 'Say which game'],
    [['chess'], 'There is no game "chess"'],
    [['../engine'], 'There is no game'],
    [['runaround', 'forage'], 'one word too many'],
  ])('%j is one sentence and code 2', (args, sentence) => {
    const { status, stdout, stderr } = newRules(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('what is kept of how a version plays', () => {
  test.each([...games, ...earlier])('$id, rules $rules: the same matches are played again', (game) => {
    const kept = JSON.parse(JSON.stringify(keep(game))) as Kept;
    expect(kept.matches.length).toBeGreaterThan(3);
    for (const match of kept.matches) expect(difference(game, match)).toBeNull();
  });

  test.each(games)(
    '$id: every number of seats is among them, and other options than the usual ones',
    (game) => {
      const { matches } = keep(game);
      expect(new Set(matches.map(({ seats }) => seats))).toEqual(new Set(game.seats));
      for (const { id } of game.options)
        expect(new Set(matches.map(({ options }) => options[id])).size, id).toBeGreaterThan(1);
    },
  );

  test.each([
    ['a set-up', { setup: () => ({}) }, /^The set-up: /],
    ['a question', { next: () => ({ kind: 'ready', move: { kind: 'roll' } }) }, /^Move \d+: /],
    ['luck', { apply: (state: object) => state }, /^Move 1: it needs less luck/],
    [
      'a notation',
      { notation: { ...runaround.notation, print: () => '' } },
      /^The last position: it is written/,
    ],
  ] as const)('%s that changed is a difference', (_, change, where) => {
    const [match] = keep(runaround).matches;
    const changed = { ...runaround, ...change } as never;
    expect(difference(changed, match as Kept['matches'][number])).toMatch(where);
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function keptOf(rules: number): Kept {
  return JSON.parse(read(`test/games/runaround/earlier/${rules}.json`)) as Kept;
}

function newRules(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(ROOT, 'src/tools/new-rules.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

/** Plays everything that was kept again; what fails. */
function played(): readonly { readonly title: string; readonly messages: string }[] {
  const tests = tested(root, PLAYED);
  expect(tests.length).toBeGreaterThan(4);
  return tests
    .filter(({ status }) => status !== 'passed')
    .map(({ title, failureMessages }) => ({ title, messages: failureMessages.join('\n') }));
}
