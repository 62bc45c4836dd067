import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${ROOT}/docs/playground.md`, 'utf8');
const examples = [...page.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code!);

test('docs/playground.md: the example runs as written', async () => {
  expect(examples).toHaveLength(1);
  const args = ['--input-type=module', '--eval', examples[0]!];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, timeout: 60_000 });
  expect(stdout).toBe('');
});
