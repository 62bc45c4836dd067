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

/** Ann sits at seat 1, and comes to that place with that score; Bob to the other. */
function match(place: number, score: number | null, ending = 'over'): ScoredMatch {
  const id = ++ids;
  const bob = { person: 'bob', player: null, place: 3 - place, seat: 0, score: 40, ending, best: null };
  const ann = { person: 'ann', player: null, place, seat: 1, score, ending, best: null };
  return { id, game: 'forage', at: id, parts: [bob, ann] };
}

const LOST = match(2, 31);
const QUICK = match(1, 12);
const LONG = match(1, 20);
const GIVEN_UP = match(1, 99, 'resigned');
const MATCHES = [LONG, LOST, GIVEN_UP, QUICK];

describe('the highest score of somebody', () => {
  test('counts where the match was lost, too, but not where somebody gave up', () => {
    expect(findHighestScore(MATCHES, 'ann')).toBe(31);
  });

  test('is none where there is no score, or none above nothing', () => {
    expect(findHighestScore([match(1, null)], 'ann')).toBeNull();
    expect(findHighestScore([match(2, -3), match(2, 0)], 'ann')).toBeNull();
    expect(findHighestScore(MATCHES, 'cem')).toBeNull();
  });
});

test('the best of somebody is the quickest win, or the biggest deal, where one is known', () => {
  const remembered = [LOST, QUICK, LONG, GIVEN_UP].map((one, at) =>
    remember(one, [null, 24, 0, 7][at] ?? null),
  );
  expect(findFewestTurns(remembered, 'ann')).toBe(7);
  expect(findBiggestDeal(remembered, 'ann')).toBe(24);
  expect([findFewestTurns(remembered, 'bob'), findBiggestDeal(remembered, 'cem')]).toEqual([null, null]);
});

function remember(one: ScoredMatch, best: number | null): ScoredMatch {
  return { ...one, parts: one.parts.map((part) => (part.person === 'ann' ? { ...part, best } : part)) };
}

test('who won at the end did so by the rules, and not with all others', () => {
  expect(hasWonAtEnd(QUICK.parts, 1)).toBe(true);
  expect(hasWonAtEnd(LOST.parts, 1)).toBe(false);
  expect(hasWonAtEnd(GIVEN_UP.parts, 1)).toBe(false);
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

test('moves of a seat without another’s between them are one turn', () => {
  const movers = [0, 0, 1, 0, 0, 0, 1, 1, 0];
  expect([countTurns(movers, 0), countTurns(movers, 1), countTurns(movers, 2)]).toEqual([3, 2, 0]);
});
