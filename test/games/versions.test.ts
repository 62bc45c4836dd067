import { expect, test } from 'vitest';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';

/** Versions that were removed, as `<game> <rules>`; the changelog names them. */
const REMOVED: readonly string[] = [];

test.each(games)('rules versions: $id still has every version before the newest', ({ id, rules }) => {
  const before = Array.from({ length: rules - 1 }, (_, at) => at + 1);
  const existing = earlier.filter((one) => one.id === id).map((one) => one.rules);
  expect(existing.sort()).toEqual(before.filter((number) => !REMOVED.includes(`${id} ${number}`)));
});
