import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';

/** Root folder of this project. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');

/** Links a file or folder of this project into `root`, unless it has one of its own. */
export function shareFile(root: string, path: string): void {
  if (!existsSync(join(root, path))) symlinkSync(join(PROJECT_ROOT, path), join(root, path));
}

/** Expects that compiler and linter accept these paths of a project with this project's settings. */
export function expectProjectCompiles(root: string, compiled: readonly string[], linted = compiled): void {
  const base = JSON.parse(readFileSync(join(PROJECT_ROOT, 'tsconfig.json'), 'utf8')) as object;
  const include = compiled.map((path) => join(root, path));
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ ...base, include }));
  expect(spawnTool('tsc', ['-p', root], root).stdout).toBe('');
  writeFileSync(join(root, 'biome.json'), readFileSync(join(PROJECT_ROOT, 'biome.json')));
  const { stdout, stderr } = spawnTool('biome', ['check', '--vcs-enabled=false', ...linted], root);
  expect(stdout + stderr).not.toMatch(/error|Found/i);
}

/** Result of one test. */
export interface TestResult {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** Runs a project's tests below a path. */
export function runTests(root: string, path: string): readonly TestResult[] {
  const file = join(root, 'test-results.json');
  spawnTool(
    'vitest',
    ['run', '--root', root, '--reporter', 'json', '--outputFile', file, path],
    PROJECT_ROOT,
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return report.testResults.flatMap(({ assertionResults }) => assertionResults);
}

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly TestResult[] }[];
}

/** Runs a tool with the Node that runs these tests, rather than the first on the path. */
function spawnTool(tool: string, args: readonly string[], cwd: string) {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH };
  return spawnSync(join(PROJECT_ROOT, 'node_modules/.bin', tool), args, { cwd, env, encoding: 'utf8' });
}
