import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';

/** Where this project is. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');

/** Shares a file or folder of this project with the one in `root`, unless that has one of its own. */
export function shareFile(root: string, path: string): void {
  if (!existsSync(join(root, path))) symlinkSync(join(PROJECT_ROOT, path), join(root, path));
}

/** The compiler has nothing to say of some paths of a project, nor the linter of others, by the settings of this one. */
export function expectProjectCompiles(root: string, compiled: readonly string[], linted = compiled): void {
  const base = JSON.parse(readFileSync(join(PROJECT_ROOT, 'tsconfig.json'), 'utf8')) as object;
  const include = compiled.map((path) => join(root, path));
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ ...base, include }));
  expect(spawnTool('tsc', ['-p', root], root).stdout).toBe('');
  writeFileSync(join(root, 'biome.json'), readFileSync(join(PROJECT_ROOT, 'biome.json')));
  const { stdout, stderr } = spawnTool('biome', ['check', '--vcs-enabled=false', ...linted], root);
  expect(stdout + stderr).not.toMatch(/error|Found/i);
}

/** What became of one test. */
export interface TestResult {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** Runs the tests of a project below that path. */
export function runTests(root: string, path: string): readonly TestResult[] {
  const { stdout } = spawnTool('vitest', ['run', '--root', root, '--reporter', 'json', path], PROJECT_ROOT);
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return report.testResults.flatMap(({ assertionResults }) => assertionResults);
}

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly TestResult[] }[];
}

/** By the Node that runs these tests, whichever is first on the path. */
function spawnTool(tool: string, args: readonly string[], cwd: string) {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH };
  return spawnSync(join(PROJECT_ROOT, 'node_modules/.bin', tool), args, { cwd, env, encoding: 'utf8' });
}
