import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { earlier } from '../../src/games/earlier.ts';
import { findDifference } from '../../src/tools/new-rules/find-difference.ts';
import type { VersionFixture } from '../../src/tools/new-rules/fixture.ts';

/** Stored matches of earlier versions, made while each was the newest. */
const fixtures = globSync('*/earlier/*.json', { cwd: import.meta.dirname }).map(
  (path) => JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')) as VersionFixture,
);

test('earlier rules: every earlier version of a game has stored matches', () => {
  const formatVersion = ({ id, rules }: { readonly id: string; readonly rules: number }) =>
    `${id}, rules ${rules}`;
  const known = fixtures.map(({ game, rules }) => formatVersion({ id: game, rules }));
  expect(known.sort()).toEqual(earlier.map(formatVersion).sort());
  for (const { matches } of fixtures) expect(matches.length).toBeGreaterThan(0);
});

const matches = fixtures.flatMap(({ game, rules, matches }) =>
  matches.map((match, at) => [`${game}, rules ${rules}, match ${at + 1}`, { game, rules, match }] as const),
);

test.each(matches)('earlier rules: %s plays as stored', (_, { game, rules, match }) => {
  const version = earlier.find((one) => one.id === game && one.rules === rules);
  if (!version) throw new Error(`There are no rules ${rules} of ${game}`);
  const found = findDifference(version, match);
  expect(found, found ?? '').toBeNull();
});
