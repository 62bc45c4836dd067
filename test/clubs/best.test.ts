import { describe, expect, test } from 'vitest';
import { highestScore, type ScoredMatch, shortestWins, turnsOf } from '../../src/clubs/best.ts';

let ids = 0;

/** Ann sits at seat 1, and comes to that place with that score; Bob to the other. */
function match(place: number, score: number | null, moves: number, ending = 'over'): ScoredMatch {
  const id = ++ids;
  const bob = { person: 'bob', player: null, place: 3 - place, seat: 0, score: 40, ending };
  const ann = { person: 'ann', player: null, place, seat: 1, score, ending };
  return { id, game: 'forage', at: id, moves, parts: [bob, ann] };
}

const LOST = match(2, 31, 9);
const QUICK = match(1, 12, 10);
const LONG = match(1, 20, 80);
const GIVEN_UP = match(1, 99, 2, 'resigned');
const MATCHES = [LONG, LOST, GIVEN_UP, QUICK];

describe('the highest score of somebody', () => {
  test('counts where the match was lost, too, but not where somebody gave up', () => {
    expect(highestScore(MATCHES, 'ann')).toBe(31);
  });

  test('is none where there is no score, or none above nothing', () => {
    expect(highestScore([match(1, null, 5)], 'ann')).toBeNull();
    expect(highestScore([match(2, -3, 5), match(2, 0, 5)], 'ann')).toBeNull();
    expect(highestScore(MATCHES, 'cem')).toBeNull();
  });
});

describe('the shortest wins of somebody', () => {
  test('are of matches that were won at their end, by the seat that was theirs', () => {
    expect(shortestWins(MATCHES, 'ann', 5)).toEqual([
      { id: QUICK.id, seat: 1 },
      { id: LONG.id, seat: 1 },
    ]);
    expect(shortestWins(MATCHES, 'bob', 5)).toEqual([{ id: LOST.id, seat: 0 }]);
  });

  test('are no more than wanted', () => {
    expect(shortestWins(MATCHES, 'ann', 1)).toEqual([{ id: QUICK.id, seat: 1 }]);
  });
});

test('moves of a seat without another’s between them are one turn', () => {
  const movers = [0, 0, 1, 0, 0, 0, 1, 1, 0];
  expect([turnsOf(movers, 0), turnsOf(movers, 1), turnsOf(movers, 2)]).toEqual([3, 2, 0]);
});
