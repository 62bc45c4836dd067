import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { computeRecordDigest, formatCanonicalJson, getResignedStandings } from '../../src/engine/record.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('formatCanonicalJson', () => {
  test.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ c: 3, a: 1, b: 2 }, '{"a":1,"b":2,"c":3}'],
    [{ z: { y: [{ b: 0, a: null }] }, a: 'x' }, '{"a":"x","z":{"y":[{"a":null,"b":0}]}}'],
    [[3, 1, 2], '[3,1,2]'],
    [{ 10: 'ten', 9: 'nine' }, '{"9":"nine","10":"ten"}'],
    [{ kept: undefined }, '{}'],
    ['b a', '"b a"'],
    [null, 'null'],
    [false, 'false'],
    [7, '7'],
  ])('formatCanonicalJson: sorts the keys of %j', (value, expected) =>
    expect(formatCanonicalJson(value)).toBe(expected),
  );
});

describe('computeRecordDigest', () => {
  test('computeRecordDigest: hashes the canonical JSON without the digest field', () => {
    expect(computeRecordDigest({ seat: 1, game: 'go' })).toBe(sha256('{"game":"go","seat":1}'));
    expect(computeRecordDigest({ digest: 'f00', seat: 1, game: 'go' })).toBe(
      sha256('{"game":"go","seat":1}'),
    );
  });
});

describe('getResignedStandings', () => {
  test.each([
    [2, 0, [2, 1]],
    [2, 1, [1, 2]],
    [4, 2, [1, 1, 4, 1]],
  ])(
    'getResignedStandings: with %i seats, seat %i resigns and comes last, the others share first place',
    (seats, loser, places) => {
      expect(getResignedStandings(seats, loser)).toEqual(places.map((place, seat) => ({ seat, place })));
    },
  );
});
