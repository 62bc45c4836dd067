import { expect, test } from 'vitest';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';

/** Versions that were taken out of the house, by `<game> <rules>`; the changelog names them under *To do*. */
const TAKEN_OUT: readonly string[] = [];

test.each(games)('$id has every version of its rules before the newest', ({ id, rules }) => {
  const before = Array.from({ length: rules - 1 }, (_, at) => at + 1);
  const there = earlier.filter((one) => one.id === id).map((one) => one.rules);
  expect(there.sort()).toEqual(before.filter((number) => !TAKEN_OUT.includes(`${id} ${number}`)));
});
