import { rate } from 'openskill';
import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { type Ranked, updateRatings } from '../../src/stats/rate-match.ts';
import { getShownRating, type Rating, UNKNOWN_RATING } from '../../src/stats/rating.ts';

const chance = createSeededChance(11);
const MATCHES = 2_000;

describe('updateRatings', () => {
  test('updateRatings: equals openskill exactly when nobody shares a place', () => {
    for (let match = 0; match < MATCHES; match++) {
      const players = rankPlayers(createRatings(), (at) => at + 1);
      const rank = players.map(({ place }) => place);
      const theirs = rate(
        players.map(({ rating }) => [{ ...rating }]),
        { rank },
      ).map(([one]) => one);
      expect(updateRatings(players)).toEqual(theirs);
    }
  });

  test('updateRatings: agrees with openskill when two players share a place', () => {
    const players = rankPlayers([UNKNOWN_RATING, { mu: 30, sigma: 4 }], () => 1);
    const theirs = rate(
      players.map(({ rating }) => [{ ...rating }]),
      { rank: [1, 1] },
    );
    for (const [at, { mu }] of updateRatings(players).entries())
      expect(mu).toBeCloseTo(theirs[at]?.[0]?.mu ?? 0, 10);
  });

  test('updateRatings: gives equal players more for a better place and the same for a shared one', () => {
    for (let match = 0; match < MATCHES; match++) {
      const players = rankPlayers(createRatings(UNKNOWN_RATING), (_, count) => 1 + chance.draw(count));
      const after = updateRatings(players);
      for (const [one, { place }] of players.entries())
        for (const [other, { place: behind }] of players.entries()) {
          const [mine, theirs] = [after[one] as Rating, after[other] as Rating];
          if (place < behind) expect(mine.mu).toBeGreaterThan(theirs.mu);
          if (place === behind) expect(mine.mu).toBeCloseTo(theirs.mu, 10);
        }
    }
  });

  test('updateRatings: never lowers a sole winner and never raises a sole loser', () => {
    for (let match = 0; match < MATCHES; match++) {
      const players = rankPlayers(createRatings(), (_, count) => 1 + chance.draw(count));
      const places = players.map(({ place }) => place);
      const isAlone = (place: number) => places.filter((one) => one === place).length === 1;
      const after = updateRatings(players);
      for (const [at, { rating, place }] of players.entries()) {
        const gained = getShownRating(after[at] as Rating) - getShownRating(rating);
        if (place === Math.min(...places) && isAlone(place)) expect(gained).toBeGreaterThanOrEqual(0);
        if (place === Math.max(...places) && isAlone(place)) expect(gained).toBeLessThanOrEqual(0);
      }
    }
  });

  test('updateRatings: lowers the uncertainty of every player', () => {
    const players = rankPlayers(createRatings(), (_, count) => 1 + chance.draw(count));
    for (const [at, { sigma }] of updateRatings(players).entries())
      expect(sigma).toBeLessThan((players[at] as Ranked).rating.sigma);
  });
});

/** Creates two to seventeen random ratings, or copies of a given one. */
function createRatings(same?: Rating): readonly Rating[] {
  const some = () => ({ mu: 5 + chance.draw(4_000) / 100, sigma: 1 + chance.draw(800) / 100 });
  return Array.from({ length: 2 + chance.draw(16) }, () => same ?? some());
}

function rankPlayers(
  ratings: readonly Rating[],
  getPlace: (at: number, count: number) => number,
): readonly Ranked[] {
  return ratings.map((rating, at) => ({ rating, place: getPlace(at, ratings.length) }));
}
