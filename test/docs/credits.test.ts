import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, ROOT, rowsUnder } from './files.ts';

const { text } = page('docs/credits.md');
const wanted: Readonly<Record<string, string>> = JSON.parse(page('package.json').text).dependencies;
const locked: Readonly<Record<string, { readonly license?: string }>> = JSON.parse(
  page('package-lock.json').text,
).packages;

test('docs/credits.md: lists every library of the bot with its licence', () => {
  const rows = rowsUnder(text, '## Libraries of the bot').map(([name = '', , licence]) => [
    name.replace(/^\[([^\]]+)\].*/, '$1'),
    licence,
  ]);
  const expected = Object.keys(wanted).map((name) => [name, locked[`node_modules/${name}`]?.license]);
  expect(rows.filter(([name]) => name !== 'Node.js').sort()).toEqual(expected.sort());
});

test('docs/credits.md: lists every font', () => {
  const files = readdirSync(join(ROOT, 'render/fonts')).filter((name) => name.endsWith('.ttf'));
  const fonts = new Set(files.map((name) => name.replace(/_.*/, '').toLowerCase()));
  const named = rowsUnder(text, '## Fonts').map(([name = '']) => name.replaceAll(' ', '').toLowerCase());
  expect(named.sort()).toEqual([...fonts].sort());
});
