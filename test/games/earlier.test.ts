import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { earlier } from '../../src/games/earlier.ts';
import { findDifference } from '../../src/tools/new-rules/find-difference.ts';
import type { VersionFixture } from '../../src/tools/new-rules/fixture.ts';

/** How earlier versions played while each was the newest. */
const kept = globSync('*/earlier/*.json', { cwd: import.meta.dirname }).map(
  (path) => JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')) as VersionFixture,
);

test('of every earlier version is known how it played', () => {
  const named = ({ id, rules }: { readonly id: string; readonly rules: number }) => `${id}, rules ${rules}`;
  const known = kept.map(({ game, rules }) => named({ id: game, rules }));
  expect(known.sort()).toEqual(earlier.map(named).sort());
  for (const { matches } of kept) expect(matches.length).toBeGreaterThan(0);
});

const matches = kept.flatMap(({ game, rules, matches }) =>
  matches.map((match, at) => [`${game}, rules ${rules}, match ${at + 1}`, { game, rules, match }] as const),
);

test.each(matches)('%s goes as it did', (_, { game, rules, match }) => {
  const version = earlier.find((one) => one.id === game && one.rules === rules);
  if (!version) throw new Error(`There are no rules ${rules} of ${game}`);
  const found = findDifference(version, match);
  expect(found, found ?? '').toBeNull();
});
