import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameJson } from '../../src/engine/is-same-json.ts';
import { formatCanonicalJson } from '../../src/engine/record.ts';

test.each([
  [{ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: undefined, b: 1 }, { b: 1, c: undefined }, true],
  [{ a: undefined }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ 0: 'a' }, ['a'], false],
  [null, {}, false],
  [null, null, true],
  ['1', 1, false],
])('isSameJson: compares %j and %j', (one, other, same) => {
  expect(isSameJson(one, other)).toBe(same);
  expect(isSameJson(other, one)).toBe(same);
});

test('isSameJson: agrees with the canonical form', () => {
  const json = fc.jsonValue({ maxDepth: 3, noUnicodeString: true });
  fc.assert(
    fc.property(json, json, (one, other) => {
      const [first, second] = [one, other].map((value) => JSON.parse(JSON.stringify(value)) as unknown);
      expect(isSameJson(first, second)).toBe(formatCanonicalJson(first) === formatCanonicalJson(second));
      expect(isSameJson(first, JSON.parse(formatCanonicalJson(first)))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
