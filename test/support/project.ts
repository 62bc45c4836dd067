import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';

/** Where this project is. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Shares a file or folder of this project with the one in `root`, unless that has one of its own. */
export function share(root: string, path: string): void {
  if (!existsSync(join(root, path))) symlinkSync(join(ROOT, path), join(root, path));
}

/** The compiler has nothing to say of some paths of a project, nor the linter of others, by the settings of this one. */
export function expectTidy(root: string, compiled: readonly string[], linted = compiled): void {
  const base = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as object;
  const include = compiled.map((path) => join(root, path));
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ ...base, include }));
  expect(spawned('tsc', ['-p', root], root).stdout).toBe('');
  writeFileSync(join(root, 'biome.json'), readFileSync(join(ROOT, 'biome.json')));
  const { stdout, stderr } = spawned('biome', ['check', '--vcs-enabled=false', ...linted], root);
  expect(stdout + stderr).not.toMatch(/error|Found/i);
}

/** What became of one test. */
export interface Tested {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** Runs the tests of a project below that path. */
export function tested(root: string, path: string): readonly Tested[] {
  const { stdout } = spawned('vitest', ['run', '--root', root, '--reporter', 'json', path], ROOT);
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return report.testResults.flatMap(({ assertionResults }) => assertionResults);
}

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly Tested[] }[];
}

/** By the Node that runs these tests, whichever is first on the path. */
function spawned(tool: string, args: readonly string[], cwd: string) {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH };
  return spawnSync(join(ROOT, 'node_modules/.bin', tool), args, { cwd, env, encoding: 'utf8' });
}
