import { expect, test } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { games } from '../../src/games/registry.ts';
import { page } from './files.ts';

const { text } = page('CHANGELOG.md');
const versions = text.split(/^## /m).slice(1);

/** Maximum number of words of an entry. */
const MAX_WORDS = 20;
const SECTIONS = ['To do', 'Added', 'Changed', 'Fixed', 'Removed'];

test('CHANGELOG.md: has numbered versions, each with known sections', () => {
  expect(versions.length).toBeGreaterThan(1);
  for (const version of versions) {
    expect(version).toMatch(/^\d+\.\d+\.\d+( \(unreleased\))?\n/);
    const sections = [...version.matchAll(/^### (.*)$/gm)].map(([, name = '']) => name);
    expect(sections).toEqual(SECTIONS.filter((name) => sections.includes(name)));
  }
});

test('CHANGELOG.md: has entries of one line and at most 20 words', () => {
  const entries = [...text.matchAll(/^- (.*(?:\n {2}.*)*)$/gm)].map(([, entry = '']) => entry);
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter((entry) => entry.includes('\n') || entry.split(/\s+/).length > MAX_WORDS)).toEqual(
    [],
  );
});

test('CHANGELOG.md: names the newest migration and the rules that games have raised', () => {
  expect(text).toContain(Object.keys(migrations).at(-1)?.slice(0, 4));
  const raised = games.filter(({ rules }) => rules > 1).map(({ rules }) => `rules ${rules}`);
  expect(raised.filter((rules) => !text.includes(rules))).toEqual([]);
});
