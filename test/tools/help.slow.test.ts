import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Tools by their npm script: `verify` and `src/tools/verify.ts`. */
const tools = Object.entries(scripts).flatMap(([name, script]) => {
  const [, path] = /^node ((?:src\/(?:tools|bench)|test\/soak)\/\S+)$/.exec(script) ?? [];
  return path === undefined ? [] : [{ name, path }];
});

test('help: there are tools to ask', () => {
  expect(tools.length).toBeGreaterThan(15);
});

test.each(tools)('npm run $name prints its usage for --help, with exit code 0', ({ name, path }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, '--help'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(new RegExp(`^Usage: npm run (-s )?${name}( --|\n)`));
  expect(stdout).toMatch(/\n {2}--help +print this help\n$/);
  expect(stdout.split('\n').filter((line) => line.length > 110)).toEqual([]);
});
