import { describe, expect, test } from 'vitest';
import {
  countTurns,
  findBiggestDeal,
  findFewestTurns,
  findHighestScore,
  hasWonAtEnd,
  type ScoredMatch,
} from '../../src/stats/bests.ts';

let ids = 0;

/** Creates a match in which Ann, on seat 1, has this place and score, and Bob the other place. */
function match(place: number, score: number | null, ending = 'over'): ScoredMatch {
  const id = ++ids;
  const bob = { person: 'bob', player: null, place: 3 - place, seat: 0, score: 40, ending, best: null };
  const ann = { person: 'ann', player: null, place, seat: 1, score, ending, best: null };
  return { id, game: 'forage', at: id, parts: [bob, ann] };
}

const LOST = match(2, 31);
const QUICK = match(1, 12);
const LONG = match(1, 20);
const RESIGNED = match(1, 99, 'resigned');
const MATCHES = [LONG, LOST, RESIGNED, QUICK];

describe('findHighestScore', () => {
  test('findHighestScore: includes lost matches but not resigned ones', () => {
    expect(findHighestScore(MATCHES, 'ann')).toBe(31);
  });

  test('findHighestScore: returns null without a positive score', () => {
    expect(findHighestScore([match(1, null)], 'ann')).toBeNull();
    expect(findHighestScore([match(2, -3), match(2, 0)], 'ann')).toBeNull();
    expect(findHighestScore(MATCHES, 'cem')).toBeNull();
  });
});

test('findFewestTurns and findBiggestDeal: return the best stored value, or null', () => {
  const matches = [LOST, QUICK, LONG, RESIGNED].map((one, at) => setBest(one, [null, 24, 0, 7][at] ?? null));
  expect(findFewestTurns(matches, 'ann')).toBe(7);
  expect(findBiggestDeal(matches, 'ann')).toBe(24);
  expect([findFewestTurns(matches, 'bob'), findBiggestDeal(matches, 'cem')]).toEqual([null, null]);
});

function setBest(one: ScoredMatch, best: number | null): ScoredMatch {
  return { ...one, parts: one.parts.map((part) => (part.person === 'ann' ? { ...part, best } : part)) };
}

test('hasWonAtEnd: is false for resigned matches and for a win shared by all', () => {
  expect(hasWonAtEnd(QUICK.parts, 1)).toBe(true);
  expect(hasWonAtEnd(LOST.parts, 1)).toBe(false);
  expect(hasWonAtEnd(RESIGNED.parts, 1)).toBe(false);
  expect(
    hasWonAtEnd(
      [
        { place: 1, ending: 'over' },
        { place: 1, ending: 'over' },
      ],
      0,
    ),
  ).toBe(false);
});

test('countTurns: consecutive moves of a seat are one turn', () => {
  const movers = [0, 0, 1, 0, 0, 0, 1, 1, 0];
  expect([countTurns(movers, 0), countTurns(movers, 1), countTurns(movers, 2)]).toEqual([3, 2, 0]);
});
