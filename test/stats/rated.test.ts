import { describe, expect, test } from 'vitest';
import { STRENGTH_IDS } from '../../src/ai/strengths.ts';
import { isRatedMatch, type MatchPart, rateMatch } from '../../src/stats/rate-match.ts';
import { getAiRating, getShownRating, type Rating, UNKNOWN_RATING } from '../../src/stats/rating.ts';

const person = (name: string, place: number | null): MatchPart => ({ person: name, player: null, place });
const ai = (player: string, place: number): MatchPart => ({ person: null, player, place });

describe('rateMatch', () => {
  test('rateMatch: raises the winner, lowers the loser and reduces both uncertainties', () => {
    const after = rateMatch(new Map(), [person('ann', 1), person('bob', 2)]);
    expect(value(after.get('ann'))).toBeGreaterThan(1_000);
    expect(after.get('bob')?.mu).toBeLessThan(UNKNOWN_RATING.mu);
    for (const rating of after.values()) expect(rating.sigma).toBeLessThan(UNKNOWN_RATING.sigma);
  });

  test('rateMatch: changes ratings more after an upset', () => {
    const before = new Map([
      ['ann', { mu: 35, sigma: 3 }],
      ['bob', { mu: 20, sigma: 3 }],
    ]);
    const expected = rateMatch(before, [person('ann', 1), person('bob', 2)]);
    const upset = rateMatch(before, [person('ann', 2), person('bob', 1)]);
    const moved = (after: typeof upset) => Math.abs((after.get('ann')?.mu ?? 0) - 35);
    expect(moved(upset)).toBeGreaterThan(5 * moved(expected));
  });

  test('rateMatch: gives the same rating to players who share a place', () => {
    const after = rateMatch(new Map(), [person('ann', 1), person('bob', 1), person('cem', 3)]);
    expect(after.get('ann')).toEqual(after.get('bob'));
    expect(value(after.get('cem'))).toBeLessThan(value(after.get('ann')));
  });

  test('rateMatch: treats a player who left like the last one', () => {
    const left = rateMatch(new Map(), [person('ann', 1), ai('badger', 2), person('bob', null)]);
    const lost = rateMatch(new Map(), [person('ann', 1), ai('badger', 2), person('bob', 3)]);
    expect(left).toEqual(lost);
  });

  test('rateMatch: counts AI opponents by their strength and does not rate them', () => {
    const win = (player: string) =>
      value(rateMatch(new Map(), [person('ann', 1), person('bob', 2), ai(player, 3)]).get('ann'));
    expect(win('owl')).toBeGreaterThan(win('badger'));
    expect(win('badger')).toBeGreaterThan(win('sparrow'));
    expect([...rateMatch(new Map(), [person('ann', 1), ai('owl', 2)]).keys()]).toEqual(['ann']);
  });
});

test.each([
  ['two people with places', [person('ann', 1), person('bob', 2)], true],
  ['a person and one who left', [person('ann', 1), ai('owl', 2), person('bob', null)], true],
  ['one person among AI seats', [person('ann', 1), ai('owl', 2), ai('owl', 3)], false],
  ['nobody with a place', [person('ann', null), person('bob', null)], false],
])('isRatedMatch: is right for %s', (_, parts, counts) => {
  expect(isRatedMatch(parts)).toBe(counts);
});

test('getShownRating: is 1000 for a new player, and AI strengths are ordered', () => {
  expect(getShownRating(UNKNOWN_RATING)).toBe(1_000);
  const values = STRENGTH_IDS.map((id) => getShownRating(getAiRating(id)));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(new Set(values).size).toBe(3);
  expect(getAiRating('random')).toEqual(getAiRating('sparrow'));
});

function value(rating: Rating = UNKNOWN_RATING): number {
  return getShownRating(rating);
}
