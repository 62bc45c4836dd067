import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { computeRecordDigest, formatCanonicalJson, getResignedStandings } from '../../src/engine/record.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('JSON in its one form', () => {
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
  ])('%j', (value, expected) => expect(formatCanonicalJson(value)).toBe(expected));
});

describe('the digest of a record', () => {
  test('is of the JSON without the digest itself', () => {
    expect(computeRecordDigest({ seat: 1, game: 'go' })).toBe(sha256('{"game":"go","seat":1}'));
    expect(computeRecordDigest({ digest: 'f00', seat: 1, game: 'go' })).toBe(
      sha256('{"game":"go","seat":1}'),
    );
  });
});

describe('who has resigned is last, and the others share the first place', () => {
  test.each([
    [2, 0, [2, 1]],
    [2, 1, [1, 2]],
    [4, 2, [1, 1, 4, 1]],
  ])('of %i the seat %i', (seats, loser, places) => {
    expect(getResignedStandings(seats, loser)).toEqual(places.map((place, seat) => ({ seat, place })));
  });
});
