import { expect, test } from 'vitest';
import { page } from './files.ts';

/** Files and folders that the bundle copies. */
const [, list = ''] = /^const DATA = \[([^\]]*)\]/m.exec(page('scripts/build.ts').text) ?? [];
const data = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);

const copied = [...page('Dockerfile').text.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, paths = '']) =>
  paths.split(' '),
);
const sent = [...page('.dockerignore').text.matchAll(/^!(.*)$/gm)].map(([, path = '']) => path);

const isIn = (path: string, among: readonly string[]) =>
  among.some((one) => path === one || path.startsWith(`${one}/`));

test('Dockerfile: copies everything that the bundle needs, and .dockerignore lets it through', () => {
  expect(data.length).toBeGreaterThan(4);
  expect(data.filter((path) => !isIn(path, copied) || !isIn(path, sent))).toEqual([]);
  expect(copied.filter((path) => !isIn(path, sent))).toEqual([]);
});
