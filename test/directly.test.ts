import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a program here prints that has `directly`; `fails` says by which code something is not imported. */
function printed(program: string): string {
  const before = `import { directly } from './src/directly.ts';
    const fails = (importing) => importing.then(() => 'imported', ({ code }) => code);`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', `${before}\n${program}`], {
    encoding: 'utf8',
  }).trim();
}

test('what a start imports is imported directly, with its packages', () => {
  expect(printed(`console.log(typeof (await directly(() => import('./src/start.ts'))).start);`)).toBe(
    'function',
  );
});

test('nobody asks whether a file is there before it is to be read, for as long as that', () => {
  expect(
    printed(`console.log(
      await directly(() => fails(import('./src/nowhere.ts'))),
      await fails(directly(() => import('no-such-package'))),
      await fails(import('./src/nowhere2.ts')),
    );`),
  ).toBe('ENOENT ERR_MODULE_NOT_FOUND ERR_MODULE_NOT_FOUND');
});

test('of what has all of itself in one file as well only that is read', () => {
  expect(
    printed(`const read = [];
      const { registerHooks } = await import('node:module');
      registerHooks({ load: (url, context, next) => (read.push(url), next(url, context)) });
      const { rate, rating } = await directly(() => import('openskill'));
      const [[won], [lost]] = rate([[rating()], [rating()]]);
      console.log(won.mu > lost.mu, read.filter((url) => url.includes('/ramda/')).length);`),
  ).toBe('true 1');
});

test('a file that is imported either way is one module', () => {
  expect(
    printed(`const one = await directly(() => import('./src/time.ts'));
      console.log(one === (await import('./src/time.ts')));`),
  ).toBe('true');
});
